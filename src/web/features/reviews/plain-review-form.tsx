import { COMMENT_MAX_LENGTH, NAME_MAX_LENGTH } from '#shared/catalogue/review-texts.ts'
import { formAddress } from '#shared/paths.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field, Input, Textarea } from '#web/components/ui/form/field.tsx'
import { Honeypot } from '#web/components/ui/form/honeypot.tsx'
import type { RefusedForm } from '#web/components/ui/form/refused-form.tsx'
import { Select } from '#web/components/ui/form/select.tsx'

const STARS = ['5', '4', '3', '2', '1']

interface PlainReviewFormProps {
  businessId: string
  /** Of a completed booking that the review is about. */
  bookingToken: string
  refused?: RefusedForm
}

/** A review without script. */
export function PlainReviewForm({ businessId, bookingToken, refused }: PlainReviewFormProps) {
  const { errors = {}, fields = {} } = refused ?? {}
  return (
    <form className="plain-form" method="post" action={formAddress('review')}>
      <input type="hidden" name="businessId" value={businessId} />
      <input type="hidden" name="bookingToken" value={bookingToken} />
      <Field label="Your rating" error={errors.stars}>
        <Select name="stars" options={STARS} defaultValue={fields.stars} />
      </Field>
      <Field label="Comment (optional)" error={errors.comment}>
        <Textarea
          name="comment"
          rows={4}
          maxLength={COMMENT_MAX_LENGTH}
          defaultValue={fields.comment}
        />
      </Field>
      <Field label="First name (optional)" error={errors.name}>
        <Input
          name="name"
          autoComplete="given-name"
          maxLength={NAME_MAX_LENGTH}
          defaultValue={fields.name}
        />
      </Field>
      <Honeypot />
      <Button type="submit">Submit Review</Button>
    </form>
  )
}
