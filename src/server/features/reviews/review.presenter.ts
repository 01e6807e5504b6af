import type { Rating } from '#shared/schemas/rating.ts'
import type { PublicRatingRow } from './review.repository.ts'

export function presentRating(row: PublicRatingRow): Rating {
  return {
    id: row.id,
    businessId: row.businessId,
    stars: row.stars,
    comment: row.comment,
    createdAt: row.createdAt,
  }
}
