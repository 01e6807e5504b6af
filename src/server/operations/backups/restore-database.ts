import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { differingTables, readChecksums } from '#server/operations/read-rows.ts'
import { ConfigError } from '#server/platform/config/config.ts'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import { OWNER_ONLY_FILE } from '#server/platform/db/private-files.ts'
import type { BackupWork } from './make-backup.ts'
import type { Manifest } from './manifest.ts'
import { runPostgresTool } from './postgres-tools.ts'

/** Fetches the SQLite database of a backup. */
export function fetchSqlite({ store, name }: Omit<BackupWork, 'workFolder'>, to: string) {
  return fetchFile(store, name.database.sqlite, to)
}

/** Restores a dump into an empty PostgreSQL database: all of it or nothing. */
export async function restorePostgres(
  { store, name, workFolder }: BackupWork,
  url: string,
): Promise<void> {
  const dump = path.join(workFolder, 'dump')
  try {
    await fetchFile(store, name.database.postgres, dump)
    const args = ['--exit-on-error', '--no-owner', '--no-privileges', '--single-transaction', dump]
    await runPostgresTool('pg_restore', url, args)
  } finally {
    await rm(dump, { force: true })
  }
}

async function fetchFile(store: BackupWork['store'], name: string, to: string): Promise<void> {
  const stored = await store.open(name)
  if (!stored) throw new ConfigError(`The backup is damaged: ${name} is missing.`)
  await pipeline(stored, createWriteStream(to, { mode: OWNER_ONLY_FILE, flush: true }))
}

/** Fails unless every table has the count and the checksum of the live one when the backup was made. */
export async function compareTables(opened: OpenedDatabase, manifest: Manifest): Promise<void> {
  const wrong = differingTables(manifest.tables, await readChecksums(opened.db, opened.engine))
  if (wrong.length > 0)
    throw new ConfigError(
      `The backup is damaged: ${wrong.join(', ')} is not what its manifest says.`,
    )
}
