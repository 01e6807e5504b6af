import type { Rating } from '#shared/schemas/rating.ts'
import { formatDate } from '#shared/time/dates.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { Stars } from '#web/components/ui/stars.tsx'

interface ReviewsPanelProps {
  ratingAvg: number
  ratingCount: number
  ratings: Rating[]
  onWrite: () => void
}

export function ReviewsPanel({ ratingAvg, ratingCount, ratings, onWrite }: ReviewsPanelProps) {
  return (
    <Panel
      title="Reviews &amp; Ratings"
      action={
        <Button variant="line" size="sm" onClick={onWrite}>
          Write a Review
        </Button>
      }
    >
      {ratings.length === 0 ? (
        <p className="muted">No reviews yet. Be the first to leave a review!</p>
      ) : (
        <>
          <p className="score">
            <b>{ratingAvg.toFixed(1)}</b>
            <span>
              <Stars value={ratingAvg} />
              <br />
              <span className="sm">
                {ratingCount === 1 ? '1 review' : `${ratingCount} reviews`}
              </span>
            </span>
          </p>
          <ul>
            {ratings.map((rating) => (
              <Review key={rating.id} rating={rating} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

function Review({ rating: { stars, comment, createdAt } }: { rating: Rating }) {
  return (
    <li className="rev">
      <div className="rev__h">
        <Stars value={stars} />
        <time className="sm muted" dateTime={createdAt}>
          {formatDate(createdAt)}
        </time>
      </div>
      {comment && <p className="rev__txt">{comment}</p>}
    </li>
  )
}
