import type { ColumnType, Generated, GeneratedAlways, Kysely } from 'kysely'
import type { UserStatus } from '#shared/accounts/user-status.ts'
import type { BookingList, BookingSide, BookingState } from '#shared/booking/booking-states.ts'
import type { BookingStep } from '#shared/booking/booking-steps.ts'
import type { CategorySlug } from '#shared/catalogue/categories.ts'
import type { Industry } from '#shared/catalogue/industries.ts'
import type { ReportReason } from '#shared/catalogue/report-reasons.ts'
import type { ReviewState } from '#shared/catalogue/review-states.ts'
import type { Plan } from '#shared/money/plans.ts'
import type { Area } from '#shared/places/areas.ts'
import type { BookingTimesTables } from './booking-times-tables.ts'
import type { MoneyTables } from './schema-money.ts'

/** ISO 8601 in UTC, on both engines: it sorts as text and travels to JSON unchanged. */
type Timestamp = string
/** Null where it is left out. */
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>
/** 0 or 1: SQLite has no boolean, and one representation serves both engines. */
type Flag = 0 | 1

export type Role = 'ADMIN' | 'BUSINESS'
export type { UserStatus }

interface UserTable {
  id: string
  email: string
  emailVerified: ColumnType<number, number | undefined, number>
  role: Role
  plan: Plan
  status: UserStatus
  mustChangePassword: Generated<Flag>
  isDemo: Generated<Flag>
  /** Set by the way out in the monthly digest. */
  digestOptOut: Generated<Flag>
  createdAt: Timestamp
  updatedAt: Timestamp
}

interface SessionTable {
  id: string
  userId: string
  /** SHA-256 of what the cookie holds. */
  tokenHash: string
  /** In plain words, such as 'Chrome on Android', and never what the browser said itself. */
  device: string
  createdAt: Timestamp
  /** When its use was last noted. */
  updatedAt: Timestamp
  expiresAt: Timestamp
}

/** A browser that has signed in to this account. */
interface KnownDeviceTable {
  userId: string
  /** Of the device cookie and the account: it cannot be found again under another account. */
  deviceHash: string
  expiresAt: Timestamp
}

interface CredentialTable {
  userId: string
  /** Argon2id, with its own parameters and salt. */
  password: string
  updatedAt: Timestamp
}

interface VerificationTable {
  id: string
  identifier: string
  value: string
  expiresAt: Timestamp
  createdAt: Timestamp
  updatedAt: Timestamp
}

export interface BusinessTable {
  id: string
  userId: string
  /** Copies of the owner's plan and status. A cascading foreign key keeps them equal. */
  plan: Plan
  status: UserStatus
  businessName: string
  industry: Industry
  categorySlug: CategorySlug
  area: Area
  address: string
  phone: string
  emailPublic: string
  website: string
  description: string
  /** The content address of the picture, or null. */
  imageKey: string | null
  /** JSON texts; the presenter parses them. */
  operatingHours: string | null
  services: Generated<string>
  amenities: Generated<string>
  priceRange: Generated<'' | '$' | '$$' | '$$$' | '$$$$'>
  yearEstablished: number | null
  /** Kept by triggers on ratings, so that they cannot drift. */
  ratingSum: Generated<number>
  ratingCount: Generated<number>
  /** How many published ratings there are of each number of stars, by the same triggers. */
  stars1: Generated<number>
  stars2: Generated<number>
  stars3: Generated<number>
  stars4: Generated<number>
  stars5: Generated<number>
  /** What booked and confirmed reviews weigh beyond one in the order of lists, by the same triggers. */
  weightSum: Generated<number>
  weightCount: Generated<number>
  /** Where the owner asks for a review on Google as well; empty without. */
  googleReviewUrl: Generated<string>
  rankScore: GeneratedAlways<number>
  views: Generated<number>
  searchName: string
  searchIndustry: string
  /** Services and amenities together. */
  searchServices: Generated<string>
  searchDescription: string
  searchPlace: string
  /** The suburb that the address names, in our own spelling. */
  suburb: string | null
  /** What the public page says of how fast bookings are answered; null while too few were. */
  answersWithinHours: Optional<number>
  createdAt: Timestamp
  updatedAt: Timestamp
}

/** Every word of every text that search reads, kept by triggers. */
interface CatalogueWordTable {
  word: string
}

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

