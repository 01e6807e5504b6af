import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { type Checksums, sumTables } from '#server/operations/read-rows.ts'
import { takeTime } from '#server/operations/take-time.ts'
import { ConfigError } from '#server/platform/config/config.ts'
import { openPostgres } from '#server/platform/db/postgres.ts'
import { databaseFile, openSqliteFile } from '#server/platform/db/sqlite.ts'
import type { BackupSettings } from './open-backup-store.ts'
import { runPostgresTool } from './postgres-tools.ts'

/**
 * Writes the live database to a file, while the site writes. The counts and checksums are those of the live tables at
 * the very moment of the copy: both are made in one transaction, which sees no later writes.
 */
export function copyLiveDatabase(
  { dataDir, databaseUrl }: BackupSettings,
  to: string,
): Promise<Checksums> {
  return databaseUrl === undefined ? copySqlite(dataDir, to) : dumpPostgres(databaseUrl, to)
}

async function copySqlite(dataDir: string, to: string): Promise<Checksums> {
  const file = databaseFile(dataDir)
  if (!existsSync(file))
    throw new ConfigError(`There is no embedded database in ${dataDir}: check DATA_DIR.`)
  const live = openSqliteFile(file)
  try {
    return await live.db.transaction().execute(async (trx) => {
      const sums = await sumTables(trx, 'sqlite')
      await live.copyTo(to)
      return sums
    })
  } finally {
    await live.close()
  }
}

async function dumpPostgres(url: string, to: string): Promise<Checksums> {
  const live = openPostgres({ url, poolSize: 1, onError: () => undefined })
  try {
    return await live.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        await takeTime(trx)
        const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as "id"`.execute(trx)
        await runPostgresTool('pg_dump', url, [
          '--format=custom',
          `--snapshot=${rows[0]?.id}`,
          `--file=${to}`,
        ])
        return sumTables(trx, 'postgres')
      })
  } finally {
    await live.close()
  }
}
