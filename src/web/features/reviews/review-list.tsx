import { reviewsMarkup } from '#shared/catalogue/review-markup.ts'
import { reviewPages } from '#shared/paths.ts'
import type { BusinessDetail } from '#shared/schemas/business-detail.ts'
import { countOf } from '#shared/text/numbers.ts'
import { buttonClass } from '#web/components/ui/button.tsx'
import { MarksLegend } from './marks-legend.tsx'
import { ReviewItem } from './parts/review-item.tsx'
import { RemovedReviews } from './removed-reviews.tsx'
import { ReviewScore } from './review-score.tsx'

/** The score, the newest reviews, and a link to all of them. */
export function ReviewList({ detail }: { detail: BusinessDetail }) {
  const { business, ratings, spread, removed } = detail
  const { id, businessName, ratingAvg, ratingCount } = business
  const markup = reviewsMarkup(business, ratings)
  return (
    <>
      <ReviewScore
        businessId={id}
        ratingAvg={ratingAvg}
        ratingCount={ratingCount}
        spread={spread}
      />
      <MarksLegend />
      <ul>
        {ratings.map((review) => (
          <ReviewItem key={review.id} review={review} businessName={businessName} />
        ))}
      </ul>
      <p className="reviews__all">
        {ratingCount > ratings.length && (
          <a className={buttonClass({ variant: 'sea' })} href={reviewPages.all(id)}>
            {`All ${countOf(ratingCount, 'review')}`}
          </a>
        )}
        <RemovedReviews count={removed} />
      </p>
      {markup && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no word can end the script
          dangerouslySetInnerHTML={{ __html: JSON.stringify(markup).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  )
}
