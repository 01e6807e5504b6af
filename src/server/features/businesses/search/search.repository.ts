import { sql } from 'kysely'
import { fromJson } from '#server/platform/db/json-text.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { CategorySlug } from '#shared/catalogue/categories.ts'
import { marksOfNow } from '#shared/hours/hour-marks.ts'
import type { OperatingHours } from '#shared/hours/opening-hours.ts'
import { type Filters, type Order, signsOf } from '#shared/search/filters.ts'
import type { CandidateRow } from './candidate.ts'
import {
  type Clause,
  clausesOf,
  isUnsatisfiable,
  type MatchCriteria,
  markOf,
} from './match-criteria.ts'
import type { TermExpansions } from './term-expansions.ts'
import type { BusinessQuery, TextIndex } from './text-index.ts'

export interface Scope {
  db: Db
  index: TextIndex
  category: CategorySlug | undefined
  filters: Filters
  expansions: TermExpansions
  now: Date
}

function inScope(query: BusinessQuery, { category, filters }: Scope): BusinessQuery {
  const { stars, price, industry, book } = filters
  // A literal: as a parameter it would make SQLite plan anew, since the order's index is partial.
  let open = query.where('status', '=', sql.lit('ACTIVE' as const))
  if (category !== undefined) open = open.where('categorySlug', '=', category)
  if (price !== undefined) open = open.where('priceRange', '=', signsOf(price))
  if (industry !== undefined) open = open.where('industry', '=', industry)
  if (book !== undefined) open = open.where('isBookable', '=', 1)
  if (stars === undefined) return open
  return open
    .where('ratingCount', '>', 0)
    .where(sql<boolean>`"ratingSum" * 20 >= "ratingCount" * 79`)
}

/** What the filters ask for, as far as the index knows it. */
function filterClauses({ filters: { price, industry, book, open }, now }: Scope): Clause[] {
  const marks = [
    ...(price === undefined ? [] : [[markOf('price', signsOf(price))]]),
    ...(industry === undefined ? [] : [[markOf('industry', industry)]]),
    ...(book === undefined ? [] : [[markOf('booking', book)]]),
    ...(open === undefined ? [] : [marksOfNow(now)]),
  ]
  return marks.map((any) => ({ alternatives: [], marks: any }))
}

/** What the index is asked for; null where nobody can meet it. */
function clausesFor(scope: Scope, criteria: MatchCriteria): Clause[] | null {
  const clauses = [...clausesOf(criteria, scope.expansions), ...filterClauses(scope)]
  return clauses.some(isUnsatisfiable) ? null : clauses
}

/** In no order: a limit saves the rest of the work. */
function indexed(scope: Scope, criteria: MatchCriteria): BusinessQuery | null {
  const { db, index } = scope
  const clauses = clausesFor(scope, criteria)
  return clauses && inScope(clauses.length > 0 ? index.find(db, clauses) : everybody(db), scope)
}

const everybody = (db: Db): BusinessQuery => db.selectFrom('businesses')

/** All that meet the criteria, in no order; null where they are more than `most`. */
export async function findAll(
  scope: Scope,
  criteria: MatchCriteria,
  most: number,
): Promise<CandidateRow[] | null> {
  const { db, index } = scope
  const query = indexed(scope, criteria)
  const keys = query ? await index.some(db, query, most + 1) : []
  if (keys.length > most) return null
  if (keys.length === 0) return []
  return index.rows(db, inScope(everybody(db), scope).where(index.isAmong(keys)))
}

export async function hasAny(scope: Scope, criteria: MatchCriteria): Promise<boolean> {
  const query = indexed(scope, criteria)
  return query !== null && (await scope.index.some(scope.db, query, 1)).length > 0
}

/** The opening hours of these. */
export async function findHours(
  db: Db,
  businesses: readonly { id: string }[],
): Promise<Map<string, OperatingHours>> {
  if (businesses.length === 0) return new Map()
  const rows = await db
    .selectFrom('businesses')
    .select(['id', 'operatingHours'])
    .where(
      'id',
      'in',
      businesses.map(({ id }) => id),
    )
    .execute()
  return new Map(
    rows.flatMap(({ id, operatingHours }) =>
      operatingHours === null ? [] : [[id, fromJson(operatingHours)]],
    ),
  )
}

/** The first so many of an order, which an index holds ready; in no order themselves. */
export async function findFirstInOrder(
  scope: Scope,
  criteria: MatchCriteria,
  limit: number,
  order: Order = 'recommended',
): Promise<CandidateRow[]> {
  const { db, index } = scope
  const clauses = clausesFor(scope, criteria)
  if (!clauses) return []
  const found = clauses.length > 0 ? await index.findMany(db, clauses) : everybody(db)
  return index.rows(db, inOrder(inScope(found, scope), order).limit(limit))
}

function inOrder(query: BusinessQuery, order: Order): BusinessQuery {
  if (order === 'newest') return query.orderBy('createdAt', 'desc').orderBy('businesses.id')
  const rated =
    order === 'rated'
      ? query.orderBy('rankScore', 'desc').orderBy('plan', 'desc')
      : query.orderBy('plan', 'desc').orderBy('rankScore', 'desc')
  return rated.orderBy('searchName').orderBy('businesses.id')
}

/** What a list is counted by, without its texts; so many at most. */
export function findCountable(db: Db, category: CategorySlug | undefined, limit: number) {
  const open = db
    .selectFrom('businesses')
    .select(['industry', 'priceRange', 'ratingSum', 'ratingCount', 'area', 'suburb', 'isBookable'])
    .where('status', '=', 'ACTIVE')
    .limit(limit)
  return (category === undefined ? open : open.where('categorySlug', '=', category)).execute()
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

/** Words with this beginning that are as long as the bounds say. */
export async function findWordsBeginningLike(
  db: Db,
  beginning: string,
  [shortest, longest]: readonly [number, number],
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('catalogueWords')
    .select('word')
    .where((eb) => eb.between('word', beginning, `${beginning}${LAST_CHARACTER}`))
    .where((eb) => eb.between(eb.fn<number>('length', ['word']), shortest, longest))
    .limit(limit)
    .execute()
  return rows.map(({ word }) => word)
}
