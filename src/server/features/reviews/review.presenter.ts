import type { ReviewOfBusiness } from '#shared/read-api.ts'
import type { Rating } from '#shared/schemas/reviews/rating.ts'
import type { ReviewsAnswer } from '#shared/schemas/reviews/review-list.ts'
import type { PublicRatingRow, ReviewPage } from './review.repository.ts'

export function presentRating(row: PublicRatingRow): Rating {
  return {
    id: row.id,
    businessId: row.businessId,
    stars: row.stars,
    comment: row.comment,
    createdAt: row.createdAt,
    name: row.authorName,
    booked: row.bookingId !== null,
    confirmed: row.confirmed === 1,
    reply:
      row.reply === null || row.repliedAt === null
        ? null
        : { text: row.reply, repliedAt: row.repliedAt },
  }
}

export function presentReviewOfBusiness(
  row: PublicRatingRow & { businessName: string },
): ReviewOfBusiness {
  return { businessName: row.businessName, review: presentRating(row) }
}

export function presentReviewPage({ rows, ...page }: ReviewPage): ReviewsAnswer {
  return { ...page, reviews: rows.map(presentRating) }
}
