import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { ConfigError } from '#server/platform/config/config.ts'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import { openPostgres } from '#server/platform/db/postgres.ts'
import { OWNER_ONLY_FOLDER } from '#server/platform/db/private-files.ts'
import { databaseFile, lockDataDir, openSqliteFile } from '#server/platform/db/sqlite.ts'
import { createImageStore } from '#server/platform/images/create-image-store.ts'
import { restoreImages } from './backups/backup-images.ts'
import { backupNamed, engineOf, findImageKeys, momentOfName } from './backups/backup-name.ts'
import type { BackupStore } from './backups/backup-store.ts'
import { type Manifest, readManifest } from './backups/manifest.ts'
import { type BackupSettings, openBackupStore } from './backups/open-backup-store.ts'
import { compareTables, fetchSqlite, restorePostgres } from './backups/restore-database.ts'
import { findBackups } from './backups/stored-backups.ts'
import { withWorkFolder } from './backups/work-folder.ts'

interface FoundBackup {
  store: BackupStore
  name: string
}

/**
 * Restores a backup into an empty DATA_DIR or PostgreSQL database and verifies it against its manifest. `from` is
 * the folder of a backup, the name of one in BACKUP_TO, or `latest`.
 */
export async function restore(settings: BackupSettings, from: string): Promise<Manifest> {
  const { store, name } = await findBackup(settings, from)
  const manifest = await readManifest(store, backupNamed(name))
  if (!manifest) throw new ConfigError(`${from} is not a whole backup.`)
  const engine = engineOf(settings)
  if (manifest.engine !== engine)
    throw new ConfigError(
      engine === 'sqlite'
        ? 'This backup is of PostgreSQL: set DATABASE_URL to an empty database.'
        : 'This backup is of SQLite: restore it without DATABASE_URL, and move it with db:copy.',
    )
  const found = { store, name }
  if (settings.databaseUrl === undefined) await restoreSqlite(settings, found, manifest)
  else await restoreDump(settings, settings.databaseUrl, { found, manifest })
  return manifest
}

async function findBackup(settings: BackupSettings, from: string): Promise<FoundBackup> {
  const open = (folder: string) => openBackupStore(settings, { folder }, settings.dataDir)
  if (settings.backupTo && (from === 'latest' || momentOfName(from))) {
    const store = openBackupStore(settings, settings.backupTo, settings.dataDir)
    if (from !== 'latest') return { store, name: from }
    const backups = findBackups(await store.findNames())
    const newest = backups.findLast(({ isTried }) => isTried) ?? backups.at(-1)
    if (!newest) throw new ConfigError('There is no backup in BACKUP_TO.')
    return { store, name: newest.name }
  }
  const folder = path.resolve(from)
  const name = path.basename(folder)
  // One of several in a folder, which share their images.
  return momentOfName(name)
    ? { store: open(path.dirname(folder)), name }
    : { store: open(folder), name: '' }
}

async function restoreSqlite(
  settings: BackupSettings,
  { store, name }: FoundBackup,
  manifest: Manifest,
): Promise<void> {
  const { dataDir } = settings
  const target = databaseFile(dataDir)
  if (existsSync(target))
    throw new ConfigError(`${dataDir} holds a database already: move it away first.`)
  await mkdir(dataDir, { recursive: true, mode: OWNER_ONLY_FOLDER })
  const lock = lockDataDir(dataDir)
  try {
    const partial = `${target}.partial`
    await fetchSqlite({ store, name: backupNamed(name) }, partial)
    await verify(openSqliteFile(partial), manifest)
    await restoreAllImages(settings, store, manifest)
    // Last, so that an interrupted restore can simply be started again.
    await rename(partial, target)
  } finally {
    lock.close()
  }
}

async function restoreDump(
  settings: BackupSettings,
  url: string,
  { found: { store, name }, manifest }: { found: FoundBackup; manifest: Manifest },
): Promise<void> {
  const target = openPostgres({ url, poolSize: 1, onError: () => undefined })
  const tables = await target.db.introspection.getTables().finally(target.close)
  if (tables.length > 0)
    throw new ConfigError('DATABASE_URL is not empty: create an empty database, and name that.')
  await mkdir(settings.dataDir, { recursive: true, mode: OWNER_ONLY_FOLDER })
  await restoreAllImages(settings, store, manifest)
  await withWorkFolder(settings.dataDir, (workFolder) =>
    restorePostgres({ store, name: backupNamed(name), workFolder }, url),
  )
  await verify(openPostgres({ url, poolSize: 1, onError: () => undefined }), manifest)
}

async function verify(restored: OpenedDatabase, manifest: Manifest): Promise<void> {
  try {
    await compareTables(restored, manifest)
  } finally {
    await restored.close()
  }
}

async function restoreAllImages(
  settings: BackupSettings,
  store: BackupStore,
  { images, imageKeys }: Manifest,
): Promise<void> {
  // A backup of an earlier release, whose images are in their bucket.
  if (images === null) return
  const keys = imageKeys ?? [...findImageKeys(await store.findNames())]
  const missing = await restoreImages(store, keys, createImageStore(settings))
  const restored = keys.length - missing
  if (restored < images)
    throw new ConfigError(`The backup is damaged: it contains ${restored} of ${images} images.`)
}
