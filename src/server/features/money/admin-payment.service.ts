import type {
  ActingAdmin,
  AdminActionService,
} from '#server/features/admin-actions/admin-action.service.ts'
import type { LedgerService } from '#server/features/ledger/ledger.service.ts'
import { type LedgerEntry, labelOfOwner } from '#server/features/ledger/ledger-entry.ts'
import type { PaymentMailService } from '#server/features/payments/payment-mail.service.ts'
import type { Context } from '#server/platform/context.ts'
import { Refusal, refuseField } from '#server/platform/errors.ts'
import { nextPaidMonth, standingOf } from '#shared/billing/standing.ts'
import { formatCents, priceCents } from '#shared/money/cents.ts'
import type { EftRequest, RefundRequest } from '#shared/schemas/billing/money.ts'
import { getEntry } from './admin-money.repository.ts'

/** How much of an entry was refunded already. */
const refunded = (lines: readonly LedgerEntry[], entryId: string) =>
  lines.reduce(
    (sum, { kind, reference, amountCents }) =>
      kind === 'refund' && reference === entryId ? sum - amountCents : sum,
    0,
  )

/** Ledger entries that admins write by hand. */
export function createAdminPaymentService(
  { clock, db }: Context,
  ledger: LedgerService,
  { actions, mails }: { actions: AdminActionService; mails: PaymentMailService },
) {
  return {
    /** A month paid by bank transfer: it counts from the day on which the money arrived. */
    async noteEft(admin: ActingAdmin, { userId, day, reference }: EftRequest): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const account = await ledger.open(trx, userId)
        const { owner, lines } = account
        if (!owner) throw new Refusal('not-found', 'There is no such business owner.')
        if (day > account.today) refuseField('day', 'That day is still to come.')
        const isKnown = lines.some((line) => line.kind === 'eft' && line.reference === reference)
        if (isKnown)
          throw new Refusal('conflict', 'A payment with this reference is booked already.')
        const standing = standingOf(lines, day)
        const plan = standing?.nextPlan ?? owner.plan
        const line = await ledger.append(trx, account, {
          kind: 'eft',
          day,
          plan,
          amountCents: priceCents(plan),
          ...nextPaidMonth(standing, day),
          reference,
          adminEmail: admin.email,
        })
        if (!line) return
        await mails.paid(trx, account, line, clock().toISOString())
        await actions.record(trx, admin, {
          action: 'eft',
          target: { id: userId, label: labelOfOwner(owner) },
          detail: `${formatCents(line.entry.amountCents)}, ${reference}`,
        })
      })
    },

    /** Records a refund, with its credit note. The account's plan does not change. */
    async noteRefund(
      admin: ActingAdmin,
      { entryId, amountCents, reason }: RefundRequest,
    ): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const paid = await getEntry(trx, entryId)
        if (!paid || paid.amountCents <= 0)
          throw new Refusal('not-found', 'There is no such payment.')
        const account = await ledger.open(trx, paid.userId)
        const isKnown = account.lines.some(
          (line) =>
            line.kind === 'refund' &&
            line.reference === entryId &&
            line.amountCents === -amountCents &&
            line.note === reason,
        )
        if (isKnown)
          throw new Refusal(
            'conflict',
            'This refund is noted already. If it is another one, say so in the reason.',
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
