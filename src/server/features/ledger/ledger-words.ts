import { formatShortDate } from '#shared/time/dates.ts'
import type { LedgerEntry } from './ledger-entry.ts'

/** What an entry was for, in a few words; LEDGER_WORDS says what happened. */
export function wordsOf(entry: LedgerEntry): string {
  const { kind, plan, paidFrom, paidUntil } = entry
  if (paidFrom !== null && paidUntil !== null)
    return `${plan}, ${formatShortDate(paidFrom)} to ${formatShortDate(paidUntil)}`
  switch (kind) {
    case 'difference':
      return 'BASIC to PREMIUM'
    case 'card-set-up':
      return `${plan}, nothing charged yet`
    case 'failed':
      return `${plan}, not paid`
    case 'refund':
      return entry.note === '' ? 'Refund' : `Refund: ${entry.note}`
    case 'paid-otherwise':
      return `${plan}, activated`
    case 'downgrade-planned':
      return 'PREMIUM to BASIC'
    default:
      return plan
  }
}
