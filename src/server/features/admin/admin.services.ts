import type { AccountService } from '#server/features/accounts/account.service.ts'
import { createAdminUserService } from '#server/features/accounts/admin-user.service.ts'
import type { AdminActionService } from '#server/features/admin-actions/admin-action.service.ts'
import { createAdminBusinessService } from '#server/features/businesses/admin-business.service.ts'
import { createAdminGemService } from '#server/features/gems/admin-gem.service.ts'
import { createAdminNewsletterService } from '#server/features/newsletter/admin-newsletter.service.ts'
import type { PaymentService } from '#server/features/payments/payment.service.ts'
import { createAdminStatsService } from '#server/features/stats/admin-stats.service.ts'
import type { UploadService } from '#server/features/uploads/upload.service.ts'
import type { Context } from '#server/platform/context.ts'

interface Neighbours {
  actions: AdminActionService
  accounts: AccountService
  payments: PaymentService
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
    stats: createAdminStatsService(context),
    users: createAdminUserService(context, neighbours),
  }
}

export type AdminServices = ReturnType<typeof createAdminServices>
