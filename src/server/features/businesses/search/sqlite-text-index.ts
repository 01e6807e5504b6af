import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/platform/db/schema.ts'
import { BOUNDS } from './bounds.ts'
import { CANDIDATE_COLUMNS, type CandidateRow } from './candidate.ts'
import type { Clause, Column } from './match-criteria.ts'
import type { Phrase } from './term-expansions.ts'
import type { BusinessQuery, Key, TextIndex } from './text-index.ts'

export const sqliteTextIndex: TextIndex = {
  findWords: async (db, piece, limit) => {
    const { rows } = await sql<{ word: string }>`
      select "word" from "wordTrigrams" where "wordTrigrams" match ${quoted(piece)} limit ${limit}
    `.execute(db)
    return rows.map(({ word }) => word)
  },

  find,

  findMany: async (db, clauses) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as "count" from (${hitsOf(clauses)} limit ${BOUNDS.sorted + 1})
    `.execute(db)
    if ((rows[0]?.count ?? 0) <= BOUNDS.sorted) return find(db, clauses)
    // The plus hides the key's index: the order's own leads, and each key is looked up among the hits.
    const isHit = sql<boolean>`+"businesses"."searchKey" in (${hitsOf(clauses)})`
    return db.selectFrom('businesses').where(isHit)
  },

  some: findKeys,

  first: findKeys,

  rows: (db, query) => handOver<CandidateRow>(db, ROW, sql`${query.select(COLUMNS)}`),

  isAmong: (keys) =>
    sql<boolean>`"businesses"."searchKey" in (select "value" from json_each(${JSON.stringify(keys)}))`,

  isNoneOf: (ids) =>
    sql<boolean>`"businesses"."id" not in (select "value" from json_each(${JSON.stringify(ids)}))`,
}

function find(db: Db, clauses: readonly Clause[]): BusinessQuery {
  const hits = sql<{ searchKey: number }>`(${hitsOf(clauses)})`
  // A cross join keeps the order of the tables: the index leads, and a limit ends its work early.
  const found = db
    .selectFrom(hits.as('hits'))
    .crossJoin('businesses')
    .where(sql<boolean>`"businesses"."searchKey" = "hits"."searchKey"`)
  // biome-ignore lint/plugin: the joined hits are of no use to callers, who know businesses alone
  return found as unknown as BusinessQuery
}

const hitsOf = (clauses: readonly Clause[]) =>
  sql`select rowid as "searchKey" from "businessTexts" where "businessTexts" match ${matchOf(clauses)}`

function findKeys(db: Db, query: BusinessQuery, limit: number): Promise<Key[]> {
  return handOver(db, sql`"searchKey"`, sql`${query.select(KEY).limit(limit)}`)
}

const KEY = sql<number>`"businesses"."searchKey"`.as('searchKey')
const COLUMNS = CANDIDATE_COLUMNS.map((column) => `businesses.${column}` as const)
const ROW = sql`json_object(${sql.join(
  CANDIDATE_COLUMNS.flatMap((column) => [sql.lit(column), sql.ref(column)]),
)})`

/** As one text: hundreds of rows cost more to hand over one by one than to find. */
async function handOver<T>(
  db: Db,
  one: RawBuilder<unknown>,
  found: RawBuilder<unknown>,
): Promise<T[]> {
  const { rows } = await sql<{ all: string }>`
    select json_group_array(${one}) as "all" from (${found})
  `.execute(db)
  return JSON.parse(rows[0]?.all ?? '[]')
}

/** Needles hold letters, digits and spaces only, so quotes are all the escaping there is. */
const quoted = (text: string) => `"${text}"`

/** The clauses in FTS5's language. */
function matchOf(clauses: readonly Clause[]): string {
  return clauses.map((clause) => `(${alternativesOf(clause).join(' OR ')})`).join(' AND ')
}

function alternativesOf({ alternatives, marks }: Clause): string[] {
  return [
    ...alternatives.flatMap(({ columns, phrases }) =>
      beginningsOf(columns).flatMap((beginning) =>
        phrases.map((phrase) => phraseOf(phrase, beginning)),
      ),
    ),
    ...marks.map(markWord),
  ]
}

/** The letters before a word say in which field it stands: see migration 31. */
const BEGINNING: Partial<Record<Column, string>> = {
  name: 'qzn',
  services: 'qzs',
  industry: 'qzi',
  place: 'qzp',
}

/** Words of a description stand for themselves, among those of all texts. */
function beginningsOf(columns: readonly Column[]): string[] {
  const beginnings = columns.map((column) => BEGINNING[column] ?? '')
  return beginnings.includes('') ? [''] : beginnings
}

/** As the migration writes it: one word for a mark of several, and one of one as it is. */
const markWord = (mark: string) =>
  `qz${mark.includes(' ') ? Buffer.from(mark).toString('hex') : mark}`

function phraseOf({ words, open }: Phrase, beginning: string): string {
  return `${quoted(words.map((word) => `${beginning}${word}`).join(' '))}${open ? ' *' : ''}`
}
