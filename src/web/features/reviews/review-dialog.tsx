import { type FormEvent, useState } from 'react'
import { COMMENT_MAX_LENGTH } from '#shared/catalogue/review-length.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Field, FormError, Textarea } from '#web/components/ui/field.tsx'
import { Honeypot } from '#web/components/ui/honeypot.tsx'
import { StarPicker } from '#web/components/ui/star-picker.tsx'
import { failureText } from '#web/lib/failure-text.ts'
import { useSubmitReview } from './submit-review.mutation.ts'

interface ReviewDialogProps {
  business: { id: string; businessName: string }
  open: boolean
  onOpenChange: (open: boolean) => void
  onReviewed: () => void
}

export function ReviewDialog({ business, open, onOpenChange, onReviewed }: ReviewDialogProps) {
  const [stars, setStars] = useState(0)
  const [comment, setComment] = useState('')
  const review = useSubmitReview()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (stars === 0 || review.isPending) return
    const website = String(new FormData(event.currentTarget).get('website') ?? '')
    review.mutate(
      { businessId: business.id, stars, comment, website },
      {
        onSuccess: () => {
          setStars(0)
          setComment('')
          onOpenChange(false)
          onReviewed()
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
      <form onSubmit={submit} noValidate>
        <StarPicker label="Your rating" value={stars} onChange={setStars} />
        <Field label="Comment (optional)" className="mt-4">
          <Textarea
            name="comment"
            rows={4}
            maxLength={COMMENT_MAX_LENGTH}
            placeholder="What should a local know?"
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
        </Field>
        <Honeypot />
        {review.isError && <FormError>{failureText(review.error)}</FormError>}
        <Button type="submit" block className="mt-5" disabled={stars === 0 || review.isPending}>
          {review.isPending ? 'Submitting...' : 'Submit Review'}
        </Button>
      </form>
    </Dialog>
  )
}
