import { sql } from 'kysely'
import { wordsOf } from '#shared/catalogue/search/normalise.ts'
import type { Clause } from './demand.ts'
import type { Phrase } from './phrase-book.ts'
import type { BusinessQuery, TextIndex } from './text-index.ts'

export const sqliteTextIndex: TextIndex = {
  findWords: async (db, piece, limit) => {
    const { rows } = await sql<{ word: string }>`
      select "word" from "wordTrigrams" where "wordTrigrams" match ${quoted(piece)} limit ${limit}
    `.execute(db)
    return rows.map(({ word }) => word)
  },

  find: (db, clauses) => {
    const hits = sql<{ searchKey: number }>`(
      select rowid as "searchKey" from "businessTexts" where "businessTexts" match ${matchOf(clauses)}
    )`
    // A cross join keeps the order of the tables: the index leads, and a limit ends its work early.
    return db
      .selectFrom(hits.as('hits'))
      .crossJoin('businesses')
      .where(
        sql<boolean>`"businesses"."searchKey" = "hits"."searchKey"`,
      ) as unknown as BusinessQuery
  },

  // As one text: five hundred rows cost more to hand over than to find.
  some: async (db, query, limit) => {
    const { ids } = await db
      .selectFrom(query.limit(limit).as('found'))
      .select(sql<string>`json_group_array("id")`.as('ids'))
      .executeTakeFirstOrThrow()
    return JSON.parse(ids)
  },

  isAmong: (ids) =>
    sql<boolean>`"businesses"."id" in (select "value" from json_each(${JSON.stringify(ids)}))`,

  plansTheOrder: false,

  contains: (column, needle) => sql<boolean>`instr(${sql.ref(column)}, ${needle}) > 0`,
}

/** Needles hold letters, digits and spaces only, so quotes are all the escaping there is. */
const quoted = (text: string) => `"${text}"`

/** The clauses in FTS5's language. */
function matchOf(clauses: readonly Clause[]): string {
  return clauses.map((clause) => `(${alternativesOf(clause).join(' OR ')})`).join(' AND ')
}

function alternativesOf({ alternatives, areas }: Clause): string[] {
  return [
    ...alternatives.map(
      ({ columns, phrases }) => `{${columns.join(' ')}} : (${phrases.map(phraseOf).join(' OR ')})`,
    ),
    // The area begins the place; the address follows. No two areas begin with the same word, and
    // one word is found in half the time of two in a row.
    ...areas.map((area) => `place : ^ ${quoted(wordsOf(area)[0] ?? '')}`),
  ]
}

function phraseOf({ words, open }: Phrase): string {
  return `${quoted(words.join(' '))}${open ? ' *' : ''}`
}
