import type { Industry } from '#shared/catalogue/industries.ts'
import type { OperatingHours } from '#shared/hours/opening-hours.ts'
import type { Plan } from '#shared/money/plans.ts'
import type { Area } from '#shared/places/areas.ts'

type Stars = 1 | 2 | 3 | 4 | 5

export interface DemoReview {
  stars: Stars
  comment?: string
  daysAgo: number
}

export interface DemoBusiness {
  /** Stable across releases: pictures, e-mail addresses and websites use it. */
  key: string
  name: string
  industry: Industry
  area: Area
  address: string
  phone: string
  emailPublic: string
  website: string
  description: string
  plan: Plan
  hours: OperatingHours
  services: string[]
  amenities: string[]
  priceRange: '' | '$' | '$$' | '$$$' | '$$$$'
  yearEstablished: number | null
  reviews: DemoReview[]
  /** 0 to 1: the number of views, shares and bookings, and the order of the gems. */
  popularity: number
  gem?: true
}
