import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { LedgerKind, LedgerLine } from '#shared/billing/ledger-line.ts'
import { nextPaidMonth, standingOf } from '#shared/billing/standing.ts'
import { priceCents } from '#shared/money/cents.ts'
import type { Plan } from '#shared/money/plans.ts'
import { addDays } from '#shared/time/calendar-days.ts'

export interface PaymentsInput {
  user: { id: string; plan: Plan }
  ownerLabel: string
  /** The first paid day; a month is paid on every due day from then until today. */
  from: string
  today: string
  /** Without an end: a demo that keeps running must not expire. */
  openEnded: boolean
}

/** The ledger of an owner who has always paid. */
export async function createPayments(db: Db, input: PaymentsInput): Promise<void> {
  const { user, ownerLabel, today } = input
  const lines: LedgerLine[] = []
  const add = (kind: LedgerKind, day: string, amountCents: number, month = {}) => {
    const paid = { paidFrom: null, paidUntil: null, monthDay: null, ...month }
    lines.push({ kind, day, plan: user.plan, amountCents, ...paid })
  }
  for (let day = input.from; day <= today; ) {
    const month = nextPaidMonth(standingOf(lines, day), day)
    add(lines.length === 0 ? 'payment' : 'renewal', day, priceCents(user.plan), month)
    day = addDays(month.paidUntil, 1)
  }
  // Last in order, since a payment ends it, and dated first: it is not this month's news.
  if (input.openEnded) add('paid-otherwise', input.from, 0)
  await db
    .insertInto('ledgerEntries')
    .values(
      lines.map((line, index) => ({
        ...line,
        id: newId(),
        userId: user.id,
        ownerLabel,
        position: index + 1,
        providerPaymentId: line.amountCents === 0 ? null : `demo-${newId()}`,
        token: null,
        reference: '',
        note: '',
        adminEmail: '',
        isDemo: 1 as const,
        createdAt: `${line.day}T08:00:00.000Z`,
      })),
    )
    .execute()
}
