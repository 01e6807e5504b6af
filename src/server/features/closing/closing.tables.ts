import type { Generated } from 'kysely'
import type { Optional, Timestamp } from '#server/platform/db/column-types.ts'
import { BY_ACCOUNT, deletedWith, type TableRules } from '#server/platform/db/table-rules.ts'

/** An account that its owner is closing: erased at the end, unless the owner undoes it. */
interface AccountClosingTable {
  userId: string
  askedAt: Timestamp
  closesAt: Timestamp
  /** How many of the reminders were sent. */
  reminders: Generated<number>
  /** A word to visitors whose bookings are still to come. */
  farewell: Optional<string>
}

interface ClosingTables {
  accountClosings: AccountClosingTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends ClosingTables {}
}

export const CLOSING_TABLES: TableRules<keyof ClosingTables> = {
  accountClosings: {
    shown: false,
    inBackup: true,
    personal: { owner: deletedWith(BY_ACCOUNT, 'account', ['askedAt', 'closesAt', 'farewell']) },
  },
}
