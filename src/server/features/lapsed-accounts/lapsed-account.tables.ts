import type { Optional, Timestamp } from '#server/platform/db/column-types.ts'
import { BY_ACCOUNT, deletedWith, type TableRules } from '#server/platform/db/table-rules.ts'

/** Owners who were warned that their unpaid account will be erased. */
interface LapsedAccountTable {
  userId: string
  warnedAt: Timestamp
  /** When they signed in after that; null while the account is to be erased. */
  keptAt: Optional<Timestamp>
}

interface LapsedAccountTables {
  lapsedAccounts: LapsedAccountTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends LapsedAccountTables {}
}

export const LAPSED_ACCOUNT_TABLES: TableRules<keyof LapsedAccountTables> = {
  lapsedAccounts: {
    shown: false,
    inBackup: true,
    personal: { owner: deletedWith(BY_ACCOUNT, 'account', ['warnedAt', 'keptAt']) },
  },
}
