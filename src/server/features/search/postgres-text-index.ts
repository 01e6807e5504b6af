import { sql } from 'kysely'
import { fromJson } from '#server/platform/db/json-text.ts'
import { prepareQuery } from '#server/platform/db/prepared-query.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { BOUNDS } from './bounds.ts'
import { CANDIDATE_COLUMNS, COUNTABLE_COLUMNS } from './candidate.ts'
import { sequencesOf, type TermSequence } from './index-terms.ts'
import type { Clause } from './match-criteria.ts'
import { PIECES_INDEX, TERMS, TERMS_INDEX, WORDS } from './search-index.ts'
import type { BusinessQuery, Key, TextIndex } from './text-index.ts'

const COLUMNS = CANDIDATE_COLUMNS.map((column) => `businesses.${column}` as const)

const GIN_INDEXES = [TERMS_INDEX, PIECES_INDEX]

export const postgresTextIndex: TextIndex = {
  findWords: async (db, piece, limit) => {
    const rows = await db
      .selectFrom(WORDS)
      .select('word')
      .where('word', 'like', `%${piece}%`)
      .limit(limit)
      .execute()
    return rows.map(({ word }) => word)
  },

  findWordsBeginning: async (db, beginnings, limit) => {
    const { rows } = await readWordsBeginning(db, { beginnings, limit })
    return rows.map(({ word }) => word)
  },

  find,

  // The planner chooses between searching the words and scanning along the order.
  findMany: async (db, clauses) => find(db, clauses),

  // A materialized CTE: with the limit, the planner would expect a full scan to end early. Rows are still
  // read only as far as needed.
  some: async (db, query, limit) => {
    const rows = await db
      .with(
        (cte) => cte('hits').materialized(),
        () => query.select('businesses.id'),
      )
      .selectFrom('hits')
      .select('id')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  },

  first: async (_db, query, limit) => {
    const rows = await query.select('businesses.id').limit(limit).execute()
    return rows.map(({ id }) => id)
  },

  rows: async (db, keys, known) => {
    const asked = { keys, known }
    return keys.length > BOUNDS.counted
      ? (await readRows(db, asked)).rows
      : (await readRowsWithHours(db, asked)).rows
  },

  countable: async (db, keys, [before, today]) => {
    const { rows } = await readCountable(db, { keys })
    return rows.map(({ operatingHours, ...row }) => {
      const week = operatingHours && fromJson(operatingHours)
      return { ...row, hours: week && [week[before], week[today]] }
    })
  },

  isAmong,

  isNoneOf,

  tidy: async (db) => {
    for (const name of GIN_INDEXES)
      await sql`select gin_clean_pending_list(cast(${`"${name}"`} as regclass))`.execute(db)
  },
}

function isAmong(keys: readonly Key[]) {
  return sql<boolean>`"businesses"."id" = any(cast(${keys} as text[]))`
}

function isNoneOf(ids: readonly string[]) {
  return sql<boolean>`"businesses"."id" <> all(cast(${ids} as text[]))`
}

interface AskedRows {
  keys: readonly Key[]
  known: readonly string[]
}

const rowsAmong = (db: Db, { keys, known }: AskedRows) =>
  db.selectFrom('businesses').where(isAmong(keys)).where(isNoneOf(known)).select(COLUMNS)

const readRows = prepareQuery((db, asked: AskedRows) => rowsAmong(db, asked))
const readRowsWithHours = prepareQuery((db, asked: AskedRows) =>
  rowsAmong(db, asked).select('operatingHours'),
)

const readCountable = prepareQuery((db, asked: { keys: readonly Key[] }) =>
  db
    .selectFrom('businesses')
    .where(isAmong(asked.keys))
    .select([...COUNTABLE_COLUMNS, 'operatingHours']),
)

/** A range of the index for each prefix. */
const readWordsBeginning = prepareQuery(
  (db, asked: { beginnings: readonly string[]; limit: number }) =>
    db
      .selectFrom(
        sql<{ value: string }>`unnest(cast(${asked.beginnings} as text[]))`.as('beginning'),
      )
      .innerJoin(WORDS, (join) => join.onTrue())
      .select('word')
      .where(sql<boolean>`"word" between "beginning" and "beginning" || chr(1114111)`)
      .limit(asked.limit),
)

/** A condition for each clause: the index intersects several faster than one query that joins them by `&`. */
function find(db: Db, clauses: readonly Clause[]): BusinessQuery {
  const queries = clauses.map((clause) => sequencesOf(clause).map(queryOf).join(' | '))
  // For many rare words the planner expects half of all rows and would scan the table: without the constants
  // it uses the index.
  const isLong = queries.join('').length > BOUNDS.plannedQuery
  return queries.reduce((found, query) => {
    const asked = sql`cast(${query} as tsquery)`
    return found.where(
      sql<boolean>`${sql.ref(TERMS)} @@ ${isLong ? sql`(select ${asked})` : asked}`,
    )
  }, db.selectFrom('businesses'))
}

/** As a tsquery. Terms are letters, digits and spaces, so quotes are all the escaping needed. */
const queryOf = ({ terms, open }: TermSequence) =>
  `(${terms.map((term) => `'${term}'`).join(' <-> ')}${open ? ':*' : ''})`
