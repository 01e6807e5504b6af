import type { Timestamp } from '#server/platform/db/column-types.ts'
import type { JsonColumn } from '#server/platform/db/json-text.ts'
import type { TableRules } from '#server/platform/db/table-rules.ts'
import type { CheckName, CheckState } from '#shared/schemas/readiness.ts'

/** The worst that was found on a day in Cape Town, and what was not well at its last look. */
interface SiteDayTable {
  day: string
  state: CheckState
  /** Empty if all was well. */
  sentence: string
  /** The checks. */
  notWell: JsonColumn<CheckName[]>
  checkedAt: Timestamp
}

interface ReadinessTables {
  siteDays: SiteDayTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends ReadinessTables {}
}

export const READINESS_TABLES: TableRules<keyof ReadinessTables> = {
  siteDays: { shown: false, inBackup: true, personal: 'nothing' },
}
