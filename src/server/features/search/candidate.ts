import type { Selectable } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'
import type { DayHours } from '#shared/hours/opening-hours.ts'

/** The columns that ranking needs. */
export const CANDIDATE_COLUMNS = [
  'id',
  'plan',
  'ratingSum',
  'ratingCount',
  'weightSum',
  'weightCount',
  'area',
  'searchName',
  'searchIndustry',
  'searchServices',
  'searchDescription',
  'searchPlace',
  'suburb',
  'latitude',
  'longitude',
  'isBookable',
  'industry',
  'priceRange',
  'createdAt',
] as const

/** The columns that filters are counted by. */
export const COUNTABLE_COLUMNS = [
  'id',
  'industry',
  'priceRange',
  'ratingSum',
  'ratingCount',
  'area',
  'suburb',
  'isBookable',
] as const

type Row = Selectable<Database['businesses']>

/** With the opening hours if there are few rows: those are counted by who is open. */
export type CandidateRow = Pick<Row, (typeof CANDIDATE_COLUMNS)[number]> &
  Partial<Pick<Row, 'operatingHours'>>

export type CountableRow = Pick<Row, (typeof COUNTABLE_COLUMNS)[number]> & {
  /** Yesterday's and today's. */
  hours: readonly [DayHours, DayHours] | null
}
