import { wordsOf } from '#server/features/ledger/ledger-words.ts'
import { shownOwnerLabel } from '#shared/accounts/owner-label.ts'
import { LEDGER_WORDS } from '#shared/billing/ledger-line.ts'
import { centsToDecimal } from '#shared/money/cents.ts'
import { csvLine } from '#shared/text/csv.ts'
import type { NumberedEntry } from './admin-money.repository.ts'

/** Two columns for in and out: the guard against spreadsheet formulas would turn a negative number into a text. */
export const LEDGER_COLUMNS = [
  'Date',
  'Owner',
  'For',
  'Plan',
  'In (R)',
  'Out (R)',
  'VAT in (R)',
  'VAT out (R)',
  'Fee (R)',
  'Net (R)',
  'State',
  'Provider payment',
  'Reference',
  'Paid from',
  'Paid until',
  'Note',
  'Invoice',
  'Demo',
]

const above = (cents: number | null) => (cents !== null && cents > 0 ? centsToDecimal(cents) : '')
const below = (cents: number | null) => (cents !== null && cents < 0 ? centsToDecimal(-cents) : '')

/** An entry for the bookkeeper: a VAT return and the provider's settlement are added up from these lines. */
export function ledgerCsvLine(entry: NumberedEntry): string {
  const { amountCents, feeCents, vatCents } = entry
  // What a card payment left is known only if the provider said what it kept; a transfer has no fee.
  const fee = entry.providerPaymentId === null ? 0 : feeCents
  return csvLine([
    entry.day,
    shownOwnerLabel(entry.ownerLabel, entry.ownerEmail),
    wordsOf(entry),
    entry.plan,
    above(amountCents),
    below(amountCents),
    above(vatCents),
    below(vatCents),
    above(feeCents),
    fee === null ? '' : above(amountCents - fee),
    LEDGER_WORDS[entry.kind],
    entry.providerPaymentId ?? '',
    entry.reference,
    entry.paidFrom ?? '',
    entry.paidUntil ?? '',
    entry.note,
    entry.invoice ?? '',
    entry.isDemo ? 'yes' : '',
  ])
}
