import type { AdminReview, HeldBusiness } from '#shared/schemas/admin-review.ts'
import type { AdminReviewRow, HeldBusinessRow } from './admin-review.repository.ts'

/** Enough of a hash to see which reviews belong together. */
const HASH_SHOWN = 6

export function presentAdminReview(row: AdminReviewRow): AdminReview {
  return {
    id: row.id,
    businessId: row.businessId,
    businessName: row.businessName,
    stars: row.stars,
    comment: row.comment,
    state: row.state,
    reason: row.reason,
    createdAt: row.createdAt,
    network: row.networkHash?.slice(0, HASH_SHOWN) ?? null,
  }
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
