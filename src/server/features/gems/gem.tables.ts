import type { Generated } from 'kysely'
import type { Timestamp } from '#server/platform/db/column-types.ts'
import { BY_BUSINESS, deletedWith, type TableRules } from '#server/platform/db/table-rules.ts'
import type { GemRequestState } from '#shared/catalogue/gem-requests.ts'

interface FeaturedGemTable {
  id: string
  businessId: string
  createdAt: Timestamp
}

/** An owner's request to take turns on the home page, and what became of it. One for each business. */
interface GemRequestTable {
  businessId: string
  state: GemRequestState
  /** In the owner's words. */
  reason: string
  askedAt: Timestamp
  decidedAt: Timestamp | null
  /** Why it was declined, in the admin's words. */
  answer: Generated<string>
  /** The Monday of the last week that was its turn. It survives leaving: nobody gains a turn by it. */
  lastTurn: string | null
}

interface GemTables {
  featuredGems: FeaturedGemTable
  gemRequests: GemRequestTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends GemTables {}
}

export const GEM_TABLES: TableRules<keyof GemTables> = {
  featuredGems: {
    shown: true,
    inBackup: true,
    personal: { owner: deletedWith(BY_BUSINESS, 'listing', ['createdAt']) },
  },
  gemRequests: {
    shown: { only: ['state', 'lastTurn'] },
    inBackup: true,
    personal: {
      owner: deletedWith(BY_BUSINESS, 'listing', [
        'state',
        'reason',
        'askedAt',
        'decidedAt',
        'answer',
        'lastTurn',
      ]),
    },
  },
}
