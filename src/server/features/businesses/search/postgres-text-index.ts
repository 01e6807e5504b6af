import { sql } from 'kysely'
import { rowTest, type TextColumn } from './row-test.ts'
import type { TextIndex } from './text-index.ts'

/** A needle holds letters, digits and spaces only, so nothing in it is a pattern. */
const contains = (column: TextColumn, needle: string) =>
  sql<boolean>`${sql.ref(column)} like ${`%${needle}%`}`

/** LIKE is both: the planner serves it from the trigram index or tests row by row, as is cheaper. */
export const postgresTextIndex: TextIndex = {
  find: (db, demand) => db.selectFrom('businesses').where((eb) => rowTest(eb, demand, contains)),
  filter: (db, demand) => db.selectFrom('businesses').where((eb) => rowTest(eb, demand, contains)),
}
