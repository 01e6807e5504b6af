import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { S3Config } from '#server/platform/config/config.ts'
import { IMAGE_WIDTHS } from '#shared/catalogue/image-sizes.ts'
import type { ImageStore } from './image-store.ts'
import { openS3Bucket } from './s3-bucket.ts'

const FOLDER = 'images/'
const NAME = /^images\/([0-9a-f]{32})\/[^/]+$/
const FILES = IMAGE_WIDTHS.map((width) => `${width}.webp`)
const TYPE = 'image/webp'

/**
 * Pictures in a bucket that any number of processes share. A bucket knows no renaming: an image is
 * there once all of its files are. A put that broke half-way left files that no row names, which
 * the nightly sweep removes; deleting them at once could tear them from another owner's same image.
 */
export function createS3ImageStore(config: S3Config): ImageStore {
  const bucket = openS3Bucket(config)
  const nameOf = (key: string, file: string) => `${FOLDER}${key}/${file}`

  const read = async (key: string) => {
    const files = await Promise.all(
      FILES.map(async (name) => {
        const answer = await bucket.get(nameOf(key, name))
        return answer && { name, bytes: Buffer.from(await answer.arrayBuffer()) }
      }),
    )
    return files.filter((file) => file !== null)
  }

  const write: ImageStore['put'] = async ({ key, files }) => {
    for (const { name, bytes } of files) await bucket.put(nameOf(key, name), bytes, TYPE)
  }

  /** When the youngest file of each image was put. */
  const findAges = async () => {
    const ages = new Map<string, number>()
    for await (const { name, modified } of bucket.list(FOLDER)) {
      const key = NAME.exec(name)?.[1]
      if (key) ages.set(key, Math.max(ages.get(key) ?? 0, modified.getTime()))
    }
    return ages
  }

  return {
    // Also where it is there already: that makes it young again.
    put: write,

    has: async (key) => {
      const found = await Promise.all(FILES.map((file) => bucket.has(nameOf(key, file))))
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
      await Promise.all(FILES.map((file) => bucket.delete(nameOf(key, file))))
      // Whoever recorded it meanwhile may have seen it before it went; then it comes back.
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
