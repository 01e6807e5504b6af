import type { Selectable } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'

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

export type CandidateRow = Pick<
  Selectable<Database['businesses']>,
  (typeof CANDIDATE_COLUMNS)[number]
>
