import { ConfigError } from '#server/platform/config/config.ts'
import { IMAGE_FILES } from '#server/platform/images/image-files.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { backupNamed, findImageKeys, imageFile, momentOfName, nameOfMoment } from './backup-name.ts'
import type { BackupStore } from './backup-store.ts'
import { WrongKeyError } from './encrypted-file.ts'
import { DamagedManifestError, type Manifest, readManifest } from './manifest.ts'
import { findOutdated, type StoredBackup } from './retention.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The complete backups of BACKUP_TO, oldest first. */
export function findBackups(names: readonly string[]): StoredBackup[] {
  const all = new Set(names)
  const folders = new Set(names.map((name) => name.split('/')[0] ?? ''))
  return [...folders]
    .flatMap((name) => {
      const madeAt = momentOfName(name)
      const { manifest, tried } = backupNamed(name)
      return madeAt && all.has(manifest) ? [{ name, madeAt, isTried: all.has(tried) }] : []
    })
    .sort((one, other) => one.madeAt.getTime() - other.madeAt.getTime())
}

/** New backups with another key would be beside images that the new key does not open. */
export async function refuseOtherKey(
  store: BackupStore,
  backups: readonly StoredBackup[],
): Promise<void> {
  let isOtherKey = false
  for (const { name } of backups.toReversed()) {
    const opened = await tryManifest(store, name)
    // One damaged file must not stop all further backups.
    if (!(opened instanceof Error)) return
    isOtherKey ||= opened instanceof WrongKeyError
  }
  if (isOtherKey)
    throw new ConfigError(
      'BACKUP_TO holds backups that were made with another BACKUP_KEY: name a new place for the new key.',
    )
}

/** What is wrong with the manifest itself is an answer; a place that fails is not. */
async function tryManifest(
  store: BackupStore,
  name: string,
): Promise<Manifest | WrongKeyError | DamagedManifestError | null> {
  try {
    return await readManifest(store, backupNamed(name))
  } catch (error) {
    if (error instanceof WrongKeyError || error instanceof DamagedManifestError) return error
    throw error
  }
}

/** Attempts of the same day whose trial failed: without this, each retry would need more room. */
export async function deleteUntried(store: BackupStore, now: Date): Promise<void> {
  const names = await store.findNames()
  const isSuperseded = ({ name, madeAt, isTried }: StoredBackup) =>
    !isTried && name !== nameOfMoment(now) && capeTownDay(madeAt) === capeTownDay(now)
  for (const { name } of findBackups(names).filter(isSuperseded))
    await deleteBackup(store, name, names)
}

/** The manifest first: without it the rest is no backup. */
async function deleteBackup(
  store: BackupStore,
  name: string,
  names: readonly string[],
): Promise<void> {
  const { manifest } = backupNamed(name)
  await store.delete(manifest)
  for (const file of names)
    if (file.startsWith(`${name}/`) && file !== manifest) await store.delete(file)
}

/**
 * Deletes what a killed process has left, the backups that are outdated, and images that none of the others has.
 * Returns the names of backups that cannot be read: as long as there is one, every image may be needed.
 */
export async function prune(store: BackupStore, now: Date): Promise<string[]> {
  const dayAgo = new Date(now.getTime() - DAY_MS)
  await store.removeLeftovers(dayAgo)
  const names = await store.findNames()
  const backups = findBackups(names)
  const outdated = new Set(findOutdated(backups).map(({ name }) => name))
  const complete = new Set(backups.map(({ name }) => name))
  const folders = new Set(names.map((name) => name.split('/')[0] ?? ''))
  for (const name of folders) {
    const isLeftover = !complete.has(name) && (momentOfName(name) ?? now) < dayAgo
    if (outdated.has(name) || isLeftover) await deleteBackup(store, name, names)
  }

  const used = new Set<string>()
  const unreadable: string[] = []
  for (const { name } of backups.filter((backup) => !outdated.has(backup.name))) {
    const manifest = await tryManifest(store, name)
    if (manifest instanceof Error) unreadable.push(name)
    else for (const key of manifest?.imageKeys ?? []) used.add(key)
  }
  if (unreadable.length > 0) return unreadable
  for (const key of findImageKeys(names))
    if (!used.has(key)) for (const file of IMAGE_FILES) await store.delete(imageFile(key, file))
  return []
}
