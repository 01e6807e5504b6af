import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { S3Config } from '#server/platform/config/config.ts'
import { IMAGE_FILES, imageType, WEBP_FILES } from './image-files.ts'
import type { ImageStore } from './image-store.ts'
import { openS3Bucket } from './s3-bucket.ts'

const FOLDER = 'images/'
const NAME = /^images\/([0-9a-f]{32})\/[^/]+$/

/**
 * Images in a bucket that any number of processes share. A bucket cannot rename: an image is there once all
 * its WebP files are, which come last. An interrupted put leaves files that no row names; the nightly cleanup removes them.
 * Deleting them at once could remove another owner's identical image.
 */
export function createS3ImageStore(config: S3Config): ImageStore {
  const bucket = openS3Bucket(config)
  const nameOf = (key: string, file: string) => `${FOLDER}${key}/${file}`

  const read = async (key: string) => {
    const files = await Promise.all(
      IMAGE_FILES.map(async (name) => {
        const answer = await bucket.get(nameOf(key, name))
        return answer && { name, bytes: Buffer.from(await answer.arrayBuffer()) }
      }),
    )
    return files.filter((file) => file !== null)
  }

  const write: ImageStore['put'] = async ({ key, files }) => {
    for (const { name, bytes } of files) await bucket.put(nameOf(key, name), bytes, imageType(name))
  }

  /** When the newest file of each image was put. */
  const findAges = async () => {
    const ages = new Map<string, number>()
    for await (const { name, modified } of bucket.list(FOLDER)) {
      const key = NAME.exec(name)?.[1]
      if (key) ages.set(key, Math.max(ages.get(key) ?? 0, modified.getTime()))
    }
    return ages
  }

  return {
    // Also if it exists already: that renews its date.
    put: write,

    has: async (key) => {
      const found = await Promise.all(WEBP_FILES.map((file) => bucket.has(nameOf(key, file))))
      return found.every(Boolean)
    },

    open: async (key, file) => {
      const answer = await bucket.get(nameOf(key, file))
      if (!answer?.body) return null
      return {
        size: Number(answer.headers.get('content-length')),
        // biome-ignore lint/plugin: fetch has the browser's type for the same stream
        stream: Readable.fromWeb(answer.body as ReadableStream),
      }
    },

    remove: async (key, isWanted) => {
      const stored = await read(key)
      await Promise.all(IMAGE_FILES.map((file) => bucket.delete(nameOf(key, file))))
      // Another process may have recorded it just before it was removed; then it is restored.
      let wanted = true
      try {
        wanted = await isWanted()
      } finally {
        if (wanted) await write({ key, files: stored })
      }
    },

    findKeys: async () => [...(await findAges()).keys()],

    findKeysOlderThan: async (moment) =>
      [...(await findAges())].filter(([, at]) => at < moment.getTime()).map(([key]) => key),
  }
}
