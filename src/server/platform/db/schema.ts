import type { ColumnType, Generated, GeneratedAlways, Kysely } from 'kysely'
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
  operatingHours: NullableJsonColumn<OperatingHours>
  services: JsonColumn<string[], undefined>
  amenities: JsonColumn<string[], undefined>
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
  /** How many of them were written from a booking, by the same triggers. */
  bookedCount: Generated<number>
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
  /** When the door is open, as words for the index: see `hour-marks.ts`. Written with the hours. */
  hourMarks: Generated<string>
  /** The days with other hours, likewise, by triggers on special days. */
  dayMarks: Generated<string>
  /** The exact place, where the owner has set it; both or neither. */
  latitude: Optional<number>
  longitude: Optional<number>
  /** Whether any service can be booked online, by triggers on services. */
  isBookable: Generated<0 | 1>
  /** What the public page says of how fast bookings are answered; null while too few were. */
  answersWithinHours: Optional<number>
  createdAt: Timestamp
  updatedAt: Timestamp
}

/** Every word of every text that search reads, kept by triggers. */
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

/** That an owner sent a picture, and may therefore show it. */
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
