import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { createImageStore } from '#server/platform/images/create-image-store.ts'
import { storeImages } from './backup-images.ts'
import { type BackupName, engineOf, findImageKeys } from './backup-name.ts'
import type { BackupStore } from './backup-store.ts'
import { copyLiveDatabase } from './copy-live-database.ts'
import type { Manifest } from './manifest.ts'
import type { BackupSettings } from './open-backup-store.ts'

export interface BackupWork {
  store: BackupStore
  name: BackupName
  /** For files that are needed meanwhile. */
  workFolder: string
}

/** Stores the database, the new images and, last of all, the manifest that makes it a backup. */
export async function makeBackup(
  settings: BackupSettings,
  { store, name, workFolder }: BackupWork,
  madeAt: Date,
): Promise<{ manifest: Manifest; bytes: number }> {
  const engine = engineOf(settings)
  const live = createImageStore(settings)
  const stored = findImageKeys(await store.findNames())
  const copy = path.join(workFolder, 'copy')
  try {
    // Before and after the database: an unused image is deleted soon, and a new one is stored before it is used.
    const before = await storeImages(live, store, stored)
    const tables = await copyLiveDatabase(settings, copy)
    const content = await openAsBlob(copy)
    await store.put(name.database[engine], content)
    const after = await storeImages(live, store, stored)
    const imageKeys = [...new Set([...before, ...after])].sort()
    const manifest: Manifest = {
      madeAt: madeAt.toISOString(),
      engine,
      tables,
      images: imageKeys.length,
      imageKeys,
    }
    await store.put(name.manifest, new Blob([`${JSON.stringify(manifest, null, 2)}\n`]))
    return { manifest, bytes: content.size }
  } catch (error) {
    // Makes room at once. If the place is gone, there is nothing to delete.
    await store.delete(name.database[engine]).catch(() => undefined)
    throw error
  } finally {
    await rm(copy, { force: true })
  }
}
