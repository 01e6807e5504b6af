import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { S3Bucket } from '#server/platform/images/s3-bucket.ts'
import type { BackupStore } from './backup-store.ts'

const TYPE = 'application/octet-stream'
/** The time of a download of some gigabytes. */
const DOWNLOAD_MS = 60 * 60 * 1000

export function createBucketBackupStore(bucket: S3Bucket, folder: string): BackupStore {
  const root = `${folder}/`
  return {
    put: (name, content) => bucket.put(root + name, content, TYPE),

    open: async (name) => {
      const answer = await bucket.get(root + name, DOWNLOAD_MS)
      if (!answer?.body) return null
      // biome-ignore lint/plugin: fetch has the browser's type for the same stream
      return Readable.fromWeb(answer.body as ReadableStream)
    },

    findNames: async () => {
      const names: string[] = []
      for await (const { name } of bucket.list(root)) names.push(name.slice(root.length))
      return names
    },

    delete: (name) => bucket.delete(root + name),

    // A bucket shows an object only when all of it has arrived.
    removeLeftovers: async () => undefined,
  }
}
