import { ratingAvg } from '#shared/catalogue/rating-average.ts'
import type {
  AdminReview,
  HeldBusiness,
  ReviewSource,
} from '#shared/schemas/reviews/admin-review.ts'
import type { AdminReviewRow, HeldBusinessRow } from './admin-review.repository.ts'
import type { OthersOf, ReviewContext } from './review-context.ts'

/** Enough of a hash to see which reviews belong together. */
const HASH_SHOWN = 6

export function presentAdminReview(
  row: AdminReviewRow,
  context: ReviewContext | undefined,
): AdminReview {
  return {
    id: row.id,
    businessId: row.businessId,
    businessName: row.businessName,
    ratingAvg: ratingAvg(row.ratingSum, row.ratingCount),
    ratingCount: row.ratingCount,
    stars: row.stars,
    comment: row.comment,
    state: row.state,
    reason: row.reason,
    createdAt: row.createdAt,
    name: row.authorName,
    booked: row.bookingId !== null,
    confirmed: row.confirmed === 1,
    device: presentSource(row.deviceHash, context?.device),
    network: presentSource(row.networkHash, context?.network),
    sameWords: context?.sameWords ?? 0,
    curve: context?.curve ?? [],
    reports: (context?.reports ?? []).map(({ reference, reason, detail, byOwner, createdAt }) => ({
      reference,
      reason,
      detail,
      byOwner: byOwner === 1,
      createdAt,
    })),
  }
}

function presentSource(hash: string | null, others: OthersOf | undefined): ReviewSource | null {
  if (hash === null) return null
  return { sign: hash.slice(0, HASH_SHOWN), here: 0, elsewhere: 0, ...others }
}

export function presentHeldBusiness(row: HeldBusinessRow): HeldBusiness {
  return {
    businessId: row.businessId,
    businessName: row.businessName,
    held: row.held,
    networks: row.networks,
    oldestAt: row.oldestAt,
    newestAt: row.newestAt,
  }
}
