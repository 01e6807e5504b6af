import type { Optional, Timestamp } from '#server/platform/db/column-types.ts'
import { BY_ACCOUNT, deletedWith, type TableRules } from '#server/platform/db/table-rules.ts'
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

/** The file with everything about an account, for its owner: one at a time. */
interface DataDownloadTable {
  userId: string
  /** Null if there was none when it was asked for. */
  businessId: string | null
  askedAt: Timestamp
  /** Unique for each attempt to make it. */
  startedAt: Optional<string>
  /** Null while it is being made. */
  madeAt: Optional<Timestamp>
  expiresAt: Optional<Timestamp>
  /** JSON, encrypted. */
  sealedContent: Optional<string>
}

interface PersonalDataTables {
  dataDownloads: DataDownloadTable
  dataLinks: DataLinkTable
  erasures: ErasureTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends PersonalDataTables {}
}

export const PERSONAL_DATA_TABLES: TableRules<keyof PersonalDataTables> = {
  dataDownloads: {
    shown: false,
    inBackup: false,
    personal: {
      owner: deletedWith(BY_ACCOUNT, 'requests', ['askedAt']),
      // It may have their booking or review in it, so it is made again without them.
      visitor: {
        kind: 'requests',
        found: {
          of: [
            { column: 'businessId', table: 'bookings', key: 'businessId' },
            { column: 'businessId', table: 'ratings', key: 'businessId' },
          ],
        },
        exported: [],
        erased: { set: { startedAt: null, madeAt: null, expiresAt: null, sealedContent: null } },
      },
    },
  },
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
