import type { Generated } from 'kysely'
import type { Optional, Timestamp } from '#server/platform/db/column-types.ts'
import { BY_BUSINESS, deletedWith, type TableRules } from '#server/platform/db/table-rules.ts'
import type { CorrectionField } from '#shared/catalogue/corrections.ts'

/** One change of one field that visitors suggest; open until an owner or an admin decides. */
interface CorrectionTable {
  id: string
  businessId: string
  field: CorrectionField
  value: string
  /** The value without its spelling, by which equal suggestions are one. */
  sameAs: string
  createdAt: Timestamp
  decidedAt: Optional<Timestamp>
  decision: Optional<'accepted' | 'declined'>
}

/** Who says so, by keyed hashes; deleted with the decision. */
interface CorrectionVoiceTable {
  correctionId: string
  deviceHash: string
  networkHash: string
}

/** The history of a business's details: what was changed, on whose word, and who agreed. */
interface BusinessChangeTable {
  id: string
  businessId: string
  field: CorrectionField
  before: string
  after: string
  setBy: 'visitor' | 'owner' | 'admin'
  acceptedBy: 'owner' | 'admin'
  /** What an admin says shows it. */
  seen: Generated<string>
  changedAt: Timestamp
}

/** Businesses that have closed for good: their page says so for a year. */
interface ClosedBusinessTable {
  businessId: string
  closedOn: string
}

interface CorrectionTables {
  corrections: CorrectionTable
  correctionVoices: CorrectionVoiceTable
  businessChanges: BusinessChangeTable
  closedBusinesses: ClosedBusinessTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends CorrectionTables {}
}

const OF_CORRECTION = { column: 'correctionId', table: 'corrections', key: 'id' } as const

export const CORRECTION_TABLES: TableRules<keyof CorrectionTables> = {
  corrections: {
    shown: false,
    inBackup: true,
    personal: {
      owner: deletedWith(BY_BUSINESS, 'listing', [
        'field',
        'value',
        'createdAt',
        'decidedAt',
        'decision',
      ]),
    },
  },
  correctionVoices: {
    shown: false,
    inBackup: true,
    personal: {
      owner: deletedWith({ of: [OF_CORRECTION] }, 'limits', []),
      visitor: {
        kind: 'limits',
        found: {},
        exported: [],
        erased: { kept: 'A suggestion has marks that cannot be traced to an address.' },
      },
    },
  },
  businessChanges: {
    shown: false,
    inBackup: true,
    personal: {
      owner: deletedWith(BY_BUSINESS, 'listing', [
        'field',
        'before',
        'after',
        'setBy',
        'acceptedBy',
        'changedAt',
      ]),
    },
  },
  closedBusinesses: {
    shown: false,
    inBackup: true,
    personal: { owner: deletedWith(BY_BUSINESS, 'listing', ['closedOn']) },
  },
}
