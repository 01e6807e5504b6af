import { rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { readImage } from '#server/operations/copy-images.ts'
import { countWrongBookingCounts, countWrongSums } from '#server/operations/tables.ts'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import { openPostgres } from '#server/platform/db/postgres.ts'
import { openSqliteFile } from '#server/platform/db/sqlite.ts'
import { createImageStore } from '#server/platform/images/create-image-store.ts'
import { readStoredImage } from './backup-images.ts'
import { findImageKeys } from './backup-name.ts'
import type { BackupWork } from './make-backup.ts'
import type { Manifest } from './manifest.ts'
import type { BackupSettings } from './open-backup-store.ts'
import { compareTables, fetchSqlite, restorePostgres } from './restore-database.ts'
import { withScratchDatabase } from './scratch-database.ts'

/** Of all images; every day others. Reading tens of thousands back each night would take hours. */
const IMAGES_READ = 200

/** Restores the backup to a scratch place, from where it is stored, and compares it with the live site. */
export async function tryBackup(
  settings: BackupSettings,
  work: BackupWork,
  manifest: Manifest,
): Promise<void> {
  if (settings.databaseUrl === undefined) await trySqlite(work, manifest)
  else
    await withScratchDatabase(settings.databaseUrl, async (url) => {
      await restorePostgres(work, url)
      await check(openPostgres({ url, poolSize: 1, onError: () => undefined }), manifest)
    })
  await tryImages(settings, work, manifest.imageKeys ?? [])
}

async function trySqlite(work: BackupWork, manifest: Manifest): Promise<void> {
  const file = path.join(work.workFolder, 'trial')
  try {
    await fetchSqlite(work, file)
    await check(openSqliteFile(file), manifest)
  } finally {
    await rm(file, { force: true })
  }
}

async function check(restored: OpenedDatabase, manifest: Manifest): Promise<void> {
  const { db, engine } = restored
  try {
    // PostgreSQL has checked every constraint and built every index during the restore.
    const faults = engine === 'sqlite' ? await findSqliteFaults(db) : []
    if (faults.length > 0) throw new Error(`The restored database is damaged: ${faults.join('; ')}`)
    await compareTables(restored, manifest)
    const wrong = (await countWrongSums(db)) + (await countWrongBookingCounts(db))
    if (wrong > 0) throw new Error(`The restored database has ${wrong} wrong sums and counts.`)
  } finally {
    await restored.close()
  }
}

async function findSqliteFaults(db: OpenedDatabase['db']): Promise<string[]> {
  const checked = await sql<{ integrity_check: string }>`pragma integrity_check(5)`.execute(db)
  const orphans = await sql<{ table: string }>`pragma foreign_key_check`.execute(db)
  return [
    ...checked.rows.map((row) => row.integrity_check).filter((said) => said !== 'ok'),
    ...orphans.rows.slice(0, 5).map(({ table }) => `a row of ${table} refers to nothing`),
  ]
}

/** All must be there; some are read back and compared with the live ones. */
async function tryImages(
  settings: BackupSettings,
  { store }: BackupWork,
  keys: readonly string[],
): Promise<void> {
  const stored = findImageKeys(await store.findNames())
  const missing = keys.filter((key) => !stored.has(key))
  if (missing.length > 0)
    throw new Error(`${missing.length} of ${keys.length} images are not in the backup.`)
  const live = createImageStore(settings)
  for (const key of pick(keys, IMAGES_READ)) {
    const restored = await readStoredImage(store, key)
    const original = await readImage(live, key)
    const isSame = original?.every(({ bytes }, at) => restored?.[at]?.bytes.equals(bytes)) ?? true
    if (!restored || !isSame) throw new Error(`The image ${key} is damaged in the backup.`)
  }
}

function pick(keys: readonly string[], most: number): string[] {
  if (keys.length <= most) return [...keys]
  const start = Math.floor(Math.random() * keys.length)
  return [...keys.slice(start), ...keys.slice(0, start)].slice(0, most)
}
