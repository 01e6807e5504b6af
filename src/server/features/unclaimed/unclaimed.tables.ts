import type { Generated } from 'kysely'
import type { Flag, Optional, Timestamp } from '#server/platform/db/column-types.ts'
import type { JsonColumn } from '#server/platform/db/json-text.ts'
import {
  BY_BUSINESS,
  deletedWith,
  LISTING_KEPT,
  OF_BUSINESS,
  type TableRules,
} from '#server/platform/db/table-rules.ts'
import type { SetBy } from '#shared/supply/set-by.ts'

/**
 * Where a business that its owner did not bring comes from. It stays once the business is claimed: a later import
 * finds it by this.
 */
interface BusinessSourceTable {
  businessId: string
  /** In words, as the page shows it: 'Open data of the City of Cape Town'. */
  source: string
  /** Its name in that source; unique there. */
  externalId: Optional<string>
  /** The day its details were checked. */
  checkedOn: string
  /** Who set which field last. */
  setBy: JsonColumn<SetBy, '{}'>
  /** Why it is hidden although unclaimed businesses are shown, such as 'closed'; null if it is shown. */
  hiddenAs: Optional<string>
  isDemo: Generated<Flag>
}

/** What other sources call a business: an admin said that it is the same, or it had an owner since it was imported. */
interface BusinessAliasTable {
  source: string
  externalId: string
  businessId: string
}

/** What was removed on request and must not come back: keyed hashes, which name nobody. */
interface RemovedBusinessTable {
  markHash: string
  removedAt: Timestamp
}

interface UnclaimedTables {
  businessSources: BusinessSourceTable
  businessAliases: BusinessAliasTable
  removedBusinesses: RemovedBusinessTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends UnclaimedTables {}
}

const OF_SOURCE = { kind: 'unclaimed', found: { of: [OF_BUSINESS] } } as const

export const UNCLAIMED_TABLES: TableRules<keyof UnclaimedTables> = {
  businessSources: {
    shown: true,
    inBackup: true,
    personal: {
      owner: deletedWith(BY_BUSINESS, 'listing', ['source', 'checkedOn']),
      visitor: {
        ...OF_SOURCE,
        exported: ['source', 'checkedOn'],
        erased: { kept: LISTING_KEPT },
      },
    },
  },
  businessAliases: {
    shown: false,
    inBackup: true,
    personal: {
      owner: deletedWith(BY_BUSINESS, 'listing', ['source']),
      visitor: { ...OF_SOURCE, exported: ['source'], erased: { kept: LISTING_KEPT } },
    },
  },
  removedBusinesses: {
    shown: false,
    inBackup: true,
    personal: 'nothing',
  },
}
