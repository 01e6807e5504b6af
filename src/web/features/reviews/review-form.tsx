import { COMMENT_MAX_LENGTH, NAME_MAX_LENGTH } from '#shared/catalogue/review-texts.ts'
import { formPages } from '#shared/paths.ts'
import type { Review } from '#shared/schemas/reviews/review.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { Honeypot } from '#web/components/ui/form/honeypot.tsx'
import {
  PostField,
  PostForm,
  RefusedFormError,
  useTyped,
} from '#web/components/ui/form/post-form.tsx'
import { PrivacyNote } from '#web/components/ui/form/privacy-note.tsx'
import { Select } from '#web/components/ui/form/select.tsx'

const STARS = ['5', '4', '3', '2', '1']

interface ReviewFormProps {
  businessId: string
  /** Of a completed booking that the review is about. */
  bookingToken: string
}

/** The dialog of a review as a page without script. */
export function ReviewForm({ businessId, bookingToken }: ReviewFormProps) {
  return (
    <PostForm className="plain-form" action={formPages.review({ business: businessId })}>
      <RefusedFormError />
      <input type="hidden" name="businessId" value={businessId} />
      <input type="hidden" name="bookingToken" value={bookingToken} />
      <ReviewFields />
      <PrivacyNote of="review" />
      <Honeypot />
      <Button type="submit">Submit Review</Button>
    </PostForm>
  )
}

/** Filled in with what the writer sent before. */
export function ReviewFields({ review }: { review?: Review }) {
  return (
    <>
      <StarsField stars={review?.stars} />
      <PostField
        label="Comment (optional)"
        name="comment"
        rows={4}
        maxLength={COMMENT_MAX_LENGTH}
        dir="auto"
        defaultValue={review?.comment ?? undefined}
      />
      <PostField
        label="First name (optional)"
        name="name"
        autoComplete="given-name"
        maxLength={NAME_MAX_LENGTH}
        defaultValue={review?.name ?? undefined}
      />
    </>
  )
}

function StarsField({ stars }: { stars: number | undefined }) {
  const { errors, fields } = useTyped()
  return (
    <Field label="Your rating" error={errors.stars}>
      <Select name="stars" options={STARS} defaultValue={fields.stars ?? stars} />
    </Field>
  )
}
