import { sql } from 'kysely'
import { isAmong } from '#server/platform/db/among.ts'
import { fromJson } from '#server/platform/db/json-text.ts'
import { literal } from '#server/platform/db/literal.ts'
import { prepareQuery } from '#server/platform/db/prepared-query.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { CategorySlug } from '#shared/catalogue/categories.ts'
import { marksOfWhen } from '#shared/hours/hour-marks.ts'
import { type OperatingHours, weekdaysOfNow } from '#shared/hours/opening-hours.ts'
import type { When } from '#shared/hours/when.ts'
import { type Filters, type Order, signsOf } from '#shared/search/filters.ts'
import { type CandidateRow, COUNTABLE_COLUMNS, type CountableRow } from './candidate.ts'
import {
  type Clause,
  clausesOf,
  isUnsatisfiable,
  type MatchCriteria,
  markOf,
} from './match-criteria.ts'
import { WORDS } from './search-index.ts'
import type { TermExpansions } from './term-expansions.ts'
import type { BusinessQuery, Key, TextIndex } from './text-index.ts'

export interface Scope {
  db: Db
  index: TextIndex
  category: CategorySlug | undefined
  filters: Filters
  expansions: TermExpansions
  now: Date
  /** Only who is open then; null for any time. */
  when: When | null
  /** The lookups of this search so far. */
  lookups: Map<string, Lookup>
}

interface Lookup {
  keys: Key[]
  /** The limit of that lookup. */
  limit: number
}

function inScope(query: BusinessQuery, { category, filters }: Scope): BusinessQuery {
  const { stars, price, industry, book } = filters
  let open = query.where('status', '=', literal('ACTIVE'))
  if (category !== undefined) open = open.where('categorySlug', '=', category)
  if (price !== undefined) open = open.where('priceRange', '=', signsOf(price))
  if (industry !== undefined) open = open.where('industry', '=', industry)
  if (book !== undefined) open = open.where('isBookable', '=', 1)
  if (stars === undefined) return open
  return open
    .where('ratingCount', '>', 0)
    .where(sql<boolean>`"ratingSum" * 20 >= "ratingCount" * 79`)
}

/** The filters, as far as the index can apply them. */
function filterClauses({ filters: { price, industry, book }, when }: Scope): Clause[] {
  const marks = [
    ...(price === undefined ? [] : [[markOf('price', signsOf(price))]]),
    ...(industry === undefined ? [] : [[markOf('industry', industry)]]),
    ...(book === undefined ? [] : [[markOf('booking', book)]]),
    ...(when === null ? [] : [marksOfWhen(when)]),
  ]
  return marks.map((any) => ({ alternatives: [], marks: any }))
}

/** The clauses for the index; null if nothing can match. */
function clausesFor(scope: Scope, criteria: MatchCriteria): Clause[] | null {
  const clauses = [...clausesOf(criteria, scope.expansions), ...filterClauses(scope)]
  return clauses.some(isUnsatisfiable) ? null : clauses
}

const everybody = (db: Db): BusinessQuery => db.selectFrom('businesses')

/** Some matches of the criteria, in no order: a limit saves the rest of the work. Nothing is looked up twice. */
async function lookUp(scope: Scope, criteria: MatchCriteria, limit: number): Promise<Key[]> {
  const { db, index, filters, lookups } = scope
  const clauses = clausesFor(scope, criteria)
  if (!clauses) return []
  const name = JSON.stringify([clauses, filters])
  const known = lookups.get(name)
  if (known && (known.limit >= limit || known.keys.length < known.limit))
    return known.keys.slice(0, limit)
  const found = clauses.length > 0 ? index.find(db, clauses) : everybody(db)
  const keys = await index.some(db, inScope(found, scope), limit)
  lookups.set(name, { keys, limit })
  return keys
}

/** All matches of the criteria except known ones, in no order; null if there are more than `most`. */
export async function findAll(
  scope: Scope,
  criteria: MatchCriteria,
  most: number,
  known: readonly { id: string }[] = [],
): Promise<CandidateRow[] | null> {
  const keys = await lookUp(scope, criteria, most + 1)
  if (keys.length > most) return null
  return keys.length === 0 ? [] : findRows(scope, keys, known)
}

