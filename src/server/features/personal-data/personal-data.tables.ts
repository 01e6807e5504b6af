import type { Optional, Timestamp } from '#server/platform/db/column-types.ts'
import type { TableRules } from '#server/platform/db/table-rules.ts'
import type { ReviewChoice } from '#shared/schemas/personal-data.ts'

/** A mailed link to what the site holds about an address. */
interface DataLinkTable {
  id: string
  /** SHA-256 of the secret in the link. */
  tokenHash: string
  /** The address, encrypted; null once everything was erased with the link. */
  sealedAddress: Optional<string>
  createdAt: Timestamp
  expiresAt: Timestamp
  /** JSON: how much was erased with it, in numbers. */
  erased: Optional<string>
}

/** What was erased, without personal data. */
interface ErasureTable {
  id: string
  at: Timestamp
  kind: 'address' | 'account'
  /** A keyed hash of the address, or the id of the account. */
  mark: string
  /** What became of the reviews of an address. */
  reviews: ReviewChoice
  /** When it was stored beside the backups. */
  storedAt: Optional<Timestamp>
}

interface PersonalDataTables {
  dataLinks: DataLinkTable
  erasures: ErasureTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends PersonalDataTables {}
}

export const PERSONAL_DATA_TABLES: TableRules<keyof PersonalDataTables> = {
  dataLinks: {
    shown: false,
    inBackup: true,
    personal: {
      visitor: {
        kind: 'requests',
        found: {},
        exported: [],
        erased: {
          kept: 'A link to your data has your address encrypted, and is deleted after a day.',
        },
      },
    },
  },
  erasures: {
    shown: false,
    inBackup: true,
    personal: {
      owner: {
        kind: 'requests',
        found: { account: 'mark' },
        exported: ['at'],
        erased: {
          kept: 'The number of a deleted account, so that a restored backup is erased again.',
        },
      },
      visitor: {
        kind: 'requests',
        found: {},
        exported: [],
        erased: {
          kept: 'A mark that only we can compare, so that a restored backup is erased again.',
        },
      },
    },
  },
}
