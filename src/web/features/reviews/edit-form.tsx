import { HELD_SENTENCE, hiddenSentence } from '#shared/catalogue/review-states.ts'
import { formAddress, pages } from '#shared/paths.ts'
import type { ReviewToEdit } from '#shared/read-api.ts'
import { Button } from '#web/components/ui/button.tsx'
import { PostForm, RefusedFormError } from '#web/components/ui/form/post-form.tsx'
import { PrivacyNote } from '#web/components/ui/form/privacy-note.tsx'
import { HeldHelp } from './parts/held-help.tsx'
import { ReviewFields } from './review-form.tsx'

interface EditFormProps extends ReviewToEdit {
  token: string
  /** What was just done. */
  done?: string | undefined
}

/** A review for its writer, to change or to withdraw. */
export function EditForm({
  businessName,
  review,
  state,
  hiddenBecause,
  token,
  done,
}: EditFormProps) {
  return (
    <article className="policy stack">
      <h1>Your review of {businessName}</h1>
      {done && <p role="status">{done}</p>}
      {state === 'held' && !done && (
        <p>
          {HELD_SENTENCE} <HeldHelp />
        </p>
      )}
      {state === 'hidden' ? (
        <p>{hiddenSentence(hiddenBecause)}</p>
      ) : (
        <PostForm className="plain-form" action={formAddress('review-edit')}>
          <RefusedFormError />
          <input type="hidden" name="token" value={token} />
          <ReviewFields review={review} />
          <p className="field__hint">Everybody sees that the review was edited, and when.</p>
          <Button type="submit">Save My Review</Button>
          <PrivacyNote of="review" />
        </PostForm>
      )}
      <details>
        <summary>Withdraw my review</summary>
        <PostForm className="plain-form" action={formAddress('review-withdrawal')}>
          <RefusedFormError />
          <input type="hidden" name="token" value={token} />
          <p>
            We take the review off the page, with the reply to it, and delete what you wrote. You
            can’t undo this.
          </p>
          <Button type="submit" variant="danger-line">
            Yes, withdraw it
          </Button>
        </PostForm>
      </details>
      <p>
        <a href={pages.business(review.businessId)}>Back to the business</a>
      </p>
    </article>
  )
}
