import type { CurrentUser } from '#server/features/accounts/current-user.ts'
import type { InvoiceService } from '#server/features/invoices/invoice.service.ts'
import type { InvoiceDetailsService } from '#server/features/invoices/invoice-details.service.ts'
import type { LedgerAccount, LedgerService } from '#server/features/ledger/ledger.service.ts'
import type { Context } from '#server/platform/context.ts'
import { differenceToPremium } from '#shared/billing/plan-change.ts'
import { PAUSE_DAY } from '#shared/billing/standing.ts'
import { priceCents } from '#shared/money/cents.ts'
import { ownPages } from '#shared/own-paths.ts'
import type { BillingAnswer } from '#shared/schemas/billing/billing.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { presentHistoryLine } from './billing.presenter.ts'
import { isEvening } from './billing-day.service.ts'
import { payableOf } from './payable.ts'
import { findPayfast } from './payfast/payfast.ts'
import { standingOrderOf } from './standing-order.ts'
import type { SubscriptionService } from './subscription.service.ts'

interface BillingParts {
  invoiceDetails: InvoiceDetailsService
  invoices: InvoiceService
  subscriptions: SubscriptionService
}

/** The owner's view of plan and payments. */
export function createBillingService(
  context: Context,
  ledger: LedgerService,
  { invoiceDetails, invoices, subscriptions }: BillingParts,
) {
  const { clock, config } = context

  const toPay = (account: LedgerAccount, plan: CurrentUser['plan']) => {
    const payable = payableOf(account)
    const amountCents = priceCents(plan)
    if (payable === null || isChargedToday(account)) return null
    const from = payable.firstChargeOn
    if (findPayfast(context)) return { url: ownPages.checkout, amountCents, from }
    const { standing } = account
    // A plain payment page charges at once: while days are left it is for those who have cancelled.
    const isOffered = from === null || standing?.cancelled || standing?.openEnded
    const url = config.paymentUrl[plan] ?? null
    return url === null || !isOffered ? null : { url, amountCents, from: null }
  }

  /** The provider charges in the course of the day, and nothing has failed. */
  const isChargedToday = ({ standing, lines, today }: LedgerAccount): boolean =>
    standing?.overdueSince === today &&
    standingOrderOf(lines) !== null &&
    !isEvening(clock()) &&
    !lines.some(({ kind, day }) => kind === 'failed' && day === today)

  /** Not after the provider was told, nor if the provider told us. */
  const canUndo = async (account: LedgerAccount): Promise<boolean> => {
    const { standing, lines } = account
    if (!standing?.cancelled || standing.status !== 'ACTIVE') return false
    const last = lines.findLast(({ kind }) => kind === 'cancelled')
    return !last?.token && subscriptions.mayTakeBackStop(account)
  }

  return {
    async get(user: CurrentUser): Promise<BillingAnswer> {
      const account = await ledger.read(user.id)
      const { standing, lines, owner } = account
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
        canUndo: await canUndo(account),
        nextPlan,
        nextPayment:
          isRunning && paidUntil !== null && !standing.openEnded
            ? { on: addDays(paidUntil, 1), amountCents: priceCents(nextPlan) }
            : null,
        paysByCard: standingOrderOf(lines) !== null,
        chargedToday: isChargedToday(account),
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
