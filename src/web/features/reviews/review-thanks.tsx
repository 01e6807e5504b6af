import { HELD_SENTENCE } from '#shared/catalogue/review-states.ts'
import type { RatingAnswer } from '#shared/schemas/rating.ts'

/** Said to the writer beside the reviews, once the dialog has closed. */
export function ReviewThanks({ answer: { rating, state } }: { answer: RatingAnswer }) {
  return (
    <div className="thanks" role="status">
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
  )
}
