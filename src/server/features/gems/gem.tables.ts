import type { Timestamp } from '#server/platform/db/column-types.ts'
import { OF_BUSINESS, type TableRules } from '#server/platform/db/table-rules.ts'

interface FeaturedGemTable {
  id: string
  businessId: string
  createdAt: Timestamp
}

interface GemTables {
  featuredGems: FeaturedGemTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends GemTables {}
}

export const GEM_TABLES: TableRules<keyof GemTables> = {
  featuredGems: {
    shown: true,
    inBackup: true,
    personal: {
      owner: {
        kind: 'listing',
        found: { of: [OF_BUSINESS] },
        exported: ['createdAt'],
        erased: 'deleted',
      },
    },
  },
}
