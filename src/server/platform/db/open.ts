import type { Config } from '#server/platform/config/config.ts'
import type { CatalogueWatch } from './catalogue-changes.ts'
import type { OpenedDatabase } from './opened-database.ts'
import { openPostgres } from './postgres.ts'
import type { PostgresWaits } from './postgres-pool.ts'
import { openSqlite } from './sqlite.ts'

export function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onError: (error: Error) => void,
  watch?: CatalogueWatch,
  waits?: PostgresWaits,
): OpenedDatabase {
  return config.databaseUrl === undefined
    ? openSqlite(config.dataDir, watch)
    : openPostgres({ url: config.databaseUrl, onError, watch, waits })
}
