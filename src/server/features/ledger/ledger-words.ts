import { formatShortDate } from '#shared/time/dates.ts'
import type { LedgerEntry } from './ledger-entry.ts'

/** What a line was for, in a few words; what happened is said by LEDGER_WORDS. */
export function wordsOf(entry: LedgerEntry): string {
  const { kind, plan, paidFrom, paidUntil } = entry
  if (paidFrom !== null && paidUntil !== null)
    return `${plan}, ${formatShortDate(paidFrom)} to ${formatShortDate(paidUntil)}`
  switch (kind) {
    case 'difference':
      return 'BASIC to PREMIUM'
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
