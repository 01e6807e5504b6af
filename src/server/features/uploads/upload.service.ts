import type { Context } from '#server/platform/context.ts'
import { isDiskFull } from '#server/platform/db/is-disk-full.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import { createImageStore } from '#server/platform/images/create-image-store.ts'
import type { EncodedImage } from '#server/platform/images/image-encoder.ts'
import { imageType, webpOf } from '#server/platform/images/image-files.ts'
import { createImageProcess } from '#server/platform/images/image-process.ts'
import { createWorkQueue } from '#server/platform/work-queue.ts'
import {
  deleteUnusedUploads,
  deleteUpload,
  findKeysOfUser,
  hasUpload,
  isImageWanted,
  saveUpload,
} from './upload.repository.ts'

const AWAY = 'Our photo storage is not available right now. Please try again in a moment.'
const HOUR_MS = 60 * 60 * 1000
/** How long an image may wait for its profile to be saved. */
const UNUSED_FOR_MS = 24 * HOUR_MS
/** An image is stored before it is recorded: one this young is not an orphan yet. */
const YOUNG_MS = HOUR_MS

export function createUploadService({ db, clock, config, log }: Context) {
  const store = createImageStore(config)
  const encodeImage = createImageProcess()
  // A decoder may take 200 MB: one at a time, with a short queue.
  const enqueue = createWorkQueue({
    running: 1,
    waiting: 16,
    busy: 'Many pictures are coming in. Please try again shortly.',
  })
  const before = (ms: number) => new Date(clock().getTime() - ms)

  /** Deletes files that nobody has uploaded and no business shows. Returns their number. */
  const removeUnwanted = async (imageKeys: Iterable<string>): Promise<number> => {
    let removed = 0
    for (const imageKey of imageKeys) {
      const isWanted = () => isImageWanted(db, imageKey)
      if (await isWanted()) continue
      await store.remove(imageKey, isWanted)
      removed += 1
    }
    return removed
  }

  /** Stores the files and the record. */
  const take = async (userId: string, image: EncodedImage): Promise<string> => {
    await orUnavailable(store.put(image))
    await saveUpload(db, {
      imageKey: image.key,
      userId,
      createdAt: clock().toISOString(),
    })
    // A removal of the same content may have happened in between; from now on the record protects it.
    if (!(await orUnavailable(store.has(image.key)))) await orUnavailable(store.put(image))
    return image.key
  }

  return {
    /** The same as WebP where there is no AVIF: browsers go by the type that it is sent with. */
    openFile: async (key: string, file: string) => {
      for (const name of new Set([file, webpOf(file)])) {
        const stored = await orUnavailable(store.open(key, name))
        if (stored) return { ...stored, type: imageType(name) }
      }
      return null
    },
    removeUnwanted,

    /** Encodes the image and records its owner; returns its key. */
    create: async (userId: string, bytes: Buffer): Promise<string> =>
      take(userId, await enqueue(() => encodeImage({ kind: 'encode', bytes }))),

    /** A drawing of ours, stored like the owner's own image. */
    createFromDrawing: async (userId: string, svg: string): Promise<string> =>
      take(userId, await enqueue(() => encodeImage({ kind: 'draw', svg }))),

    /** Called in the transaction that shows the image. */
    isOwn: (trx: Db, userId: string, imageKey: string) => hasUpload(trx, userId, imageKey),

    /** After a business has changed its image. A failure here costs only disk space. */
    release: async (userId: string, imageKey: string): Promise<void> => {
      try {
        await deleteUpload(db, userId, imageKey)
        await removeUnwanted([imageKey])
      } catch (err) {
        log.error({ err, imageKey }, 'an old image stays until the next cleanup')
      }
    },

    /** Before an account is deleted; pass the keys to removeUnwanted afterwards. */
    findKeysOf: (userId: string) => findKeysOfUser(db, userId),

    /** Images that were uploaded and never used, and files without a record. */
    sweep: async (): Promise<number> => {
      await deleteUnusedUploads(db, before(UNUSED_FOR_MS).toISOString())
      return removeUnwanted(await store.findKeysOlderThan(before(YOUNG_MS)))
    },
  }
}

/** A full disk or unavailable storage is temporary: the visitor is told so, the log has the cause. */
async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    if (isDiskFull(cause)) throw cause
    throw new AppError('unavailable', AWAY, { cause, retryAfterSeconds: 10 })
  }
}

export type UploadService = ReturnType<typeof createUploadService>
