import type { Generated } from 'kysely'
import type { Flag, Optional, Timestamp } from '#server/platform/db/column-types.ts'
import type { JsonColumn, NullableJsonColumn } from '#server/platform/db/json-text.ts'
import { OF_BUSINESS, type TableRules } from '#server/platform/db/table-rules.ts'
import type { Decision, ImportState, Verdict } from '#shared/schemas/imports/import.ts'
import type { Mapping } from './columns.ts'
import type { ImportedValues } from './read-row.ts'
import type { OldValues } from './write-row.ts'

interface ImportTable {
  id: string
  fileName: string
  source: string
  state: ImportState
  headings: JsonColumn<string[]>
  mapping: JsonColumn<Mapping>
  total: number
  /** The number of the last row that the present step has done: a step goes on from here. */
  position: Generated<number>
  createdAt: Timestamp
  finishedAt: Optional<Timestamp>
  isDemo: Generated<Flag>
}

interface ImportRowTable {
  importId: string
  /** From 1, in the order of the file. */
  number: number
  line: number
  cells: JsonColumn<string[]>
  verdict: Optional<Verdict>
  reason: Generated<string>
  itsValues: NullableJsonColumn<ImportedValues>
  /** Which it changes, or has created. */
  businessId: Optional<string>
  decision: Optional<Decision>
  outcome: Optional<'created' | 'updated' | 'left' | 'undone' | 'kept'>
  /** What an update replaced, so that it can be taken back. */
  before: NullableJsonColumn<OldValues>
}

interface ImportTables {
  imports: ImportTable
  importRows: ImportRowTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends ImportTables {}
}

const KEPT_TO_UNDO = 'An import can be undone for 30 days; then its rows are deleted.'
const ROW = {
  kind: 'listing',
  found: { of: [OF_BUSINESS] },
  exported: ['line', 'cells', 'verdict', 'outcome'],
} as const

/**
 * A file's name and source say nothing about people; its rows do, where a sole trader is in them. A row that was refused
 * leads to no business, and nobody finds it: it is gone with the others.
 */
export const IMPORT_TABLES: TableRules<keyof ImportTables> = {
  imports: { shown: false, inBackup: true, personal: 'nothing' },
  importRows: {
    shown: false,
    inBackup: true,
    personal: {
      owner: { ...ROW, erased: { kept: KEPT_TO_UNDO } },
      visitor: { ...ROW, kind: 'unclaimed', erased: { kept: KEPT_TO_UNDO } },
    },
  },
}
