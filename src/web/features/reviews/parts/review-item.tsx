import { NAMELESS } from '#shared/catalogue/review-texts.ts'
import { reviewPages } from '#shared/paths.ts'
import type { Review } from '#shared/schemas/reviews/review.ts'
import { formatDate } from '#shared/time/dates.ts'
import { Stars } from '#web/components/ui/stars/stars.tsx'
import { ReviewMark } from './review-mark.tsx'

interface ReviewItemProps {
  review: Review
  businessName: string
}

/** One review with its marks and the owner's reply. Its texts are from outside and may be right-to-left. */
export function ReviewItem({ review, businessName }: ReviewItemProps) {
  const { id, stars, comment, createdAt, editedAt, name, reply } = review
  return (
    <li className="review" id={`review-${id}`}>
      <div className="review__head">
        <Stars value={stars} />
        <bdi className="review__name">{name ?? NAMELESS}</bdi>
        {review.booked && <ReviewMark kind="booked" of={id} />}
        {review.confirmed && <ReviewMark kind="confirmed" of={id} />}
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        {editedAt && (
          <span className="review__edited">
            Edited <time dateTime={editedAt}>{formatDate(editedAt)}</time>
          </span>
        )}
      </div>
      {comment && (
        <p className="review__text" dir="auto">
          {comment}
        </p>
      )}
      {reply && (
        <div className="review-reply">
          <div className="review-reply__head">
            <b>{`Reply from ${businessName}`}</b>
            <time dateTime={reply.repliedAt}>{formatDate(reply.repliedAt)}</time>
          </div>
          <p dir="auto">{reply.text}</p>
          {editedAt && reply.repliedAt < editedAt && (
            <p className="review-reply__older">Written before the review was edited.</p>
          )}
        </div>
      )}
      <a
        className="review__footer quiet-link sign sign--flag"
        href={reviewPages.report(id)}
        rel="nofollow"
        aria-label="Report this review"
      >
        Report
      </a>
    </li>
  )
}
