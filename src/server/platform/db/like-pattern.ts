import { type Expression, sql } from 'kysely'

const escaped = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`

/** For `like … escape '\'`: texts that contain the words as they are. */
export const containing = (words: string): string => escaped(words.toLowerCase())

/**
 * Whether one of the columns contains the words. Also as they were typed: SQLite makes no accented letter small, so
 * 'Élise' would not be found by its own spelling.
 */
export function anyContains(columns: Expression<unknown>[], words: string) {
  const [small, typed] = [containing(words), escaped(words)]
  return sql<boolean>`(${sql.join(
    columns.map(
      (column) =>
        sql`lower(${column}) like ${small} escape '\\' or ${column} like ${typed} escape '\\'`,
    ),
    sql` or `,
  )})`
}
