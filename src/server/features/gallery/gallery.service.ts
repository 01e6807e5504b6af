import type { UploadService } from '#server/features/uploads/upload.service.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import { GALLERY_LIMIT, galleryLimit, HIDDEN_PHOTO_MONTHS } from '#shared/catalogue/gallery.ts'
import type { GalleryChange } from '#shared/schemas/gallery.ts'
import {
  deleteHiddenPhoto,
  findPhotosHiddenBefore,
  findShownPhotos,
  type Gallery,
  getGallery,
  markHiddenPhotos,
  type StoredPhoto,
  saveGallery,
} from './gallery.repository.ts'

const NO_PROFILE = 'Please save your profile first, then add photos.'
const STALE = 'Your photos have changed in another window. Here they are as they are now.'
const noProfile = () => new AppError('conflict', NO_PROFILE)
const gone = () => new AppError('not-found', 'That photo is gone already.')

/** An owner's photos of their own business, of which the first is its cover. */
export function createGalleryService(
  { db, engine, clock }: Context,
  uploads: Pick<UploadService, 'create' | 'release'>,
) {
  const existing = (gallery: Gallery | undefined, missing = noProfile): Gallery => {
    if (!gallery) throw missing()
    return gallery
  }

  /** Of two changes at once the second sees the first. */
  const change = (
    userId: string,
    decide: (gallery: Gallery, now: string) => StoredPhoto[],
    missing?: () => AppError,
  ): Promise<Gallery> =>
    db.transaction().execute(async (trx) => {
      const gallery = existing(await getGallery(trx, userId, engine), missing)
      const now = clock().toISOString()
      const photos = decide(gallery, now)
      if (photos === gallery.photos) return gallery
      const changed = { ...gallery, photos }
      await saveGallery(trx, changed, now)
      return changed
    })

  return {
    /** Nothing while there is no business. */
    get: async (userId: string): Promise<Gallery | undefined> => getGallery(db, userId),

    findShown: (business: Parameters<typeof findShownPhotos>[1], within: Db = db) =>
      findShownPhotos(within, business),

    /** Whether there is room is known only with the content: the same photo sent again needs none. */
    add: async (userId: string, bytes: Buffer): Promise<Gallery> => {
      existing(await getGallery(db, userId))
      const imageKey = await uploads.create(userId, bytes)
      try {
        return await change(userId, (gallery, createdAt) => {
          // Sent again, because its answer was lost.
          if (gallery.photos.some((photo) => photo.imageKey === imageKey)) return gallery.photos
          refuseIfFull(gallery)
          return [...gallery.photos, { imageKey, caption: '', hiddenSince: null, createdAt }]
        })
      } catch (error) {
        await uploads.release(userId, imageKey)
        throw error
      }
    },

    /** The list must name every photo that is there, once. */
    arrange: (userId: string, wanted: GalleryChange): Promise<Gallery> =>
      change(userId, ({ plan, photos }) => {
        const known = new Map(photos.map((photo) => [photo.imageKey, photo]))
        const arranged = wanted.flatMap(({ id, caption }, index) => {
          const photo = known.get(id)
          known.delete(id)
          if (!photo) return []
          const hiddenSince = index < galleryLimit(plan) ? null : photo.hiddenSince
          return { ...photo, caption, hiddenSince }
        })
        if (arranged.length !== wanted.length || known.size > 0)
          throw new AppError('conflict', STALE)
        return arranged
      }),

    /** After the cover, the next photo is the cover. */
    remove: async (userId: string, imageKey: string): Promise<Gallery> => {
      const changed = await change(
        userId,
        ({ photos }) => {
          const others = photos.filter((photo) => photo.imageKey !== imageKey)
          if (others.length === photos.length) throw gone()
          return others
        },
        gone,
      )
      await uploads.release(userId, imageKey)
      return changed
    },

    /** Marks what plans hide, and deletes what they have hidden for long. Returns how many were deleted. */
    clearHidden: async (): Promise<number> => {
      const now = clock()
      await markHiddenPhotos(db, now.toISOString())
      const end = new Date(now)
      end.setUTCMonth(end.getUTCMonth() - HIDDEN_PHOTO_MONTHS)
      let deleted = 0
      for (const { userId, ...photo } of await findPhotosHiddenBefore(db, end.toISOString())) {
        if (!(await deleteHiddenPhoto(db, photo))) continue
        if (userId !== null) await uploads.release(userId, photo.imageKey)
        deleted += 1
      }
      return deleted
    },
  }
}

function refuseIfFull({ plan, photos }: Gallery): void {
  const limit = galleryLimit(plan)
  if (photos.length < limit) return
  throw new AppError(
    'conflict',
    plan === 'PREMIUM'
      ? `Your page has ${limit} photos, which is as many as it can show. Remove one to add another.`
      : `BASIC shows ${limit} photos. Remove one to add another; PREMIUM shows ${GALLERY_LIMIT.PREMIUM}.`,
  )
}

export type GalleryService = ReturnType<typeof createGalleryService>
