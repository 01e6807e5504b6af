import type { Selectable } from 'kysely'
import type { BusinessTable, Db } from '#server/db/schema.ts'
import type { CategorySlug } from '#shared/catalogue/categories.ts'
import type { Demand } from './demand.ts'
import type { BusinessQuery, TextIndex } from './text-index.ts'

/** What ranking reads. */
const CANDIDATE_COLUMNS = [
  'businesses.id',
  'plan',
  'ratingSum',
  'ratingCount',
  'area',
  'searchName',
  'searchIndustry',
  'searchDescription',
  'searchPlace',
] as const

export type CandidateRow = Pick<
  Selectable<BusinessTable>,
  | 'id'
  | 'plan'
  | 'ratingSum'
  | 'ratingCount'
  | 'area'
  | 'searchName'
  | 'searchIndustry'
  | 'searchDescription'
  | 'searchPlace'
>

export interface Scope {
  db: Db
  index: TextIndex
  category: CategorySlug | undefined
}

function inScope(query: BusinessQuery, { category }: Scope): BusinessQuery {
  const open = query.where('status', '=', 'ACTIVE')
  return category === undefined ? open : open.where('categorySlug', '=', category)
}

/** How many meet the demand, counted no further than the limit. */
export async function countCandidates(scope: Scope, demand: Demand, limit: number) {
  const found = inScope(scope.index.find(scope.db, demand), scope)
    .select('businesses.id')
    .limit(limit)
  const { count } = await scope.db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export function findCandidates(
  scope: Scope,
  demand: Demand,
  limit: number,
): Promise<CandidateRow[]> {
  return inScope(scope.index.find(scope.db, demand), scope)
    .select(CANDIDATE_COLUMNS)
    .limit(limit)
    .execute()
}

/** The first so many in the order of every list, which an index holds ready. */
export function findFirstInOrder(
  scope: Scope,
  demand: Demand,
  limit: number,
): Promise<CandidateRow[]> {
  return inScope(scope.index.filter(scope.db, demand), scope)
    .select(CANDIDATE_COLUMNS)
    .orderBy('plan', 'desc')
    .orderBy('rankScore', 'desc')
    .orderBy('searchName')
    .orderBy('businesses.id')
    .limit(limit)
    .execute()
}
