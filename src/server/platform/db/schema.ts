import type { ColumnType, Generated, GeneratedAlways, Kysely } from 'kysely'
import type { Role } from '#shared/accounts/user-role.ts'
import type { UserStatus } from '#shared/accounts/user-status.ts'
import type { CategorySlug } from '#shared/catalogue/categories.ts'
import type { Industry } from '#shared/catalogue/industries.ts'
import type { OperatingHours } from '#shared/hours/opening-hours.ts'
import type { Plan } from '#shared/money/plans.ts'
import type { Area } from '#shared/places/areas.ts'
import type { BookingTables } from './booking-tables.ts'
import type { BookingTimesTables } from './booking-times-tables.ts'
import type { Flag, Optional, Timestamp } from './column-types.ts'
import type { JsonColumn, NullableJsonColumn } from './json-text.ts'
import type { MoneyTables } from './money-tables.ts'
import type { ReviewTables } from './review-tables.ts'

interface UserTable {
  id: string
  email: string
  emailVerified: ColumnType<number, number | undefined, number>
  role: Role
  plan: Plan
  status: UserStatus
  mustChangePassword: Generated<Flag>
  isDemo: Generated<Flag>
  /** Set by the unsubscribe link in the monthly digest. */
  digestOptOut: Generated<Flag>
  createdAt: Timestamp
  updatedAt: Timestamp
}

interface SessionTable {
  id: string
  userId: string
  /** SHA-256 of the token in the cookie. */
  tokenHash: string
  /** A readable name such as 'Chrome on Android', never the raw User-Agent. */
  device: string
  createdAt: Timestamp
  /** When its use was last noted. */
  updatedAt: Timestamp
  expiresAt: Timestamp
}

/** A browser that has signed in to this account. */
interface KnownDeviceTable {
  userId: string
  /** A hash of the device cookie and the account, so that a device cannot be matched across accounts. */
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
  /** Copies of the owner's plan and status, kept equal by a cascading foreign key. */
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
  /** The content hash of the image, or null. */
  imageKey: string | null
  operatingHours: NullableJsonColumn<OperatingHours>
  services: JsonColumn<string[], undefined>
  amenities: JsonColumn<string[], undefined>
  priceRange: Generated<'' | '$' | '$$' | '$$$' | '$$$$'>
  yearEstablished: number | null
  /** Maintained by triggers on ratings, so that they cannot drift. */
  ratingSum: Generated<number>
  ratingCount: Generated<number>
  /** The number of published ratings for each number of stars, by the same triggers. */
  stars1: Generated<number>
  stars2: Generated<number>
  stars3: Generated<number>
  stars4: Generated<number>
  stars5: Generated<number>
  /** How many of them are from a booking, by the same triggers. */
  bookedCount: Generated<number>
  /** The extra weight of booked and confirmed reviews in the order of lists, by the same triggers. */
  weightSum: Generated<number>
  weightCount: Generated<number>
  /** The link for a review on Google; empty without one. */
  googleReviewUrl: Generated<string>
  rankScore: GeneratedAlways<number>
  views: Generated<number>
  searchName: string
  searchIndustry: string
  /** Services and amenities together. */
  searchServices: Generated<string>
  searchDescription: string
  searchPlace: string
  /** The suburb in the address, in our own spelling. */
  suburb: string | null
  /** The opening hours as terms for the search index: see `hour-marks.ts`. Written with the hours. */
  hourMarks: Generated<string>
  /** The same for special days, by triggers on special days. */
  dayMarks: Generated<string>
  /** The exact location, if the owner has set it; both or neither. */
  latitude: Optional<number>
  longitude: Optional<number>
  /** Whether any service can be booked online, by triggers on services. */
  isBookable: Generated<0 | 1>
  /** What the public page says about the response time to bookings; null while there are too few. */
  answersWithinHours: Optional<number>
  createdAt: Timestamp
  updatedAt: Timestamp
}

/** Every word of all texts that search reads, maintained by triggers. */
interface CatalogueWordTable {
  word: string
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
  /** Identifies the signup in the unsubscribe and confirmation links. */
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
  /** JSON: the props of the message component. */
  payload: string
  state: OutboxState
  attempts: Generated<number>
  nextAttemptAt: Timestamp
  leaseUntil: Timestamp | null
  leaseOwner: string | null
  lastError: string | null
  /** Unique if set: the same cause stores only one message. */
  dedupeKey: string | null
  createdAt: Timestamp
  sentAt: Timestamp | null
  /** Set when an admin sends it again: the 24 hours of attempts then start again. */
  giveUpAt: Optional<Timestamp>
}

interface AdminActionTable {
  id: string
  adminId: string
  adminEmail: string
  action: string
  /** Texts, not references: the record stays when the user is deleted. */
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

/** The second factor of an admin: an authenticator app. */
interface SecondFactorTable {
  userId: string
  /** The secret of the authenticator app, encrypted with the signing secret. */
  sealedSecret: string
  confirmedAt: Timestamp | null
  /** The 30-second step of the last accepted code: no code of this step or an earlier one is accepted again. */
  lastStep: number
  createdAt: Timestamp
}

interface RecoveryCodeTable {
  userId: string
  codeHash: string
}

/** Which owner uploaded an image, and may therefore use it. */
interface UploadTable {
  imageKey: string
  userId: string
  createdAt: Timestamp
}

interface SettingTable {
  key: string
  value: string
}

/** Shared rate-limit counters; anonymous, since the key is a keyed hash. */
interface LimitCountTable {
  key: string
  count: number
  expiresAt: Timestamp
}

export interface Database extends BookingTables, BookingTimesTables, MoneyTables, ReviewTables {
  users: UserTable
  sessions: SessionTable
  knownDevices: KnownDeviceTable
  credentials: CredentialTable
  verifications: VerificationTable
  businesses: BusinessTable
  catalogueWords: CatalogueWordTable
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
