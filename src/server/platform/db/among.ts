import { SqliteAdapter, sql } from 'kysely'
import type { Db } from './schema.ts'

/**
 * Whether the column has one of these values, a JSON array of texts: one parameter however many they are,
 * so that `prepareQuery` builds the SQL once.
 */
export function isAmong(db: Db, column: string, values: string) {
  return db.getExecutor().adapter instanceof SqliteAdapter
    ? sql<boolean>`${sql.ref(column)} in (select "value" from json_each(${values}))`
    : sql<boolean>`${sql.ref(column)} = any(array(select jsonb_array_elements_text(cast(${values} as jsonb))))`
}
