import type { ImageStore } from '#server/platform/images/image-store.ts'
import { IMAGE_WIDTHS } from '#shared/catalogue/image-sizes.ts'

/** Copies the images that the other store does not have yet. Returns how many it has afterwards. */
export async function copyImages(from: ImageStore, to: ImageStore): Promise<number> {
  for (const key of await from.findKeys()) {
    if (await to.has(key)) continue
    const files = await readImage(from, key)
    if (files) await to.put({ key, files })
  }
  return (await to.findKeys()).length
}

export interface ImageFile {
  name: string
  bytes: Buffer
}

/** Null if it was removed meanwhile because nothing uses it. */
export async function readImage(store: ImageStore, key: string): Promise<ImageFile[] | null> {
  const files: ImageFile[] = []
  for (const width of IMAGE_WIDTHS) {
    const name = `${width}.webp`
    const file = await store.open(key, name)
    if (!file) return null
    files.push({ name, bytes: Buffer.concat(await file.stream.toArray()) })
  }
  return files
}
