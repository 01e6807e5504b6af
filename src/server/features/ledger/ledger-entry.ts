import type { Selectable } from 'kysely'
import type { Flag } from '#server/platform/db/column-types.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { UserStatus } from '#shared/accounts/user-status.ts'
import type { Plan } from '#shared/money/plans.ts'

export type LedgerEntry = Selectable<Database['ledgerEntries']>

/** An owner as the ledger needs it. */
export interface LedgerOwner {
  id: string
  email: string
  plan: Plan
  status: UserStatus
  isDemo: Flag
  business: { id: string; businessName: string; address: string } | null
}
