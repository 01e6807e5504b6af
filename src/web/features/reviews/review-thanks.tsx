import { useMutation } from '@tanstack/react-query'
import { HELD_SENTENCE } from '#shared/catalogue/review-states.ts'
import { reviewApi } from '#shared/review-paths.ts'
import type { DoneAnswer } from '#shared/schemas/account.ts'
import type { ReviewAnswer } from '#shared/schemas/reviews/review.ts'
import { buttonClass } from '#web/components/ui/button.tsx'
import { OneFieldForm } from '#web/components/ui/form/one-field-form.tsx'
import { sendJson } from '#web/lib/api/api-client.ts'

/** Shown to the writer beside the reviews, after the dialog has closed. */
export function ReviewThanks({
  answer: { rating, state, googleReviewUrl },
}: {
  answer: ReviewAnswer
}) {
  return (
    <div className="review-thanks">
      <div role="status">
        <h3>
          Thank you
          {rating.name && (
            <>
              , <bdi>{rating.name}</bdi>
            </>
          )}
          .{state === 'held' && ' We will look at it first.'}
        </h3>
        {state === 'held' && <p>{HELD_SENTENCE} Until then it counts nowhere.</p>}
      </div>
      <ConfirmIt id={rating.id} />
      {googleReviewUrl && (
        <a
          className={buttonClass({
            variant: 'line',
            size: 'sm',
            className: 'review-thanks__google',
          })}
          href={googleReviewUrl}
          target="_blank"
          rel="noopener noreferrer"
        >
          Review on Google too
        </a>
      )}
    </div>
  )
}

/** Optional, and asked only now: a review needs no address. */
function ConfirmIt({ id }: { id: string }) {
  const ask = useMutation({
    mutationFn: (email: string) =>
      sendJson<DoneAnswer>('POST', reviewApi.confirmation(id), { email }),
  })
  if (ask.isSuccess)
    return <p role="status">The link is on its way to {ask.variables}. Open it within a week.</p>
  return (
    <OneFieldForm
      className="review-thanks__confirm"
      label="Confirm that it is you? (optional)"
      hint="We mail you one link. Your review gets the Confirmed mark, and we tell you when it is published or answered. The address is never shown and is used for nothing else."
      type="email"
      autoComplete="email"
      placeholder="you@example.co.za"
      button="Send the link"
      send={ask}
    />
  )
}
