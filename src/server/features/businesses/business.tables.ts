import type { Generated, GeneratedAlways } from 'kysely'
import type { Optional, Timestamp } from '#server/platform/db/column-types.ts'
import type { JsonColumn, NullableJsonColumn } from '#server/platform/db/json-text.ts'
import {
  BY_ACCOUNT,
  deletedWith,
  LISTING_KEPT,
  type TableRules,
} from '#server/platform/db/table-rules.ts'
import type { UserStatus } from '#shared/accounts/user-status.ts'
import type { CategorySlug } from '#shared/catalogue/categories.ts'
import type { Industry } from '#shared/catalogue/industries.ts'
import type { OperatingHours } from '#shared/hours/opening-hours.ts'
import type { Plan } from '#shared/money/plans.ts'
import type { Area } from '#shared/places/areas.ts'

interface BusinessTable {
  id: string
  /** Null while nobody has claimed it: then the plan is empty, and the status says whether it is shown. */
  userId: Optional<string>
  /** Copies of the owner's plan and status, kept equal by a cascading foreign key. */
  plan: Plan | ''
  status: UserStatus
  /** Somebody has shown that it is theirs, and has not paid yet. */
  claimedAt: Optional<Timestamp>
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
  /** What the image shows, in the owner's words. */
  imageCaption: Generated<string>
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
  /** The area of that suburb, if the owner chose another. */
  otherArea: string | null
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

interface BusinessTables {
  businesses: BusinessTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends BusinessTables {}
}

const OF_LISTING = [
  'businessName',
  'industry',
  'area',
  'address',
  'phone',
  'emailPublic',
  'website',
  'description',
  'operatingHours',
  'services',
  'createdAt',
  'updatedAt',
] as const

export const BUSINESS_TABLES: TableRules<keyof BusinessTables> = {
  businesses: {
    shown: { allBut: ['views'] },
    inBackup: true,
    personal: {
      owner: deletedWith(BY_ACCOUNT, 'listing', [
        ...OF_LISTING,
        'imageCaption',
        'amenities',
        'priceRange',
        'yearEstablished',
        'latitude',
        'longitude',
        'googleReviewUrl',
        'views',
      ]),
      // A sole trader's name, phone and mail are personal although they are published.
      visitor: {
        kind: 'unclaimed',
        found: { email: 'emailPublic', phone: 'phone', ifNull: 'userId' },
        exported: OF_LISTING,
        erased: { kept: LISTING_KEPT },
      },
    },
  },
}
