import type { Plan } from '#shared/money/plans.ts'
import { keysOf } from '#shared/text/one-of.ts'

/** The kinds of ledger entries, with their labels. They decide what an account may do. */
export const LEDGER_WORDS = {
  /** The first payment of a subscription. */
  payment: 'Paid',
  /** A later one. */
  renewal: 'Paid',
  /** The price difference of PREMIUM for the rest of a paid month. */
  difference: 'Paid',
  /** A bank transfer recorded by an admin. */
  eft: 'Paid by EFT',
  /** Activated by an admin: without an amount or an end. */
  'paid-otherwise': 'Paid otherwise',
  /** A subscription whose first charge comes after the days that are paid already. */
  'card-set-up': 'Card set up',
  /** Months without a charge, given by an admin; the provider charges again after them. */
  'collection-paused': 'Payments paused',
  failed: 'Failed',
  refund: 'Refunded',
  cancelled: 'Cancelled',
  'cancellation-undone': 'Cancellation undone',
  'downgrade-planned': 'Change to BASIC planned',
  'downgrade-undone': 'Stays on PREMIUM',
  paused: 'Paused by an admin',
  resumed: 'Resumed by an admin',
  /** Taken back within seconds: the account is as it was before. */
  'pause-undone': 'Pause undone',
  'activation-undone': 'Activation undone',
  /** By the owner, for the days in which it can be undone. */
  closing: 'Account closing',
  'closing-undone': 'Closing undone',
} as const
export type LedgerKind = keyof typeof LEDGER_WORDS
export const LEDGER_KINDS = keysOf(LEDGER_WORDS)

/** The end of the note of a payment that bought nothing. */
export const REFUND_DUE_NOTE = 'give it back.'

/** The fields of an entry that the rules read. Days in Cape Town, amounts in cents. */
export interface LedgerLine {
  kind: LedgerKind
  day: string
  plan: Plan
  amountCents: number
  /** The paid month, first and last day; null if the entry pays for none. */
  paidFrom: string | null
  paidUntil: string | null
  /** The day of the month on which the paid months begin. */
  monthDay: number | null
}
