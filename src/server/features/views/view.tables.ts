import type { Timestamp } from '#server/platform/db/column-types.ts'
import { OF_BUSINESS, type TableRules } from '#server/platform/db/table-rules.ts'

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
  dailyCounters: {
    shown: false,
    inBackup: true,
    personal: {
      owner: {
        kind: 'listing',
        found: { of: [OF_BUSINESS] },
        exported: ['day', 'kind', 'count'],
        erased: 'deleted',
      },
    },
  },
  recentViews: {
    shown: false,
    inBackup: true,
    personal: {
      // A visitor is not found: the mark cannot be traced to an address.
      owner: { kind: 'limits', found: { of: [OF_BUSINESS] }, exported: [], erased: 'deleted' },
    },
  },
}
