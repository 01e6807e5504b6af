import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** A connected database of either engine. */
export interface OpenedDatabase {
  engine: 'sqlite' | 'postgres'
  db: Kysely<Database>
  close(): Promise<void>
}
