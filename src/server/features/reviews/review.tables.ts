import type { Generated } from 'kysely'
import type { Flag, Optional, Timestamp } from '#server/platform/db/column-types.ts'
import { BY_BUSINESS, deletedWith, type TableRules } from '#server/platform/db/table-rules.ts'
import type { ReportReason } from '#shared/catalogue/report-reasons.ts'
import type { ReviewState } from '#shared/catalogue/review-states.ts'

interface RatingTable {
  id: string
  businessId: string
  stars: number
  comment: string | null
  /**
   * A keyed hash of the first-party device cookie: enough to enforce one review per device, without
   * identifying anybody.
   */
  deviceHash: string | null
  /** Only published ones are shown and counted. */
  state: Generated<ReviewState>
  /** Why it is held or hidden. */
  reason: Optional<string>
  /** When an admin published or hid it. */
  decidedAt: Optional<Timestamp>
  /** Hidden after it had been public, not only held back. */
  removed: Generated<Flag>
  /** Keyed hashes of the writer's network (an IPv4 address or /64) and of the /48 that contains it. */
  networkHash: Optional<string>
  wideNetworkHash: Optional<string>
  /** The first name that the writer gave. */
  authorName: Optional<string>
  /** The writer confirmed an e-mail address. */
  confirmed: Generated<Flag>
  /** The completed booking that the review is about. */
  bookingId: Optional<string>
  /** The owner's public reply. */
  reply: Optional<string>
  repliedAt: Optional<Timestamp>
  /** A hash of the comment's words without case and punctuation, to find the same text in many reviews. */
  wordsHash: Optional<string>
  /** When its writer changed it last. */
  editedAt: Optional<Timestamp>
  /** When its writer took it back: it is hidden and empty. */
  withdrawnAt: Optional<Timestamp>
  createdAt: Timestamp
}

/** The address that a writer gave for confirmation: never shown, used for this review only. */
interface ReviewWriterTable {
  ratingId: string
  email: string
  tokenHash: string
  confirmedAt: Timestamp | null
  createdAt: Timestamp
}

interface ReviewReportTable {
  id: string
  ratingId: string
  /** A keyed hash of the device: one report per device and review. */
  reporterHash: string
  reason: ReportReason
  detail: string | null
  byOwner: Generated<Flag>
  createdAt: Timestamp
  /** When an admin decided about the review. */
  closedAt: Optional<Timestamp>
}

/** A formal takedown request, with what the law requires in one. */
interface TakedownNoticeTable {
  /** The reference that the complainant is told. */
  id: string
  ratingId: string
  name: string
  address: string
  email: string
  phone: string
  rightInfringed: string
  remedy: string
  signature: string
  createdAt: Timestamp
}

interface ReviewTables {
  ratings: RatingTable
  reviewWriters: ReviewWriterTable
  reviewReports: ReviewReportTable
  takedownNotices: TakedownNoticeTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends ReviewTables {}
}

const OF_REVIEW = { column: 'ratingId', table: 'ratings', key: 'id' } as const

export const REVIEW_TABLES: TableRules<keyof ReviewTables> = {
  ratings: {
    shown: true,
    inBackup: true,
    personal: {
      owner: deletedWith(BY_BUSINESS, 'reviews', [
        'stars',
        'comment',
        'authorName',
        'confirmed',
        'state',
        'createdAt',
        'reply',
        'repliedAt',
      ]),
      visitor: {
        kind: 'reviews',
        found: {
          of: [
            { column: 'id', table: 'reviewWriters', key: 'ratingId', ifSet: 'confirmedAt' },
            { column: 'bookingId', table: 'bookings', key: 'id' },
          ],
        },
        exported: [
          'businessId',
          'stars',
          'comment',
          'authorName',
          'confirmed',
          'state',
          'createdAt',
          'reply',
          'repliedAt',
        ],
        erased: {
          // The writer decides whether the words stay.
          set: { authorName: null, deviceHash: null, networkHash: null, wideNetworkHash: null },
        },
      },
    },
  },
  reviewWriters: {
    shown: false,
    inBackup: true,
    personal: {
      owner: deletedWith({ of: [OF_REVIEW] }, 'reviewAddresses', []),
      visitor: deletedWith({ email: 'email' }, 'reviewAddresses', [
        'email',
        'confirmedAt',
        'createdAt',
      ]),
    },
  },
  reviewReports: {
    shown: false,
    inBackup: true,
    personal: {
      owner: deletedWith({ of: [OF_REVIEW] }, 'reviews', ['reason', 'byOwner', 'createdAt']),
      visitor: {
        kind: 'reviews',
        found: {},
        exported: [],
        erased: { kept: 'A report has a mark that cannot be traced to an address.' },
      },
    },
  },
  takedownNotices: {
    shown: false,
    inBackup: true,
    personal: {
      owner: deletedWith({ of: [OF_REVIEW] }, 'notices', []),
      visitor: {
        kind: 'notices',
        found: { email: 'email', phone: 'phone' },
        exported: [
          'name',
          'address',
          'email',
          'phone',
          'rightInfringed',
          'remedy',
          'signature',
          'createdAt',
        ],
        erased: {
          set: { email: '' },
          kept: 'A formal notice stays three years without your e-mail address: claims can be brought so long.',
        },
      },
    },
  },
}
