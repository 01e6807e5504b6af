import type { Generated } from 'kysely'
import type { Flag, Optional, Timestamp } from '#server/platform/db/column-types.ts'
import type { TableRules } from '#server/platform/db/table-rules.ts'
import type { Plan } from '#shared/money/plans.ts'

/** What an owner was asked to pay. Insert only. */
interface CheckoutTable {
  /** Sent to the provider, which returns it with every notification. */
  id: string
  userId: string
  /** 'subscribe-later': the first charge comes on the day after the paid days. */
  purpose: 'subscribe' | 'subscribe-later' | 'difference'
  plan: Plan
  /** The difference, or the price of a month. */
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

/**
 * Notifications of the payment provider as received, and requests that we have to send to it: a queue that a
 * background worker processes.
 */
interface PaymentMessageTable {
  id: string
  kind: 'notification' | 'cancel-subscription' | 'pause-subscription' | 'change-amount'
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
  /** From or to the demo's simulator. */
  isDemo: Generated<Flag>
  /** From when it is to be processed; null in rows from before this was stored. */
  dueAt: Optional<Timestamp>
}

interface PaymentTables {
  checkouts: CheckoutTable
  subscriptions: SubscriptionTable
  paymentMessages: PaymentMessageTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends PaymentTables {}
}

export const PAYMENT_TABLES: TableRules<keyof PaymentTables> = {
  checkouts: {
    shown: false,
    inBackup: true,
    personal: {
      owner: {
        kind: 'payments',
        found: { account: 'userId' },
        exported: ['purpose', 'plan', 'amountCents', 'createdAt'],
        erased: {
          kept: 'Tax law requires us to keep payments for five years. They name the business, without an address.',
        },
      },
    },
  },
  subscriptions: {
    shown: false,
    inBackup: true,
    personal: {
      owner: {
        kind: 'payments',
        found: { account: 'userId' },
        exported: ['plan', 'createdAt'],
        erased: {
          kept: 'Tax law requires us to keep payments for five years. They name the business, without an address.',
        },
      },
    },
  },
  paymentMessages: {
    shown: false,
    inBackup: true,
    personal: {
      // A notification names its checkout; payer and address leave it when it is decided (payfast.test.ts).
      owner: {
        kind: 'payments',
        found: {},
        exported: [],
        erased: {
          kept: 'Tax law requires us to keep payments for five years. They name the business, without an address.',
        },
      },
    },
  },
}
