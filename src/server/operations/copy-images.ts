import type { Readable } from 'node:stream'
import { IMAGE_FILES, WEBP_FILES } from '#server/platform/images/image-files.ts'
import type { ImageStore } from '#server/platform/images/image-store.ts'

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
export const readImage = (store: ImageStore, key: string): Promise<ImageFile[] | null> =>
  readImageFiles(async (name) => (await store.open(key, name))?.stream)

/** Null if a file that every image has is missing. */
export async function readImageFiles(
  open: (name: string) => Promise<Readable | null | undefined>,
): Promise<ImageFile[] | null> {
  const files: ImageFile[] = []
  for (const name of IMAGE_FILES) {
    const stream = await open(name)
    if (stream) files.push({ name, bytes: Buffer.concat(await stream.toArray()) })
    else if (WEBP_FILES.includes(name)) return null
  }
  return files
}
