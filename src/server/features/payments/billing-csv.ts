import { LEDGER_WORDS } from '#shared/billing/ledger-line.ts'
import { centsToDecimal } from '#shared/money/cents.ts'
import type { HistoryLine } from '#shared/schemas/billing/billing.ts'
import { CSV_BYTE_ORDER_MARK, csvLine } from '#shared/text/csv.ts'

// Two columns: the guard against spreadsheet formulas would turn a negative number into a text.
const COLUMNS = ['Date', 'For', 'Paid (R)', 'Paid back (R)', 'State', 'Invoice']

/** The owner's payment history as CSV, newest first. */
export async function* billingCsv(history: readonly HistoryLine[]): AsyncGenerator<string> {
  yield CSV_BYTE_ORDER_MARK + csvLine(COLUMNS)
  for (const { day, what, amountCents, kind, invoice } of history)
    yield csvLine([
      day,
      what,
      amountCents > 0 ? centsToDecimal(amountCents) : '',
      amountCents < 0 ? centsToDecimal(-amountCents) : '',
      LEDGER_WORDS[kind],
      invoice ?? '',
    ])
}
