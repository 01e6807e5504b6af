import { HELD_SENTENCE } from '#shared/catalogue/review-states.ts'
import { CONFIRM_HINT, CONFIRM_LABEL } from '#shared/catalogue/review-texts.ts'
import { formAddress, pages } from '#shared/paths.ts'
import { Button } from '#web/components/ui/button.tsx'
import { PostField, PostForm, RefusedFormError } from '#web/components/ui/form/post-form.tsx'
import { PrivacyNote } from '#web/components/ui/form/privacy-note.tsx'
import { HeldHelp } from './parts/held-help.tsx'

interface ReviewSentProps {
  businessId: string
  reviewId: string
  state: 'published' | 'held'
  isLinkSent: boolean
  googleReviewUrl: string | null
}

/** What the dialog says after a review, as a page without script. */
export function ReviewSent(props: ReviewSentProps) {
  const { businessId, reviewId, state, isLinkSent, googleReviewUrl } = props
  return (
    <article className="policy stack">
      <h1>Review submitted!</h1>
      {state === 'held' ? (
        <p>
          Thank you. We will look at it first. {HELD_SENTENCE} Until then it is not counted.{' '}
          <HeldHelp />
        </p>
      ) : (
        <p>Thank you.</p>
      )}
      {isLinkSent && <p>The link is on its way. Open it within a week.</p>}
      {reviewId !== '' && (
        <PostForm className="plain-form" action={formAddress('review-confirmation')}>
          <RefusedFormError />
          <input type="hidden" name="businessId" value={businessId} />
          <input type="hidden" name="reviewId" value={reviewId} />
          <input type="hidden" name="done" value={state === 'held' ? 'held' : 'yes'} />
          <PostField
            label={CONFIRM_LABEL}
            hint={CONFIRM_HINT}
            type="email"
            name="email"
            autoComplete="email"
            required
          />
          <Button type="submit" variant="line">
            Send the link
          </Button>
          <PrivacyNote of="confirmation" />
        </PostForm>
      )}
      {googleReviewUrl && (
        <p>
          <a href={googleReviewUrl} rel="noopener noreferrer">
            Review on Google too
          </a>
        </p>
      )}
      <p>
        <a href={pages.business(businessId)}>Back to the business</a>
      </p>
    </article>
  )
}
