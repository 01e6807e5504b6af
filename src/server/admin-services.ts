import { createAdminUserService } from './features/accounts/admin/admin-user.service.ts'
import { createUserPageService } from './features/accounts/admin/user-page.service.ts'
import type { FailedSignInService } from './features/accounts/failed-sign-ins/failed-sign-in.service.ts'
import type { PasswordService } from './features/accounts/passwords/password.service.ts'
import type { SessionService } from './features/accounts/sessions/session.service.ts'
import type { AdminActionService } from './features/admin-actions/admin-action.service.ts'
import { createUndoService } from './features/admin-actions/undo.service.ts'
import { createAdminBusinessService } from './features/businesses/admin-business.service.ts'
import { forgetAccountRequests } from './features/data-requests/data-request.repository.ts'
import { createAdminGemService } from './features/gems/admin-gem.service.ts'
import type { LedgerService } from './features/ledger/ledger.service.ts'
import { createAdminMoneyService } from './features/money/admin-money.service.ts'
import { createAdminNewsletterService } from './features/newsletter/admin-newsletter.service.ts'
import type { PaymentService } from './features/payments/payment.service.ts'
import type { SubscriptionService } from './features/payments/subscription.service.ts'
import { recordDeletedAccount } from './features/personal-data/erasure.repository.ts'
import {
  type CountedServices,
  createAdminStatsService,
} from './features/stats/admin-stats.service.ts'
import type { UploadService } from './features/uploads/upload.service.ts'
import { forgetPerson } from './forget-person.ts'
import type { Context } from './platform/context.ts'
import { createAdminUndoService } from './screens/admin-undo.service.ts'

interface Parts extends CountedServices {
  actions: AdminActionService
  failedSignIns: FailedSignInService
  ledger: LedgerService
  passwords: PasswordService
  payments: PaymentService
  sessions: SessionService
  subscriptions: SubscriptionService
  uploads: UploadService
}

/** What admins do to owners, gems and money; a part of `createServices`. */
export function createAdminServices(context: Context, parts: Parts) {
  const { actions, attention, failedSignIns, ledger } = parts
  const undos = createUndoService(context)
  const adminMoney = createAdminMoneyService(context, ledger, { actions, attention })
  const adminGems = createAdminGemService(context, { actions, undos })
  const adminUsers = createAdminUserService(context, {
    ...parts,
    forgetPerson,
    recordErasure: async (trx, userId) => {
      await recordDeletedAccount(trx, userId)
      await forgetAccountRequests(trx, userId)
    },
    undos,
  })
  return {
    adminBusinesses: createAdminBusinessService(context, actions),
    adminGems,
    adminMoney,
    adminNewsletter: createAdminNewsletterService(context, actions),
    adminStats: createAdminStatsService(context, parts),
    adminUndos: createAdminUndoService({ actions, gems: adminGems, undos, users: adminUsers }),
    adminUsers,
    userPages: createUserPageService(context, { failedSignIns, money: adminMoney }),
  }
}
