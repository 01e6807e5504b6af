import { type ImageFile, readImage, readImageFiles } from '#server/operations/copy-images.ts'
import type { ImageStore } from '#server/platform/images/image-store.ts'
import { imageFile } from './backup-name.ts'
import type { BackupStore } from './backup-store.ts'

/** Stores the images that are new. Returns the keys of all that the site has; `stored` learns the new ones. */
export async function storeImages(
  live: ImageStore,
  store: BackupStore,
  stored: Set<string>,
): Promise<string[]> {
  const keys = await live.findKeys()
  for (const key of keys) {
    if (stored.has(key)) continue
    const files = await readImage(live, key)
    // Removed meanwhile, because nothing uses it.
    if (!files) continue
    for (const { name, bytes } of files)
      await store.put(imageFile(key, name), new Blob([new Uint8Array(bytes)]))
    stored.add(key)
  }
  return keys.filter((key) => stored.has(key))
}

/** Returns how many are not in the backup. */
export async function restoreImages(
  store: BackupStore,
  keys: readonly string[],
  target: ImageStore,
): Promise<number> {
  let missing = 0
  for (const key of keys) {
    if (await target.has(key)) continue
    const files = await readStoredImage(store, key)
    if (files) await target.put({ key, files })
    else missing += 1
  }
  return missing
}

/** Null if a file of it is missing. */
export const readStoredImage = (store: BackupStore, key: string): Promise<ImageFile[] | null> =>
  readImageFiles((name) => store.open(imageFile(key, name)))
