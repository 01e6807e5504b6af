import { useMutation } from '@tanstack/react-query'
import { HELD_SENTENCE } from '#shared/catalogue/review-states.ts'
import { CONFIRM_HINT, CONFIRM_LABEL } from '#shared/catalogue/review-texts.ts'
import type { ReviewAnswer } from '#shared/schemas/reviews/review.ts'
import { buttonClass } from '#web/components/ui/button.tsx'
import { OneFieldForm } from '#web/components/ui/form/one-field-form.tsx'
import { call } from '#web/lib/api/api-client.ts'
import { HeldHelp } from './parts/held-help.tsx'

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
        {state === 'held' && (
          <p>
            {HELD_SENTENCE} Until then it is not counted. <HeldHelp />
          </p>
        )}
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
      call('POST /api/reviews/:id/confirmation', { params: { id }, body: { email } }),
  })
  if (ask.isSuccess)
    return <p role="status">The link is on its way to {ask.variables}. Open it within a week.</p>
  return (
    <OneFieldForm
      className="review-thanks__confirm"
      label={CONFIRM_LABEL}
      hint={CONFIRM_HINT}
      type="email"
      autoComplete="email"
      placeholder="you@example.co.za"
      button="Send the link"
      send={ask}
    />
  )
}
