import type { CurrentUser } from '#server/features/accounts/current-user.ts'
import type { InvoiceService } from '#server/features/invoices/invoice.service.ts'
import type { InvoiceDetailsService } from '#server/features/invoices/invoice-details.service.ts'
import type { LedgerAccount, LedgerService } from '#server/features/ledger/ledger.service.ts'
import type { Context } from '#server/platform/context.ts'
import { ownPages } from '#shared/billing/billing-paths.ts'
import { differenceToPremium } from '#shared/billing/plan-change.ts'
import { PAUSE_DAY } from '#shared/billing/standing.ts'
import { priceCents } from '#shared/money/cents.ts'
import type { BillingAnswer } from '#shared/schemas/billing/billing.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { presentHistoryLine } from './billing.presenter.ts'
import { getCurrentSubscription } from './checkout.repository.ts'
import { mayPay } from './checkout.service.ts'
import { findPayfast } from './payfast/payfast.ts'
import { providerStopsOn } from './plan-change.service.ts'

/** The owner's view of plan and payments. */
export function createBillingService(
  context: Context,
  ledger: LedgerService,
  { invoiceDetails, invoices }: { invoiceDetails: InvoiceDetailsService; invoices: InvoiceService },
) {
  const { db, config } = context

  const toPay = ({ standing }: LedgerAccount, plan: CurrentUser['plan']) => {
    const isPending = standing === null || standing.status === 'PENDING'
    const url = findPayfast(context) ? ownPages.checkout : (config.paymentUrl[plan] ?? null)
    if (url === null || !(isPending || mayPay(standing))) return null
    return { url, amountCents: priceCents(plan) }
  }

  /** Not after the provider was told, nor if the provider told us. */
  const canUndo = ({ standing, lines, today }: LedgerAccount): boolean => {
    if (!standing?.cancelled || standing.status !== 'ACTIVE') return false
    const last = lines.findLast(({ kind }) => kind === 'cancelled')
    const hasToken = lines.some(({ token }) => token !== null)
    if (last?.token) return false
    return !hasToken || providerStopsOn(standing) > today
  }

  return {
    async get(user: CurrentUser): Promise<BillingAnswer> {
      const account = await ledger.read(user.id)
      const { standing, lines, owner } = account
      const subscription = await getCurrentSubscription(db, user.id)
      const numbers = await invoices.findNumbers(user.id)
      const isPaid = standing !== null && standing.status !== 'PENDING'
      const nextPlan = isPaid ? standing.nextPlan : user.plan
      // Paid days of an earlier subscription no longer matter once they are over.
      const isPast = standing?.openEnded && (standing.paidUntil ?? '') < account.today
      const paidUntil = isPast ? null : (standing?.paidUntil ?? null)
      const isRunning = standing?.status === 'ACTIVE' && !standing.cancelled
      const isPaidUp = isRunning && !standing.openEnded && standing.overdueSince === null
      const offersPremium = isPaidUp && standing.plan === 'BASIC'
      return {
        businessName: owner?.business?.businessName ?? null,
        plan: user.plan,
        status: user.status,
        paidUntil,
        openEnded: standing?.openEnded ?? user.status === 'ACTIVE',
        cancelled: standing?.cancelled ?? false,
        canUndo: canUndo(account),
        nextPlan,
        nextPayment:
          isRunning && paidUntil !== null && !standing.openEnded
            ? { on: addDays(paidUntil, 1), amountCents: priceCents(nextPlan) }
            : null,
        paysByCard: subscription !== null && !standing?.cancelled,
        overdueSince: standing?.overdueSince ?? null,
        pausesOn: standing?.overdueSince ? addDays(standing.overdueSince, PAUSE_DAY) : null,
        pausedFor: standing?.pausedFor ?? (user.status === 'PAUSED' ? 'admin' : null),
        toPay: user.status === 'PAUSED' && standing === null ? null : toPay(account, nextPlan),
        difference: offersPremium ? differenceToPremium(lines, account.today) : null,
        invoicesTo: owner && (await invoiceDetails.find(owner)),
        history: lines.map((line) => presentHistoryLine(line, numbers)).reverse(),
      }
    },
  }
}

export type BillingService = ReturnType<typeof createBillingService>
