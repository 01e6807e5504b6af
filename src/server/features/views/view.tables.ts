import type { Timestamp } from '#server/platform/db/column-types.ts'
import {
  BY_BUSINESS,
  deletedWith,
  OF_BUSINESS,
  type TableRules,
} from '#server/platform/db/table-rules.ts'

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

export type VisitCounterKind = 'hour' | 'suburb' | 'word' | 'step'

/** What led visitors to a business, when they looked and what they did next: sums of a week, nothing about a person. */
interface VisitCounterTable {
  businessId: string
  /** The Monday, in Cape Town. */
  week: string
  kind: VisitCounterKind
  /** For a word a keyed hash. */
  value: string
  count: number
  /** The word, once enough searches share it. */
  label: string | null
}

interface ViewTables {
  dailyCounters: DailyCounterTable
  recentViews: RecentViewTable
  visitCounters: VisitCounterTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends ViewTables {}
}

export const VIEW_TABLES: TableRules<keyof ViewTables> = {
  dailyCounters: {
    shown: false,
    inBackup: true,
    personal: { owner: deletedWith(BY_BUSINESS, 'listing', ['day', 'kind', 'count']) },
  },
  visitCounters: {
    shown: false,
    inBackup: true,
    personal: { owner: deletedWith(BY_BUSINESS, 'listing', ['week', 'kind', 'label', 'count']) },
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
