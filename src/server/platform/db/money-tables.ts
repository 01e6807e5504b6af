import type { Generated } from 'kysely'
import type { LedgerKind } from '#shared/billing/ledger-line.ts'
import type { Plan } from '#shared/money/plans.ts'
import type { Flag, Timestamp } from './column-types.ts'

/**
 * What a payment provider told us, as it came, and what we have to tell it: a queue, worked off in the
 * background.
 */
interface PaymentMessageTable {
  id: string
  kind: 'notification' | 'cancel-subscription' | 'change-amount'
  /** A notification's body as received; JSON for what goes out. */
  body: string
  /** The address that a notification came from; empty for what goes out. */
  sender: string
  /** Of kind, body and sender: the same message waits once. */
  bodyHash: string
  state: 'waiting' | 'done' | 'rejected' | 'failed'
  /** What became of it, in a few words for admins. */
  result: string
  attempts: Generated<number>
  nextAttemptAt: Timestamp
  leaseUntil: Timestamp | null
  createdAt: Timestamp
  decidedAt: Timestamp | null
}

/** What an owner was asked to pay. Only added to. */
interface CheckoutTable {
  /** Goes to the provider and comes back with every notification. */
  id: string
  userId: string
  purpose: 'subscribe' | 'difference'
  plan: Plan
  amountCents: number
  isDemo: Flag
  createdAt: Timestamp
}

/** A standing order at the provider. Only added to; the newest of an owner is the current one. */
interface SubscriptionTable {
  token: string
  userId: string
  checkoutId: string
  plan: Plan
  isDemo: Flag
  createdAt: Timestamp
}

/** Every line that decides what an account may do. Only added to: triggers refuse the rest. */
export interface LedgerEntryTable {
  id: string
  /** Texts, not references: the books stay when the owner is gone. */
  userId: string
  ownerLabel: string
  /** 1, 2, 3 of this owner. Unique: of two that decide at once, one has to look again. */
  position: number
  kind: LedgerKind
  /** The day it counts from, in Cape Town. */
  day: string
  plan: Plan
  /** Positive came in, negative went back. */
  amountCents: number
  paidFrom: string | null
  paidUntil: string | null
  monthDay: number | null
  /** Unique where set: a payment is booked once, ever. */
  providerPaymentId: string | null
  token: string | null
  reference: string
  note: string
  /** The admin who wrote it; empty where the owner or the provider did. */
  adminEmail: string
  isDemo: Flag
  createdAt: Timestamp
}

export interface InvoiceTable {
  /** 'INV-000187' or 'CN-000010'. */
  number: string
  series: string
  serial: number
  userId: string
  entryId: string
  issuedOn: string
  totalCents: number
  vatCents: number
  /** JSON: seller, buyer and lines as they were on that day. */
  document: string
  isDemo: Flag
  createdAt: Timestamp
}

/** To whom the invoices of an owner go from now on. Goes with the owner. */
interface InvoiceDetailsTable {
  userId: string
  name: string
  /** Lines of text. */
  address: string
  vatNumber: string | null
  updatedAt: Timestamp
}

/** The last number of each series, raised in the transaction of the invoice: no gaps. */
interface InvoiceCounterTable {
  series: string
  last: number
}

export interface MoneyTables {
  paymentMessages: PaymentMessageTable
  checkouts: CheckoutTable
  subscriptions: SubscriptionTable
  ledgerEntries: LedgerEntryTable
  invoices: InvoiceTable
  invoiceDetails: InvoiceDetailsTable
  invoiceCounters: InvoiceCounterTable
}
