import { planResumed } from '#server/features/accounts/mail/plan-resumed.tsx'
import type { InvoiceService } from '#server/features/invoices/invoice.service.ts'
import type { AppendedEntry, LedgerAccount } from '#server/features/ledger/ledger.service.ts'
import type { LedgerOwner } from '#server/features/ledger/ledger-entry.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import type { LedgerKind } from '#shared/billing/ledger-line.ts'
import { PAUSE_DAY, type REMINDER_DAYS, type Standing } from '#shared/billing/standing.ts'
import { priceCents } from '#shared/money/cents.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { paymentMissing } from './mail/payment-missing.tsx'
import { paymentReceipt } from './mail/payment-receipt.tsx'
import { type PlanChange, planChanged } from './mail/plan-changed.tsx'
import { welcome } from './mail/welcome.tsx'
import { welcomeKey } from './payment.service.ts'

const nameOf = ({ business }: LedgerOwner) => business?.businessName ?? null

/** The change to tell the owner about, for each kind of entry. */
const CHANGES: Partial<Record<LedgerKind, PlanChange>> = {
  'card-set-up': 'card-set-up',
  'collection-paused': 'collection-paused',
  cancelled: 'cancelled',
  'cancellation-undone': 'cancellation-undone',
  'downgrade-planned': 'downgrade-planned',
  'downgrade-undone': 'downgrade-undone',
}

/** All mails to owners about payments, stored in the transaction of their cause. */
export function createPaymentMailService(context: Context, invoices: InvoiceService) {
  /** The date of the next payment, if there is one. */
  const nextPaymentOn = (standing: Standing | null) =>
    standing?.paidUntil && !standing.cancelled ? addDays(standing.paidUntil, 1) : null

  const tellChange = (
    trx: Db,
    owner: LedgerOwner,
    change: PlanChange,
    standing: Standing | null,
    dedupeKey?: string,
  ) =>
    enqueueMessage(trx, context, planChanged, {
      recipient: owner.email,
      payload: {
        planChange: change,
        businessName: nameOf(owner),
        paidUntil: standing?.paidUntil ?? null,
        nextPlan: standing?.nextPlan ?? owner.plan,
        amountCents: priceCents(standing?.nextPlan ?? owner.plan),
      },
      by: 'recipient',
      dedupeKey,
    })

  const remind = (
    trx: Db,
    owner: LedgerOwner,
    {
      dueOn,
      step,
      plan,
    }: {
      dueOn: string
      step: (typeof REMINDER_DAYS)[number]
      plan: AppendedEntry['entry']['plan']
    },
  ) =>
    enqueueMessage(trx, context, paymentMissing, {
      recipient: owner.email,
      payload: {
        businessName: nameOf(owner),
        step,
        dueOn,
        pausedOn: addDays(dueOn, PAUSE_DAY),
        amountCents: priceCents(plan),
      },
      by: 'system',
      dedupeKey: `payment-missing:${owner.id}:${dueOn}:${step}`,
    })

  return {
    tellChange,
    remind,

    /** After a payment: an invoice by mail, and the resulting change of the account. */
    async paid(
      trx: Db,
      account: LedgerAccount,
      appended: AppendedEntry,
      askedAt: string,
    ): Promise<void> {
      const { owner, lines } = account
      if (!owner) return
      const { entry, before, after } = appended
      const countedOn = capeTownDay(new Date(askedAt))
      const invoice = await invoices.issue(trx, { owner, entry, before: lines, countedOn })
      await enqueueMessage(trx, context, paymentReceipt, {
        recipient: owner.email,
        payload: { businessName: nameOf(owner), invoice, nextPaymentOn: nextPaymentOn(after) },
        by: 'system',
      })
      if (owner.status === 'PENDING' && after?.status === 'ACTIVE')
        await enqueueMessage(trx, context, welcome, {
          recipient: owner.email,
          payload: { businessName: nameOf(owner), plan: entry.plan },
          by: 'system',
          dedupeKey: welcomeKey(owner.id),
        })
      if (before?.status === 'PAUSED' && after?.status === 'ACTIVE')
        await enqueueMessage(trx, context, planResumed, {
          recipient: owner.email,
          payload: { businessName: nameOf(owner) },
          by: 'recipient',
        })
    },

    /**
     * After a refund: a credit note for the invoice, also for a deleted owner, who gets no mail. A payment
     * without an invoice needs none.
     */
    async refunded(
      trx: Db,
      { owner, lines }: LedgerAccount,
      { entry, after }: AppendedEntry,
      creditOf: string | null,
    ): Promise<void> {
      if (creditOf === null) return
      const invoice = await invoices.issue(trx, { owner, entry, before: lines, creditOf })
      if (!owner) return
      await enqueueMessage(trx, context, paymentReceipt, {
        recipient: owner.email,
        payload: { businessName: nameOf(owner), invoice, nextPaymentOn: nextPaymentOn(after) },
        by: 'system',
      })
    },

    /** The bank refused the payment: told at once, if a month was due. */
    async failed(trx: Db, owner: LedgerOwner, { entry, after }: AppendedEntry): Promise<void> {
      if (!after?.paidUntil || after.cancelled || after.openEnded) return
      const dueOn = addDays(after.paidUntil, 1)
      if (entry.day < dueOn) return
      await remind(trx, owner, { dueOn, step: 0, plan: after.nextPlan })
    },

    /** A change of plan, by the owner or at the provider. */
    async changed(trx: Db, owner: LedgerOwner, { entry, after }: AppendedEntry): Promise<void> {
      const change = CHANGES[entry.kind]
      if (change) await tellChange(trx, owner, change, after)
    },
  }
}

export type PaymentMailService = ReturnType<typeof createPaymentMailService>
