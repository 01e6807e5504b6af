import { Link } from '@tanstack/react-router'
import { NAMELESS } from '#shared/catalogue/review-texts.ts'
import type { AdminReview } from '#shared/schemas/admin-review.ts'
import { formatDateTime } from '#shared/time/dates.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Stars } from '#web/components/ui/stars.tsx'
import { ReviewDecision } from './review-decision.tsx'
import { ReviewSurroundings } from './review-surroundings.tsx'

type ReviewCardProps = { review: AdminReview; onDecide: () => void }

/** The review on the left, what is known around it on the right of a tear line. */
export function ReviewCard({ review, onDecide }: ReviewCardProps) {
  return (
    <article className="panel rq__card">
      <div className="rq__review">
        <div className="rq__head">
          <Stars value={review.stars} />
          <bdi>{review.name ?? NAMELESS}</bdi>
          {review.booked && <Badge tone="ok">Booked here</Badge>}
          {review.confirmed && <Badge tone="info">Confirmed</Badge>}
          <time dateTime={review.createdAt}>{formatDateTime(review.createdAt)}</time>
        </div>
        {review.comment === null ? (
          <p className="rq__silent">Stars only, no words.</p>
        ) : (
          <blockquote dir="auto">{review.comment}</blockquote>
        )}
        <h3>
          for{' '}
          <Link to="/business/$id" params={{ id: review.businessId }}>
            {review.businessName}
          </Link>
        </h3>
        <ReviewDecision review={review} onDecide={onDecide} />
      </div>
      <ReviewSurroundings review={review} />
    </article>
  )
}
