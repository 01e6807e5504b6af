import { sql } from 'kysely'
import type { Clause, Column } from './demand.ts'
import type { Phrase } from './phrase-book.ts'
import type { TextIndex } from './text-index.ts'

/** The weights of a tsvector stand for the fields of a business. */
const WEIGHT: Record<Column, string> = { name: 'A', industry: 'B', description: 'C', place: 'D' }

export const postgresTextIndex: TextIndex = {
  findWords: async (db, piece, limit) => {
    const rows = await db
      .selectFrom('catalogueWords')
      .select('word')
      .where('word', 'like', `%${piece}%`)
      .limit(limit)
      .execute()
    return rows.map(({ word }) => word)
  },

  find: (db, clauses) =>
    db
      .selectFrom('businesses')
      .where(sql<boolean>`"searchWords" @@ cast(${queryOf(clauses)} as tsquery)`),

  // A needle holds letters, digits and spaces only, so nothing in it is a pattern.
  contains: (column, needle) => sql<boolean>`${sql.ref(column)} like ${`%${needle}%`}`,
}

/** The clauses in the language of tsquery. */
function queryOf(clauses: readonly Clause[]): string {
  return clauses.map((clause) => `(${alternativesOf(clause).join(' | ')})`).join(' & ')
}

function alternativesOf({ alternatives, areas }: Clause): string[] {
  return [
    ...alternatives.flatMap(({ columns, phrases }) => {
      const weights = columns.map((column) => WEIGHT[column]).join('')
      return phrases.map((phrase) => phraseOf(phrase, weights))
    }),
    // Not a word, so that no address can be taken for it: see the migration.
    ...areas.map((area) => `'@${area}'`),
  ]
}

function phraseOf({ words, open }: Phrase, weights: string): string {
  const terms = words.map(
    (word, index) => `'${word}':${open && index === words.length - 1 ? '*' : ''}${weights}`,
  )
  return `(${terms.join(' <-> ')})`
}
