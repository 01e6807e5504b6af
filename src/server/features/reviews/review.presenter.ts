import type { ReviewState } from '#shared/catalogue/review-states.ts'
import type { ReviewOfBusiness, ReviewToEdit } from '#shared/read-api.ts'
import type { Review } from '#shared/schemas/reviews/review.ts'
import type { ReviewsAnswer } from '#shared/schemas/reviews/review-list.ts'
import type { PublicReviewRow, ReviewPage } from './review.repository.ts'

export function presentReview(row: PublicReviewRow): Review {
  return {
    id: row.id,
    businessId: row.businessId,
    stars: row.stars,
    comment: row.comment,
    createdAt: row.createdAt,
    editedAt: row.editedAt,
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
  row: PublicReviewRow & { businessName: string },
): ReviewOfBusiness {
  return { businessName: row.businessName, review: presentReview(row) }
}

export function presentReviewToEdit({
  state,
  reason,
  ...row
}: Parameters<typeof presentReviewOfBusiness>[0] & {
  state: ReviewState
  reason: string | null
}): ReviewToEdit {
  return {
    ...presentReviewOfBusiness(row),
    state,
    hiddenBecause: state === 'hidden' ? reason : null,
  }
}

export function presentReviewPage({ rows, ...page }: ReviewPage): ReviewsAnswer {
  return { ...page, reviews: rows.map(presentReview) }
}
