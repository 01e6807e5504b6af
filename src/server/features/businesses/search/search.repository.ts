import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type { BusinessTable, Database, Db } from '#server/db/schema.ts'
import type { CategorySlug } from '#shared/catalogue/categories.ts'
import { clausesOf, type Demand, isHopeless } from './demand.ts'
import type { PhraseBook } from './phrase-book.ts'
import { rowTest } from './row-test.ts'
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
  book: PhraseBook
}

function inScope(query: BusinessQuery, { category }: Scope): BusinessQuery {
  // A literal: as a parameter it would make SQLite plan anew, since the order's index is partial.
  const open = query.where('status', '=', sql.lit('ACTIVE' as const))
  return category === undefined ? open : open.where('categorySlug', '=', category)
}

/** By way of the index, in no order: a limit saves the rest of the work. */
function indexed(scope: Scope, demand: Demand): BusinessQuery {
  const { db, index, book } = scope
  const clauses = clausesOf(demand, book)
  const served = clauses.filter((clause) => clause !== null)
  if (served.some(isHopeless)) return db.selectFrom('businesses').where(sql<boolean>`1 = 0`)
  if (served.length === 0) return tested(scope, demand)
  const query = inScope(index.find(db, served), scope)
  return served.length === clauses.length ? query : query.where(rowTestOf(scope, demand))
}

/** Row by row, for walking along another order. */
function tested(scope: Scope, demand: Demand): BusinessQuery {
  return inScope(scope.db.selectFrom('businesses'), scope).where(rowTestOf(scope, demand))
}

const rowTestOf =
  ({ index }: Scope, demand: Demand) =>
  (eb: ExpressionBuilder<Database, 'businesses'>) =>
    rowTest(eb, demand, index.contains)

/** Those that meet the demand, in no order and no more than the limit. */
export function findCandidates(scope: Scope, demand: Demand, limit: number): Promise<string[]> {
  return scope.index.some(scope.db, indexed(scope, demand).select('businesses.id'), limit)
}

/** What ranking reads of these. */
export function readCandidates(
  { db, index }: Scope,
  ids: readonly string[],
): Promise<CandidateRow[]> {
  return db.selectFrom('businesses').where(index.isAmong(ids)).select(CANDIDATE_COLUMNS).execute()
}

/** The first so many in the order of every list, which an index holds ready. */
export function findFirstInOrder(
  scope: Scope,
  demand: Demand,
  limit: number,
): Promise<CandidateRow[]> {
  const found = scope.index.plansTheOrder ? indexed(scope, demand) : tested(scope, demand)
  return found
    .select(CANDIDATE_COLUMNS)
    .orderBy('plan', 'desc')
    .orderBy('rankScore', 'desc')
    .orderBy('searchName')
    .orderBy('businesses.id')
    .limit(limit)
    .execute()
}

const LAST_CHARACTER = '\u{10ffff}'

export async function findWordsBeginning(
  db: Db,
  beginnings: readonly string[],
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('catalogueWords')
    .select('word')
    .where((eb) =>
      eb.or(
        beginnings.map((beginning) =>
          eb.between('word', beginning, `${beginning}${LAST_CHARACTER}`),
        ),
      ),
    )
    .limit(limit)
    .execute()
  return rows.map(({ word }) => word)
}
