import { type RawBuilder, SqliteAdapter, sql } from 'kysely'
import type { Db } from './schema.ts'

/**
 * Whether the column has one of these values, a JSON array of texts: one parameter however many they are,
 * so that `prepareQuery` builds the SQL once.
 */
export function isAmong(db: Db, column: string | RawBuilder<string>, values: string) {
  const value = typeof column === 'string' ? sql.ref(column) : column
  return db.getExecutor().adapter instanceof SqliteAdapter
    ? sql<boolean>`${value} in (select "value" from json_each(${values}))`
    : sql<boolean>`${value} = any(array(select jsonb_array_elements_text(cast(${values} as jsonb))))`
}
