import { Link } from '@tanstack/react-router'
import { HOLD_REASONS, type HoldReason } from '#shared/catalogue/review-states.ts'
import type { AdminReview } from '#shared/schemas/admin-review.ts'
import { formatDateTime } from '#shared/time/dates.ts'
import { Stars } from '#web/components/ui/stars.tsx'
import { ReviewDecision } from './review-decision.tsx'

const isHoldReason = (reason: string): reason is HoldReason => Object.hasOwn(HOLD_REASONS, reason)

function whyOf(reason: string | null): string {
  if (reason === null) return 'No reason was written down.'
  return isHoldReason(reason) ? HOLD_REASONS[reason] : reason
}

type ReviewCardProps = { review: AdminReview; onDecide: () => void }

/** The review on the left, what is known around it on the right of a tear line. */
export function ReviewCard({ review, onDecide }: ReviewCardProps) {
  return (
    <article className="panel rq__card">
      <div className="rq__review">
        <div className="rq__head">
          <Stars value={review.stars} />
          <time dateTime={review.createdAt}>{formatDateTime(review.createdAt)}</time>
        </div>
        {review.comment === null ? (
          <p className="rq__silent">Stars only, no words.</p>
        ) : (
          <blockquote>{review.comment}</blockquote>
        )}
        <h3>
          for{' '}
          <Link to="/business/$id" params={{ id: review.businessId }}>
            {review.businessName}
          </Link>
        </h3>
        <ReviewDecision review={review} onDecide={onDecide} />
      </div>
      <div className="rq__why">
        <dl>
          <div>
            <dt>{review.state === 'hidden' ? 'Why it is hidden' : 'Why it is held'}</dt>
            <dd>{whyOf(review.reason)}</dd>
          </div>
          {review.network !== null && (
            <div>
              <dt>Network (reviews of one network have the same sign)</dt>
              <dd>
                <span className="rq__hash">{review.network}</span>
              </dd>
            </div>
          )}
        </dl>
      </div>
    </article>
  )
}
