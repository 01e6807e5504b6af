import type {
  ActingAdmin,
  AdminActionService,
} from '#server/features/admin-actions/admin-action.service.ts'
import type { LedgerService } from '#server/features/ledger/ledger.service.ts'
import type { LedgerEntry } from '#server/features/ledger/ledger-entry.ts'
import type { PaymentMailService } from '#server/features/payments/payment-mail.service.ts'
import { standingOrderOf } from '#server/features/payments/standing-order.ts'
import {
  NO_CARD,
  type SubscriptionService,
} from '#server/features/payments/subscription.service.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError, refuseField } from '#server/platform/errors.ts'
import { storedOwnerLabel } from '#shared/accounts/owner-label.ts'
import { nextPaidMonth, standingOf } from '#shared/billing/standing.ts'
import { hideMailboxes } from '#shared/contact/hide-mailboxes.ts'
import { formatCents, priceCents } from '#shared/money/cents.ts'
import type {
  EftRequest,
  PauseCollectionRequest,
  RefundRequest,
} from '#shared/schemas/billing/money.ts'
import { getEntry } from './admin-money.repository.ts'

/** How much of an entry was refunded already. */
const refunded = (lines: readonly LedgerEntry[], entryId: string) =>
  lines.reduce(
    (sum, { kind, reference, amountCents }) =>
      kind === 'refund' && reference === entryId ? sum - amountCents : sum,
    0,
  )

interface Services {
  actions: AdminActionService
  mails: PaymentMailService
  subscriptions: SubscriptionService
}

/** Ledger entries that admins write by hand. */
export function createAdminPaymentService(
  { clock, db }: Context,
  ledger: LedgerService,
  { actions, mails, subscriptions }: Services,
) {
  /**
   * Whoever gets all of the last card payment back is not charged again. Money for an earlier month, or one of two
   * payments for the same one, can go back without an end.
   */
  const endRefunded = async (trx: Db, admin: ActingAdmin, paid: LedgerEntry): Promise<void> => {
    const account = await ledger.open(trx, paid.userId)
    const { owner, lines } = account
    const token = standingOrderOf(lines)
    const last = lines.findLast(({ amountCents }) => amountCents > 0)
    if (!owner || token === null || paid.token !== token || last?.id !== paid.id) return
    if (refunded(lines, paid.id) < paid.amountCents) return
    const note = 'The last payment was given back.'
    const ended = await subscriptions.stop(trx, account, { note, adminEmail: admin.email })
    if (ended) await mails.changed(trx, owner, ended)
  }

  return {
    /** Months paid by bank transfer: they count from the day on which the money arrived. */
    async noteEft(
      admin: ActingAdmin,
      { userId, day, reference: said, months, reason, ...given }: EftRequest,
    ): Promise<void> {
      // The ledger outlives the owner, who may have paid with the e-mail address as reference.
      const reference = hideMailboxes(said)
      await db.transaction().execute(async (trx) => {
        const account = await ledger.open(trx, userId)
        const { owner, lines } = account
        if (!owner) throw new AppError('not-found', 'We can’t find that business owner.')
        if (day > account.today) refuseField('day', 'That day is still to come.')
        const isKnown = lines.some((line) => line.kind === 'eft' && line.reference === reference)
        if (isKnown)
          throw new AppError('conflict', 'There is already a payment with this reference.')
        const standing = standingOf(lines, day)
        const plan = standing?.nextPlan ?? owner.plan
        const price = months * priceCents(plan)
        const amountCents = given.amountCents ?? price
        if (amountCents < price && reason === null)
          refuseField('reason', `Please say why it is less than ${formatCents(price)}.`)
        const line = await ledger.append(trx, account, {
          kind: 'eft',
          day,
          plan,
          amountCents,
          ...nextPaidMonth(standing, day, months),
          reference,
          note: hideMailboxes(reason ?? ''),
          adminEmail: admin.email,
        })
        if (!line) return
        await mails.paid(trx, account, line, clock().toISOString())
        await actions.record(trx, admin, {
          action: 'eft',
          target: { id: userId, label: storedOwnerLabel(owner.business?.businessName) },
          detail: [
            formatCents(amountCents),
            reference,
            ...(reason === null ? [] : [hideMailboxes(reason)]),
          ].join(', '),
        })
      })
    },

    /** Ends the card payments of an owner, who keeps the paid days. */
    async cancelSubscription(admin: ActingAdmin, userId: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const account = await ledger.open(trx, userId)
        const { owner } = account
        if (!owner) throw new AppError('not-found', 'We can’t find that business owner.')
        const note = 'Cancelled by an admin.'
        const ended = await subscriptions.stop(trx, account, { note, adminEmail: admin.email })
        if (!ended) throw new AppError('conflict', NO_CARD)
        await mails.changed(trx, owner, ended)
        await actions.record(trx, admin, {
          action: 'cancel-subscription',
          target: { id: userId, label: storedOwnerLabel(owner.business?.businessName) },
        })
      })
    },

    /** Months without a card payment; the listing stays online, and the card is charged again after them. */
    async pauseCollection(
      admin: ActingAdmin,
      { userId, months, reason: said }: PauseCollectionRequest,
    ): Promise<void> {
      const reason = hideMailboxes(said)
      await db.transaction().execute(async (trx) => {
        const account = await ledger.open(trx, userId)
        const { owner } = account
        if (!owner) throw new AppError('not-found', 'We can’t find that business owner.')
        const paused = await subscriptions.pause(trx, account, {
          months,
          note: reason,
          adminEmail: admin.email,
        })
        if (!paused) return
        await mails.changed(trx, owner, paused)
        await actions.record(trx, admin, {
          action: 'pause-collection',
          target: { id: userId, label: storedOwnerLabel(owner.business?.businessName) },
          detail: `${months === 1 ? '1 month' : `${months} months`}: ${reason}`,
        })
      })
    },

    /** Records a refund, with its credit note. The account's plan does not change. */
    async noteRefund(
      admin: ActingAdmin,
      { entryId, amountCents, reason: said }: RefundRequest,
    ): Promise<void> {
      const reason = hideMailboxes(said)
      await db.transaction().execute(async (trx) => {
        const paid = await getEntry(trx, entryId)
        if (!paid || paid.amountCents <= 0)
          throw new AppError('not-found', 'We can’t find that payment.')
        const account = await ledger.open(trx, paid.userId)
        const isKnown = account.lines.some(
          (line) =>
            line.kind === 'refund' &&
            line.reference === entryId &&
            line.amountCents === -amountCents &&
            line.note === reason,
        )
        if (isKnown)
          throw new AppError(
            'conflict',
            'This refund has already been recorded. If it is a different one, say so in the reason.',
          )
        const left = paid.amountCents - refunded(account.lines, entryId)
        if (amountCents > left)
          refuseField('amountCents', `Of this payment ${formatCents(left)} can go back.`)
        const line = await ledger.append(trx, account, {
          kind: 'refund',
          plan: paid.plan,
          amountCents: -amountCents,
          reference: entryId,
          note: reason,
          adminEmail: admin.email,
        })
        if (!line) return
        await mails.refunded(trx, account, line, paid.invoice)
        await endRefunded(trx, admin, paid)
        await actions.record(trx, admin, {
          action: 'refund',
          target: { id: paid.userId, label: paid.ownerLabel },
          detail: `${formatCents(amountCents)}: ${reason}`,
        })
      })
    },
  }
}

export type AdminPaymentService = ReturnType<typeof createAdminPaymentService>
