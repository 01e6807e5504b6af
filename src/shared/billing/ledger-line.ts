import type { Plan } from '#shared/money/plans.ts'
import { keysOf } from '#shared/text/one-of.ts'

/** Everything that decides what an account may do, in the words the ledger shows. */
export const LEDGER_WORDS = {
  /** The first payment of a subscription. */
  payment: 'Paid',
  /** A later one. */
  renewal: 'Paid',
  /** What PREMIUM costs more for the rest of a paid month. */
  difference: 'Paid',
  /** An admin noted a transfer. */
  eft: 'Paid by EFT',
  /** An admin activated the account: no amount, no end. */
  'paid-otherwise': 'Paid otherwise',
  failed: 'Failed',
  refund: 'Refunded',
  cancelled: 'Cancelled',
  'cancellation-undone': 'Cancellation undone',
  'downgrade-planned': 'Change to BASIC planned',
  'downgrade-undone': 'Stays on PREMIUM',
  paused: 'Paused by an admin',
  resumed: 'Resumed by an admin',
} as const
export type LedgerKind = keyof typeof LEDGER_WORDS
export const LEDGER_KINDS = keysOf(LEDGER_WORDS)

/** How the note of a payment ends that bought nothing. */
export const REFUND_DUE_NOTE = 'give it back.'

/** What the rules read of a line. Days are Cape Town's, money is cents. */
export interface LedgerLine {
  kind: LedgerKind
  day: string
  plan: Plan
  amountCents: number
  /** The month that was paid for, both days counted; null where the line pays for none. */
  paidFrom: string | null
  paidUntil: string | null
  /** The day of the month on which the paid months begin. */
  monthDay: number | null
}
