import { REPLY_MAX_LENGTH } from '#shared/catalogue/review-texts.ts'
import { formAddress } from '#shared/paths.ts'
import type { ReviewOfBusiness } from '#shared/read-api.ts'
import { Button } from '#web/components/ui/button.tsx'
import { PostField, PostForm, RefusedFormError } from '#web/components/ui/form/post-form.tsx'
import { PrivacyNote } from '#web/components/ui/form/privacy-note.tsx'
import { ReviewItem } from './parts/review-item.tsx'

interface ReplyFormProps extends ReviewOfBusiness {
  token: string
}

/** The public review, and the owner's reply to it. */
export function ReplyForm({ businessName, review, token }: ReplyFormProps) {
  return (
    <article className="policy">
      <h1>{review.reply ? 'Change your reply' : 'Answer a review'}</h1>
      <p className="lead">For {businessName}.</p>
      <ul className="all-reviews__list">
        <ReviewItem review={review} businessName={businessName} />
      </ul>
      <PostForm className="plain-form" action={formAddress('reply')}>
        <RefusedFormError />
        <input type="hidden" name="token" value={token} />
        <PostField
          label="Your public reply"
          hint="One reply, which you can change later. Promise nothing in return for a change of the review."
          name="text"
          rows={5}
          maxLength={REPLY_MAX_LENGTH}
          required
          dir="auto"
          defaultValue={review.reply?.text}
        />
        <Button type="submit">{review.reply ? 'Change Reply' : 'Publish Reply'}</Button>
        <PrivacyNote of="reply" />
      </PostForm>
    </article>
  )
}
