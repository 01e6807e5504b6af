import type { AdminAction, AdminBusiness, AdminGem, AdminSignup } from '#shared/schemas/admin.ts'
import type { AdminReview } from '#shared/schemas/admin-review.ts'
import type { AdminBusinessRow } from './admin-business.repository.ts'
import type { AdminGemRow } from './admin-gem.repository.ts'
import type { SignupRow } from './admin-newsletter.repository.ts'
import type { AdminReviewRow } from './admin-review.repository.ts'

export function presentAdminBusiness(row: AdminBusinessRow): AdminBusiness {
  return {
    userId: row.userId,
    email: row.email,
    profileId: row.profileId,
    businessName: row.businessName,
    emailPublic: row.emailPublic,
    plan: row.plan,
    status: row.status,
    area: row.area,
    industry: row.industry,
    profileCreatedAt: row.profileCreatedAt,
    userCreatedAt: row.userCreatedAt,
  }
}

export function presentAdminSignup(row: SignupRow): AdminSignup {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    createdAt: row.createdAt,
    unsubscribedAt: row.unsubscribedAt,
  }
}

export function presentAdminGem(row: AdminGemRow): AdminGem {
  return {
    id: row.id,
    businessId: row.businessId,
    createdAt: row.createdAt,
    business: {
      id: row.businessId,
      businessName: row.businessName,
      industry: row.industry,
      area: row.area,
      plan: row.plan,
      status: row.status,
    },
  }
}

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

export function presentAdminAction(row: AdminAction): AdminAction {
  return {
    id: row.id,
    adminEmail: row.adminEmail,
    action: row.action,
    targetId: row.targetId,
    targetLabel: row.targetLabel,
    detail: row.detail,
    createdAt: row.createdAt,
  }
}
