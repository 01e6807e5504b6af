import type { Context } from '#server/context.ts'
import type { AccountService } from '#server/features/accounts/account.service.ts'
import type { PaymentService } from '#server/features/payments/payment.service.ts'
import type { ReviewService } from '#server/features/reviews/review.service.ts'
import type { UploadService } from '#server/features/uploads/upload.service.ts'
import type { AdminActionService } from './admin-action.service.ts'
import { createAdminBusinessService } from './admin-business.service.ts'
import { createAdminGemService } from './admin-gem.service.ts'
import { createAdminNewsletterService } from './admin-newsletter.service.ts'
import { createAdminReviewService } from './admin-review.service.ts'
import { createAdminStatsService } from './admin-stats.service.ts'
import { createAdminUserService } from './admin-user.service.ts'

interface Neighbours {
  actions: AdminActionService
  accounts: AccountService
  payments: PaymentService
  reviews: ReviewService
  uploads: UploadService
}

/** The panel's services, all of which write into the one record. */
export function createAdminServices(context: Context, neighbours: Neighbours) {
  const { actions } = neighbours
  return {
    actions,
    businesses: createAdminBusinessService(context, actions),
    gems: createAdminGemService(context, actions),
    newsletter: createAdminNewsletterService(context, actions),
    reviews: createAdminReviewService(context, neighbours),
    stats: createAdminStatsService(context),
    users: createAdminUserService(context, neighbours),
  }
}

export type AdminServices = ReturnType<typeof createAdminServices>
