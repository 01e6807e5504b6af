import { sql } from 'kysely'
import { prepareQuery } from '#server/platform/db/prepared-query.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { BOUNDS } from './bounds.ts'
import { CANDIDATE_COLUMNS, COUNTABLE_COLUMNS } from './candidate.ts'
import { sequencesOf, type TermSequence } from './index-terms.ts'
import type { Clause } from './match-criteria.ts'
import { mergeSegments } from './merge-segments.ts'
import { TEXTS, TRIGRAMS, WORDS } from './search-index.ts'
import type { BusinessQuery, Key, TextIndex } from './text-index.ts'

const TEXT_TABLE = sql.table(TEXTS)
const TRIGRAM_TABLE = sql.table(TRIGRAMS)

export const sqliteTextIndex: TextIndex = {
  findWords: async (db, piece, limit) => {
    const { rows } = await sql<{ word: string }>`
      select "word" from ${TRIGRAM_TABLE} where ${TRIGRAM_TABLE} match ${quoted(piece)} limit ${limit}
    `.execute(db)
    return rows.map(({ word }) => word)
  },

  findWordsBeginning: async (db, beginnings, limit) => {
    const { rows } = await readWordsBeginning(db, { beginnings: JSON.stringify(beginnings), limit })
    return rows.map(({ word }) => word)
  },

  find,

  findMany: async (db, clauses, limit) => {
    if (await isFasterSorted(db, clauses, limit)) return find(db, clauses)
    // The unary plus disables the key's index: SQLite scans the order's index and looks each key up among the
    // hits.
    const isHit = sql<boolean>`+"businesses"."searchKey" in (${hitsOf(clauses)})`
    return db.selectFrom('businesses').where(isHit)
  },

  some: findKeys,

  first: findKeys,

  rows: async (db, keys, known) => {
    const asked = { keys: JSON.stringify(keys), known: JSON.stringify(known) }
    const read = keys.length > BOUNDS.counted ? readRows : readRowsWithHours
    return parsedRows((await read(db, asked)).rows)
  },

  countable: async (db, keys, [before, today]) => {
    const asked = { keys: JSON.stringify(keys), before: `$.${before}`, today: `$.${today}` }
    return parsedRows((await readCountable(db, asked)).rows)
  },

  isAmong: (keys) => isAmong(JSON.stringify(keys)),

  isNoneOf: (ids) => isNoneOf(JSON.stringify(ids)),

  tidy: mergeSegments,
}

/** A range for each prefix. As conditions joined by `or`, SQLite would plan them anew each time: three times the cost. */
const readWordsBeginning = prepareQuery((db, asked: { beginnings: string; limit: number }) =>
  db
    .selectFrom(sql<{ value: string }>`json_each(${asked.beginnings})`.as('beginning'))
    .crossJoin(WORDS)
    .select('word')
    .where(
      sql<boolean>`"word" between "beginning"."value" and "beginning"."value" || char(1114111)`,
    )
    .limit(asked.limit),
)

/**
 * To sort takes as long as there are hits; to scan the order, the longer the more are wanted and the fewer
 * hits there are.
 */
async function isFasterSorted(db: Db, clauses: readonly Clause[], limit: number): Promise<boolean> {
  const most = Math.floor(BOUNDS.sorted * Math.sqrt(limit / BOUNDS.read))
  // So many are known to match.
  if (most <= BOUNDS.scored) return false
  const { rows } = await sql<{ count: number }>`
    select count(*) as "count" from (${hitsOf(clauses)} limit ${most + 1})
  `.execute(db)
  return (rows[0]?.count ?? 0) <= most
}

function find(db: Db, clauses: readonly Clause[]): BusinessQuery {
  const hits = sql<{ searchKey: number }>`(${hitsOf(clauses)})`
  // A cross join fixes the order of the tables: the text index first, so that a limit ends its work early.
  const found = db
    .selectFrom(hits.as('hits'))
    .crossJoin('businesses')
    .where(sql<boolean>`"businesses"."searchKey" = "hits"."searchKey"`)
  // biome-ignore lint/plugin: the joined hits are of no use to callers, who know businesses alone
  return found as unknown as BusinessQuery
}

const hitsOf = (clauses: readonly Clause[]) =>
  sql`select rowid as "searchKey" from ${TEXT_TABLE} where ${TEXT_TABLE} match ${matchOf(clauses)}`

/** Lists as JSON: one parameter, however long they are. */
const isAmong = (keys: string) =>
  sql<boolean>`"businesses"."searchKey" in (select "value" from json_each(${keys}))`
const isNoneOf = (ids: string) =>
  sql<boolean>`"businesses"."id" not in (select "value" from json_each(${ids}))`

async function findKeys(db: Db, query: BusinessQuery, limit: number): Promise<Key[]> {
  const { rows } = await sql<OneText>`
    select json_group_array("searchKey") as "all" from (${query.select(KEY).limit(limit)})
  `.execute(db)
  return parsedRows(rows)
}

const KEY = sql<number>`"businesses"."searchKey"`.as('searchKey')

/** As one text: rows returned one by one make a search cost a fifth more. */
interface OneText {
  all: string
}

const parsedRows = <Row>([row]: readonly OneText[]): Row[] => JSON.parse(row?.all ?? '[]')

const namesWithValues = (columns: readonly string[]) =>
  sql.join(columns.flatMap((column) => [sql.lit(column), sql.ref(column)]))

const rowsReader = (columns: readonly string[]) =>
  prepareQuery((db, { keys, known }: { keys: string; known: string }) =>
    db
      .selectFrom('businesses')
      .where(isAmong(keys))
      .where(isNoneOf(known))
      .select(sql<string>`json_group_array(json_object(${namesWithValues(columns)}))`.as('all')),
  )

const readRows = rowsReader(CANDIDATE_COLUMNS)
const readRowsWithHours = rowsReader([...CANDIDATE_COLUMNS, 'operatingHours'])

const readCountable = prepareQuery((db, asked: { keys: string; before: string; today: string }) => {
  const hours = sql`json_extract("operatingHours", ${asked.before}, ${asked.today})`
  const row = sql`json_object(${namesWithValues(COUNTABLE_COLUMNS)}, 'hours', ${hours})`
  return db
    .selectFrom('businesses')
    .where(isAmong(asked.keys))
    .select(sql<string>`json_group_array(${row})`.as('all'))
})

/** Needles contain only letters, digits and spaces, so quotes are all the escaping needed. */
const quoted = (text: string) => `"${text}"`

/** The clauses as an FTS5 query. */
function matchOf(clauses: readonly Clause[]): string {
  return clauses.map((clause) => `(${sequencesOf(clause).map(queryOf).join(' OR ')})`).join(' AND ')
}

const queryOf = ({ terms, open }: TermSequence) => `${quoted(terms.join(' '))}${open ? ' *' : ''}`