interface BookingTable {
  id: string
  businessId: string
  name: string
  phone: string
  email: string
  dateISO: string | null
  notes: string | null
  /** Chosen by the visitor's form: the same key books once. */
  requestKey: string | null
  createdAt: Timestamp
  status: Generated<BookingState>
  /** When and by whom it got its state; null for one from before there were states. */
  statusAt: Optional<Timestamp>
  movedBy: Optional<BookingSide>
  /** How often it was moved: the number of its last event, and SEQUENCE of its calendar entry. */
  sequence: Generated<number>
  /** The time that is spoken of: chosen by the clock, suggested, or agreed. Null while there is none. */
  startISO: Optional<Timestamp>
  endISO: Optional<Timestamp>
  /** What was booked by the clock; name and price as they were then. */
  serviceId: Optional<string>
  serviceName: Optional<string>
  price: Optional<number>
  /** SHA-256 of the visitor's secret address and of the link in the owner's mail. */
  tokenHash: Optional<string>
  ownerTokenHash: Optional<string>
  /** The visitor wants no more mail about it. */
  mailsStopped: Generated<Flag>
  /** When the owner first accepted, declined or suggested. */
  answeredAt: Optional<Timestamp>
  /** What the clock does next, and when. */
  nextStep: Optional<BookingStep>
  nextStepAt: Optional<Timestamp>
  /** Worked out by the database from the state and the times. */
  list: GeneratedAlways<BookingList>
  sortISO: GeneratedAlways<string>
}

/** Every change of a booking; the first is the request itself. */
interface BookingEventTable {
  bookingId: string
  number: number
  at: Timestamp
  side: BookingSide
  status: BookingState
  message: string | null
  startISO: Timestamp | null
  endISO: Timestamp | null
}

/** The private calendar address of a business. */
interface CalendarFeedTable {
  businessId: string
  /** SHA-256 of what stands in the address. */
  tokenHash: string
  createdAt: Timestamp
}

interface FeaturedGemTable {
  id: string
  businessId: string
  createdAt: Timestamp
}

interface NewsletterSignupTable {
  id: string
  name: string
  email: string
  phone: string
  consentVersion: string
  consentSource: string
  confirmedAt: Timestamp | null
  unsubscribedAt: Timestamp | null
  /** Names the signup in the unsubscribe and confirmation links. */
  token: string
  isDemo: Generated<Flag>
  createdAt: Timestamp
}

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

type OutboxState = 'waiting' | 'sent' | 'failed'

export interface OutboxMessageTable {
  id: string
  kind: string
  recipient: string
  /** JSON: what the message component needs. */
  payload: string
  state: OutboxState
  attempts: Generated<number>
  nextAttemptAt: Timestamp
  leaseUntil: Timestamp | null
  leaseOwner: string | null
  lastError: string | null
  /** Unique where set: the same cause makes one message, however often it is said. */
  dedupeKey: string | null
  createdAt: Timestamp
  sentAt: Timestamp | null
  /** Set when somebody asked to send it again: the day of attempts then starts anew. */
  giveUpAt: Optional<Timestamp>
}

interface AdminActionTable {
  id: string
  adminId: string
  adminEmail: string
  action: string
  /** Texts, not references: the record stays when the user is gone. */
  targetId: string
  targetLabel: string
  detail: string
  createdAt: Timestamp
}

interface TaskRunTable {
  name: string
  nextRunAt: Timestamp
  leaseUntil: Timestamp | null
  leaseOwner: string | null
  lastStartedAt: Timestamp | null
  lastFinishedAt: Timestamp | null
  lastResult: string | null
  lastFailed: Generated<Flag>
}

/** That an owner sent a picture, and may therefore show it. */
/** What an admin shows beside the password. */
interface SecondFactorTable {
  userId: string
  /** The secret of the authenticator app, not readable without the signing secret. */
  sealedSecret: string
  confirmedAt: Timestamp | null
  /** The half minute of the last code that was taken: none of it or before is taken again. */
  lastStep: number
  createdAt: Timestamp
}

interface RecoveryCodeTable {
  userId: string
  codeHash: string
}

interface UploadTable {
  imageKey: string
  userId: string
  createdAt: Timestamp
}

interface SettingTable {
  key: string
  value: string
}

/** Counted by processes that share a database; names nobody, since the key is a keyed hash. */
interface LimitCountTable {
  key: string
  count: number
  expiresAt: Timestamp
}

export interface Database extends BookingTimesTables, MoneyTables {
  users: UserTable
  sessions: SessionTable
  knownDevices: KnownDeviceTable
  credentials: CredentialTable
  verifications: VerificationTable
  businesses: BusinessTable
  catalogueWords: CatalogueWordTable
  ratings: RatingTable
  reviewWriters: ReviewWriterTable
  reviewReports: ReviewReportTable
  takedownNotices: TakedownNoticeTable
  bookings: BookingTable
  bookingEvents: BookingEventTable
  calendarFeeds: CalendarFeedTable
  featuredGems: FeaturedGemTable
  newsletterSignups: NewsletterSignupTable
  dailyCounters: DailyCounterTable
  limitCounts: LimitCountTable
  recentViews: RecentViewTable
  outboxMessages: OutboxMessageTable
  adminActions: AdminActionTable
  taskRuns: TaskRunTable
  settings: SettingTable
  uploads: UploadTable
  secondFactors: SecondFactorTable
  recoveryCodes: RecoveryCodeTable
}

/** What a repository is given: the database, or a transaction on it. */
export type Db = Kysely<Database>