function findRows(
  { db, index }: Scope,
  keys: readonly Key[],
  known: readonly { id: string }[] = [],
): Promise<CandidateRow[]> {
  return index.rows(db, keys, idsOf(known))
}

const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id)

/** `limit`: up to how many are found, if a later lookup can use them. */
export async function hasAny(scope: Scope, criteria: MatchCriteria, limit = 1): Promise<boolean> {
  return (await lookUp(scope, criteria, limit)).length > 0
}

/** Some matches of the criteria, in no order, to count filters by, with the hours around that moment. */
export async function findSomeCountable(
  scope: Scope,
  criteria: MatchCriteria,
  limit: number,
  at: Date,
): Promise<CountableRow[]> {
  const keys = await lookUp(scope, criteria, limit)
  return scope.index.countable(scope.db, keys, weekdaysOfNow(at))
}

/** Whether more than this many match the criteria. */
export async function hasMore(
  scope: Scope,
  criteria: MatchCriteria,
  most: number,
): Promise<boolean> {
  return (await lookUp(scope, criteria, most + 1)).length > most
}

const readHours = prepareQuery((db, { ids }: { ids: string }) =>
  db
    .selectFrom('businesses')
    .select(['id', 'operatingHours'])
    .where(isAmong(db, 'id', ids)),
)

/** The opening hours of these businesses; read, unless all rows have them. */
export async function findHours(
  db: Db,
  businesses: readonly Pick<CandidateRow, 'id' | 'operatingHours'>[],
): Promise<Map<string, OperatingHours>> {
  const rows = businesses.every(({ operatingHours }) => operatingHours !== undefined)
    ? businesses
    : (await readHours(db, { ids: JSON.stringify(idsOf(businesses)) })).rows
  return new Map(
    rows.flatMap(({ id, operatingHours }) =>
      operatingHours ? [[id, fromJson(operatingHours)]] : [],
    ),
  )
}

/** The first of an order except known ones, of those that are claimed or not; returned in no order. */
export async function findFirstInOrder(
  scope: Scope,
  criteria: MatchCriteria,
  limit: number,
  known: readonly { id: string }[],
  isClaimed: boolean,
): Promise<CandidateRow[]> {
  const { db, index, filters } = scope
  const clauses = clausesFor(scope, criteria)
  if (!clauses) return []
  const found = clauses.length > 0 ? await index.findMany(db, clauses, limit) : everybody(db)
  const unknown = known.length === 0 ? found : found.where(index.isNoneOf(idsOf(known)))
  // By the plan, which the indexes of the orders have.
  const half = inScope(unknown, scope).where('plan', isClaimed ? '>' : '=', literal(''))
  const query = inOrder(half, filters.sort)
  const keys = await index.first(db, query, limit)
  return keys.length === 0 ? [] : findRows(scope, keys)
}

function inOrder(query: BusinessQuery, order: Order = 'recommended'): BusinessQuery {
  if (order === 'newest') return query.orderBy('createdAt', 'desc').orderBy('businesses.id')
  const rated =
    order === 'rated'
      ? query.orderBy('rankScore', 'desc').orderBy('plan', 'desc')
      : query.orderBy('plan', 'desc').orderBy('rankScore', 'desc')
  return rated.orderBy('searchName').orderBy('businesses.id')
}

/** Some of a list or category, to count filters by. */
export function findCountable(db: Db, category: CategorySlug | undefined, limit: number) {
  const open = db
    .selectFrom('businesses')
    .select([...COUNTABLE_COLUMNS, 'operatingHours'])
    .where('status', '=', literal('ACTIVE'))
    .limit(limit)
  return (category === undefined ? open : open.where('categorySlug', '=', category)).execute()
}

const LAST_CHARACTER = '\u{10ffff}'

/** Words with this prefix, of a length within the bounds. */
export async function findWordsBeginningLike(
  db: Db,
  beginning: string,
  [shortest, longest]: readonly [number, number],
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom(WORDS)
    .select('word')
    .where((eb) => eb.between('word', beginning, `${beginning}${LAST_CHARACTER}`))
    .where((eb) => eb.between(eb.fn<number>('length', ['word']), shortest, longest))
    .limit(limit)
    .execute()
  return rows.map(({ word }) => word)
}
