import type { Generated } from 'kysely'
import type { ReportReason } from '#shared/catalogue/report-reasons.ts'
import type { ReviewState } from '#shared/catalogue/review-states.ts'
import type { Flag, Optional, Timestamp } from './column-types.ts'

interface RatingTable {
  id: string
  businessId: string
  stars: number
  comment: string | null
  /** A keyed hash of the first-party device cookie: enough to hold the one-review rule, names nobody. */
  deviceHash: string | null
  /** Only a published one is shown and counted anywhere. */
  state: Generated<ReviewState>
  /** Why it is held or hidden. */
  reason: Optional<string>
  /** When an admin published or hid it. */
  decidedAt: Optional<Timestamp>
  /** Hidden after it had been shown, and not only held back. */
  removed: Generated<Flag>
  /** Keyed hashes of the network it came from (an IPv4 address or /64) and of the /48 round that. */
  networkHash: Optional<string>
  wideNetworkHash: Optional<string>
  /** The first name that the writer gave. */
  authorName: Optional<string>
  /** The writer confirmed an e-mail address. */
  confirmed: Generated<Flag>
  /** The completed booking that it was written from. */
  bookingId: Optional<string>
  /** The owner's one public answer. */
  reply: Optional<string>
  repliedAt: Optional<Timestamp>
  /** Of the comment's words without case and signs: the same text in many reviews is seen by it. */
  wordsHash: Optional<string>
  createdAt: Timestamp
}

/** The address that a writer gave to be confirmed: shown nowhere, used for this review alone. */
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
  /** A keyed hash of the device: one report a device and review. */
  reporterHash: string
  reason: ReportReason
  detail: string | null
  byOwner: Generated<Flag>
  createdAt: Timestamp
  /** When an admin decided about the review. */
  closedAt: Optional<Timestamp>
}

/** A formal request to take a review down, with what the law asks of one. */
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

export interface ReviewTables {
  ratings: RatingTable
  reviewWriters: ReviewWriterTable
  reviewReports: ReviewReportTable
  takedownNotices: TakedownNoticeTable
}
