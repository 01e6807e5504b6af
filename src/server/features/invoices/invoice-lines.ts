import type { Invoice } from '#shared/billing/invoice.ts'
import type { LedgerLine } from '#shared/billing/ledger-line.ts'
import { differenceToPremium } from '#shared/billing/plan-change.ts'
import { formatCents, priceCents } from '#shared/money/cents.ts'
import { daysIn } from '#shared/time/calendar-days.ts'
import { formatDate } from '#shared/time/dates.ts'

type InvoiceLines = Invoice['lines']

const span = (from: string, until: string) => `${formatDate(from)} to ${formatDate(until)}`

/** The invoice lines for a ledger entry; `before` are the owner's earlier entries. */
export function invoiceLines(
  line: LedgerLine & { note: string },
  before: readonly LedgerLine[],
  countedOn: string,
): InvoiceLines {
  const { plan, amountCents, paidFrom, paidUntil } = line
  if (line.kind === 'difference') return differenceLines(line, before, countedOn)
  if (line.kind === 'refund') return [{ what: 'Refund', detail: line.note, days: '', amountCents }]
  if (paidFrom === null || paidUntil === null) {
    const detail = 'Charged after the end of the subscription. We give it back.'
    return [{ what: `${plan} listing`, detail, days: '', amountCents }]
  }
  return [
    {
      what: `${plan} listing`,
      detail: `${span(paidFrom, paidUntil)}, ${formatCents(priceCents(plan))} a month`,
      days: String(daysIn(paidFrom, paidUntil)),
      amountCents,
    },
  ]
}

function differenceLines(
  { amountCents, note }: LedgerLine & { note: string },
  before: readonly LedgerLine[],
  countedOn: string,
): InvoiceLines {
  // The note tells admins why it bought nothing.
  if (note !== '')
    return [{ what: 'Payment on account', detail: 'To be given back', days: '', amountCents }]
  const difference = differenceToPremium(before, countedOn)
  // Another payment came in between checkout and payment: the paid amount counts.
  if (difference.amountCents !== amountCents)
    return [{ what: 'PREMIUM instead of BASIC', detail: 'The days left', days: '', amountCents }]
  return difference.parts.flatMap((part) => {
    const days = `${part.days} of ${part.daysInMonth}`
    return [
      {
        what: 'PREMIUM listing',
        detail: `${span(part.from, part.until)}, ${formatCents(priceCents('PREMIUM'))} a month`,
        days,
        amountCents: part.premiumCents,
      },
      {
        what: 'BASIC listing, already paid for the same days',
        detail: `${formatCents(priceCents('BASIC'))} a month`,
        days,
        amountCents: -part.basicCents,
      },
    ]
  })
}
