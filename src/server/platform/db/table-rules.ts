import type { Database } from './schema.ts'

type Columns<Table extends keyof Database> = readonly (keyof Database[Table])[]

/** What a feature says about each of its tables. */
interface TableRule<Table extends keyof Database> {
  /** Whether a public page shows its data. A committed write to it then invalidates every cached page. */
  shown:
    | boolean
    /** Updates of any other column. */
    | { allBut: Columns<Table> }
    /** Updates of these columns, and deletes. */
    | { only: Columns<Table> }
  /** Whether a backup or a move to another database includes it. Triggers rebuild what is left out. */
  inBackup: boolean
}

export type TableRules<Table extends keyof Database = keyof Database> = {
  [Name in Table]: TableRule<Name>
}
