import type { LedgerEntry } from '#server/features/ledger/ledger-entry.ts'
import { wordsOf } from '#server/features/ledger/ledger-words.ts'
import type { HistoryLine } from '#shared/schemas/billing/billing.ts'

export function presentHistoryLine(
  entry: LedgerEntry,
  invoices: ReadonlyMap<string, string>,
): HistoryLine {
  return {
    id: entry.id,
    day: entry.day,
    kind: entry.kind,
    what: wordsOf(entry),
    amountCents: entry.amountCents,
    invoice: invoices.get(entry.id) ?? null,
  }
}
