import type { Flag, Optional, Timestamp } from '#server/platform/db/column-types.ts'
import type { TableRules } from '#server/platform/db/table-rules.ts'
import type { LedgerKind } from '#shared/billing/ledger-line.ts'
import type { Plan } from '#shared/money/plans.ts'

/** Every entry that decides what an account may do. Insert only: triggers refuse deletes, and all updates but that who paid is cleared after five years. */
interface LedgerEntryTable {
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
  /** What the provider kept of it; null where nobody said. */
  feeCents: Optional<number>
  paidFrom: string | null
  paidUntil: string | null
  monthDay: number | null
  /** Unique if set: a payment is written only once. */
  providerPaymentId: string | null
  token: string | null
  reference: string
  note: string
  /** The admin who wrote it; empty if the owner or the provider did. */
  adminEmail: string
  isDemo: Flag
  createdAt: Timestamp
}

interface LedgerTables {
  ledgerEntries: LedgerEntryTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends LedgerTables {}
}

export const LEDGER_TABLES: TableRules<keyof LedgerTables> = {
  ledgerEntries: {
    shown: false,
    inBackup: true,
    personal: {
      owner: {
        kind: 'payments',
        found: { account: 'userId' },
        exported: [
          'day',
          'kind',
          'plan',
          'amountCents',
          'paidFrom',
          'paidUntil',
          'reference',
          'note',
          'createdAt',
        ],
        erased: {
          kept: 'Tax law requires us to keep payments for five years. They name the business, without an address.',
        },
      },
    },
  },
}
