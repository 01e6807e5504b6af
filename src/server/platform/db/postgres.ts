import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type CatalogueWatch, watchCatalogue } from './catalogue-changes.ts'
import type { OpenedDatabase } from './opened-database.ts'
import { createPostgresPool, type PostgresWaits } from './postgres-pool.ts'
import type { Database } from './schema.ts'

const INT8 = 20
const NUMERIC = 1700

/** Counts and sums come back as text from pg, since they may exceed a double; ours never do. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8 || oid === NUMERIC) return Number
    // Two calls, since each overload of the driver takes one format.
    return format === 'binary'
      ? pg.types.getTypeParser(oid, format)
      : pg.types.getTypeParser(oid, format)
  },
}

export interface PostgresOptions {
  url: string
  poolSize?: number
  onError: (error: Error) => void
  watch?: CatalogueWatch | undefined
  waits?: PostgresWaits | undefined
}

export function openPostgres({
  url,
  poolSize = 10,
  onError,
  watch,
  waits,
}: PostgresOptions): OpenedDatabase {
  const pool = createPostgresPool({
    connectionString: url,
    max: poolSize,
    // biome-ignore lint/plugin: its own signature is generic in a way that no function can meet
    types: types as pg.CustomTypesConfig,
    onError,
    ...waits,
  })
  const dialect = new PostgresDialect({ pool })
  const db = new Kysely<Database>({
    dialect: watch ? watchCatalogue(dialect, 'postgres', watch) : dialect,
  })
  return { engine: 'postgres', db, close: () => db.destroy() }
}
