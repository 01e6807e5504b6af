import { REPLY_MAX_LENGTH } from '#shared/catalogue/review-texts.ts'
import { formAddress } from '#shared/paths.ts'
import type { ReviewOfBusiness } from '#shared/read-api.ts'
import { ReviewItem } from '#web/components/reviews/review-item.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field, Textarea } from '#web/components/ui/form/field.tsx'
import { type RefusedForm, RefusedFormError } from '#web/components/ui/form/refused-form.tsx'

interface ReplyFormProps extends ReviewOfBusiness {
  token: string
  refused?: RefusedForm
}

/** The public review, and the owner's reply to it. */
export function ReplyForm({ businessName, review, token, refused }: ReplyFormProps) {
  return (
    <article className="policy">
      <h1>{review.reply ? 'Change your reply' : 'Answer a review'}</h1>
      <p className="lead">For {businessName}. Everybody can read your reply.</p>
      <ul className="all-reviews__list">
        <ReviewItem review={review} businessName={businessName} />
      </ul>
      <form className="plain-form" method="post" action={formAddress('reply')}>
        <RefusedFormError refused={refused} />
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="businessId" value={review.businessId} />
        <Field
          label="Your public reply"
          hint="One reply, which you can change later. Promise nothing in return for a change of the review."
          error={refused?.errors.text}
        >
          <Textarea
            name="text"
            rows={5}
            maxLength={REPLY_MAX_LENGTH}
            required
            dir="auto"
            defaultValue={refused?.fields.text ?? review.reply?.text}
          />
        </Field>
        <Button type="submit">{review.reply ? 'Change Reply' : 'Publish Reply'}</Button>
      </form>
    </article>
  )
}
