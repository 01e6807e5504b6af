import type { Timestamp } from '#server/platform/db/column-types.ts'
import type { TableRules } from '#server/platform/db/table-rules.ts'

export type CounterKind = 'view' | 'share'

interface DailyCounterTable {
  businessId: string
  day: string
  kind: CounterKind
  count: number
}

interface RecentViewTable {
  businessId: string
  /** A keyed hash of the first-party device cookie. */
  visitorHash: string
  viewedAt: Timestamp
}

interface ViewTables {
  dailyCounters: DailyCounterTable
  recentViews: RecentViewTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends ViewTables {}
}

export const VIEW_TABLES: TableRules<keyof ViewTables> = {
  dailyCounters: { shown: false, inBackup: true },
  recentViews: { shown: false, inBackup: true },
}
