import type { Generated } from 'kysely'
import type { LedgerKind } from '#shared/billing/ledger-line.ts'
import type { Plan } from '#shared/money/plans.ts'
import type { Flag, Timestamp } from './column-types.ts'

/**
 * Notifications of the payment provider as received, and requests that we have to send to it: a queue that a
 * background worker processes.
 */
interface PaymentMessageTable {
  id: string
  kind: 'notification' | 'cancel-subscription' | 'change-amount'
  /** A notification's body as received; JSON for outgoing requests. */
  body: string
  /** The IP address that a notification came from; empty for outgoing requests. */
  sender: string
  /** A hash of kind, body and sender: the same message is queued once. */
  bodyHash: string
  state: 'waiting' | 'done' | 'rejected' | 'failed'
  /** The result, in a few words for admins. */
  result: string
  attempts: Generated<number>
  nextAttemptAt: Timestamp
  leaseUntil: Timestamp | null
  createdAt: Timestamp
  decidedAt: Timestamp | null
}

/** What an owner was asked to pay. Insert only. */
interface CheckoutTable {
  /** Sent to the provider, which returns it with every notification. */
  id: string
  userId: string
  purpose: 'subscribe' | 'difference'
  plan: Plan
  amountCents: number
  isDemo: Flag
  createdAt: Timestamp
}

/** A recurring payment at the provider. Insert only; the newest of an owner is the current one. */
interface SubscriptionTable {
  token: string
  userId: string
  checkoutId: string
  plan: Plan
  isDemo: Flag
  createdAt: Timestamp
}

/** Every entry that decides what an account may do. Insert only: triggers refuse updates and deletes. */
export interface LedgerEntryTable {
  id: string
  /** Texts, not references: the ledger stays when the owner is deleted. */
  userId: string
  ownerLabel: string
  /** 1, 2, 3 per owner. Unique: of two concurrent decisions, one has to start again. */
  position: number
  kind: LedgerKind
  /** The day from which it takes effect, in Cape Town. */
  day: string
  plan: Plan
  /** Positive for payments, negative for refunds. */
  amountCents: number
  paidFrom: string | null
  paidUntil: string | null
  monthDay: number | null
  /** Unique if set: a payment is booked only once. */
  providerPaymentId: string | null
  token: string | null
  reference: string
  note: string
  /** The admin who wrote it; empty if the owner or the provider did. */
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

/** The invoice details of an owner, for future invoices. Deleted with the owner. */
interface InvoiceDetailsTable {
  userId: string
  name: string
  /** One line of text per line. */
  address: string
  vatNumber: string | null
  updatedAt: Timestamp
}

/** The last number of each series, raised in the invoice's transaction, so that there are no gaps. */
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
