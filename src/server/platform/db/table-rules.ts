import type { Updateable } from 'kysely'
import type { DataKind } from '#shared/privacy/data-kinds.ts'
import type { Database } from './schema.ts'

type Column<Table extends keyof Database> = keyof Database[Table] & string
type Columns<Table extends keyof Database> = readonly Column<Table>[]

/** The rows that belong to the person's rows of another table. */
type OfParent<Table extends keyof Database> = {
  [Parent in keyof Database]: {
    column: Column<Table>
    table: Parent
    key: Column<Parent>
    /** Only rows of the parent where this is not null. */
    ifSet?: Column<Parent>
  }
}[keyof Database]

/** What a table holds about a person, and what becomes of it when the person wants it erased. */
interface Personal<Table extends keyof Database> {
  kind: DataKind
  /** How the rows of one person are found; any of these is enough. */
  found: {
    account?: Column<Table>
    email?: Column<Table>
    phone?: Column<Table>
    of?: readonly OfParent<Table>[]
    /** Only rows where this is null, as businesses that nobody has claimed. */
    ifNull?: Column<Table>
  }
  /** The columns that the person is given; none of marks and secrets. */
  exported: Columns<Table>
  /** `kept` says why something stays, in a sentence for the person. */
  erased: 'deleted' | { set: Updateable<Database[Table]>; kept?: string } | { kept: string }
  /** If only an account with this address is deleted, and nobody asked to erase what it did as a visitor. */
  withAccount?: { set: Updateable<Database[Table]> }
}

/** Rows of the business whose owner it is. */
export const OF_BUSINESS = { column: 'businessId', table: 'businesses', key: 'id' } as const

/** How the rows of an owner are found in most tables. */
export const BY_ACCOUNT = { account: 'userId' } as const
export const BY_BUSINESS = { of: [OF_BUSINESS] } as const

/** What goes with its person, and is handed out before. */
export const deletedWith = <const Found, const Exported>(
  found: Found,
  kind: DataKind,
  exported: Exported,
) => ({ kind, found, exported, erased: 'deleted' }) as const

/** Of a business that nobody has claimed: a mistyped or borrowed address must not take away somebody's page. */
export const LISTING_KEPT =
  'The page says what the business has published itself. ‘Remove this page’ there takes it off and keeps it away, with one proof.'

/** What a feature says about each of its tables. */
interface TableRule<Table extends keyof Database> {
  /** Whether a public page shows its data. A committed write to it then invalidates the cached pages that do. */
  shown:
    | boolean
    /** Updates of any other column. */
    | { allBut: Columns<Table> }
    /** Updates of these columns, and deletes. */
    | { only: Columns<Table> }
  /** Whether a backup or a move to another database includes it. Triggers rebuild what is left out. */
  inBackup: boolean
  /** What it holds about owners, found by their account, and visitors, found by their address. */
  personal: 'nothing' | { owner?: Personal<Table>; visitor?: Personal<Table> }
}

export type TableRules<Table extends keyof Database = keyof Database> = {
  [Name in Table]: TableRule<Name>
}
