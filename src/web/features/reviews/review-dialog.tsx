import { type FormEvent, type ReactNode, useEffect } from 'react'
import { COMMENT_MAX_LENGTH, NAME_MAX_LENGTH, NAMELESS } from '#shared/catalogue/review-texts.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Field, FormError, Input, Textarea } from '#web/components/ui/form/field.tsx'
import { Honeypot } from '#web/components/ui/form/honeypot.tsx'
import { PrivacyNote } from '#web/components/ui/form/privacy-note.tsx'
import { StarPicker } from '#web/components/ui/stars/star-picker.tsx'
import { failureText } from '#web/lib/api/failure-text.ts'
import { useKeptTexts } from '#web/lib/forms/use-kept-texts.ts'
import { loadReviewList } from './lazy-review-list.tsx'
import { ReviewThanks } from './review-thanks.tsx'
import { useSubmitReview } from './submit-review.mutation.ts'

const EMPTY = { stars: '', comment: '', name: '' }

interface ReviewDialogProps {
  business: { id: string; businessName: string }
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called with the message for the writer. */
  onReviewed: (thanks: ReactNode) => void
}

export function ReviewDialog({ business, open, onOpenChange, onReviewed }: ReviewDialogProps) {
  const { texts, setTexts, field } = useKeptTexts('review', EMPTY, open)
  const stars = Number(texts.stars)
  const review = useSubmitReview()
  // A new review changes the list, which then needs its own code.
  useEffect(() => void loadReviewList().catch(() => undefined), [])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (stars === 0 || review.isPending) return
    const website = String(new FormData(event.currentTarget).get('website') ?? '')
    review.mutate(
      { businessId: business.id, stars, comment: texts.comment, name: texts.name, website },
      {
        onSuccess: (answer) => {
          setTexts(EMPTY)
          onOpenChange(false)
          onReviewed(<ReviewThanks key={answer.rating.id} answer={answer} />)
        },
      },
    )
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Write a Review"
      description={`for ${business.businessName}`}
    >
      <form className="review-form" onSubmit={submit} noValidate>
        <StarPicker
          label="Your rating"
          value={stars}
          onChange={(chosen) => setTexts((known) => ({ ...known, stars: String(chosen) }))}
        />
        <Field label="Comment (optional)">
          <Textarea
            {...field('comment')}
            rows={4}
            maxLength={COMMENT_MAX_LENGTH}
            placeholder="What should a local know?"
          />
        </Field>
        <Field
          label="First name (optional)"
          hint={`Shown beside your review. Leave it empty and it says ‘${NAMELESS}’.`}
        >
          <Input {...field('name')} maxLength={NAME_MAX_LENGTH} autoComplete="given-name" />
        </Field>
        <PrivacyNote of="review" />
        <Honeypot />
        {review.isError && <FormError>{failureText(review.error)}</FormError>}
        <Button type="submit" block disabled={stars === 0} pending={review.isPending}>
          {review.isPending ? 'Submitting...' : 'Submit Review'}
        </Button>
      </form>
    </Dialog>
  )
}
