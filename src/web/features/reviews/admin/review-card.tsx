import { Link } from '@tanstack/react-router'
import { NAMELESS } from '#shared/catalogue/review-texts.ts'
import type { AdminReview } from '#shared/schemas/reviews/admin-review.ts'
import { countOf } from '#shared/text/numbers.ts'
import { formatDateTime } from '#shared/time/dates.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Stars } from '#web/components/ui/stars/stars.tsx'
import { ReviewContextPanel } from './review-context-panel.tsx'
import { ReviewDecision } from './review-decision.tsx'

type ReviewCardProps = { review: AdminReview; onDecide: () => void }

/** The review on the left, its context on the right of a tear line. */
export function ReviewCard({ review, onDecide }: ReviewCardProps) {
  const { ratingAvg, ratingCount } = review
  return (
    <article className="panel review-queue__card">
      <div className="review-queue__review">
        <Why review={review} />
        <div className="review-queue__head">
          <Stars value={review.stars} />
          <bdi>{review.name ?? NAMELESS}</bdi>
          {review.booked && <Badge tone="ok">Booked here</Badge>}
          {review.confirmed && <Badge tone="info">Confirmed</Badge>}
          <time dateTime={review.createdAt}>{formatDateTime(review.createdAt)}</time>
        </div>
        {review.comment === null ? (
          <p className="review-queue__silent">Stars only, no text.</p>
        ) : (
          <blockquote dir="auto">{review.comment}</blockquote>
        )}
        <h3>
          for{' '}
          <Link to="/business/$id" params={{ id: review.businessId }}>
            {review.businessName}
          </Link>
          {ratingCount > 0 && (
            <span className="review-queue__figures">
              , {ratingAvg.toFixed(1)} from {countOf(ratingCount, 'review')}
            </span>
          )}
        </h3>
        <ReviewDecision review={review} onDecide={onDecide} />
      </div>
      <ReviewContextPanel review={review} />
    </article>
  )
}

const HELD_AS: Record<string, string> = {
  burst: 'Burst',
  network: 'One network',
  words: 'Copied text',
}

/** Where it stands, and why it is in the queue. */
function Why({ review: { state, reason, reports } }: { review: AdminReview }) {
  const held = state === 'held' && reason !== null ? HELD_AS[reason] : undefined
  return (
    <p className="review-queue__badges">
      {state === 'published' && <Badge tone="ok">Published</Badge>}
      {state === 'hidden' && <Badge tone="off">Hidden</Badge>}
      {held && <Badge tone="wait">{held}</Badge>}
      {reports.length > 0 && <Badge tone="petal">{countOf(reports.length, 'report')}</Badge>}
    </p>
  )
}
