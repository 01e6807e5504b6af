import type { ExpressionBuilder } from 'kysely'
import { ownedBy } from '#server/permissions/owned-by.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'

/** Records that this owner uploaded this image and may use it. */
export async function saveUpload(
  db: Db,
  upload: { imageKey: string; userId: string; createdAt: string },
): Promise<void> {
  await db
    .insertInto('uploads')
    .values(upload)
    .onConflict((conflict) =>
      conflict.columns(['imageKey', 'userId']).doUpdateSet({ createdAt: upload.createdAt }),
    )
    .execute()
}

export async function hasUpload(db: Db, userId: string, imageKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('uploads')
    .select('imageKey')
    .where('imageKey', '=', imageKey)
    .where(ownedBy(userId))
    .executeTakeFirst()
  return row !== undefined
}

export async function findKeysOfUser(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('uploads')
    .select('imageKey')
    .where(ownedBy(userId))
    .union(
      db
        .selectFrom('businesses')
        .select((eb) => eb.ref('imageKey').$notNull().as('imageKey'))
        .where(ownedBy(userId))
        .where('imageKey', 'is not', null),
    )
    .execute()
  return rows.map((row) => row.imageKey)
}

/** Removes an owner's right to an image, unless the owner's business shows it. */
export async function deleteUpload(db: Db, userId: string, imageKey: string): Promise<void> {
  await db
    .deleteFrom('uploads')
    .where(ownedBy(userId))
    .where('imageKey', '=', imageKey)
    .where(isNotShown)
    .execute()
}

/**
 * Removes the records of images that were uploaded before the given time and that no business of their owner
 * shows.
 */
export async function deleteUnusedUploads(db: Db, before: string): Promise<void> {
  await db.deleteFrom('uploads').where('createdAt', '<', before).where(isNotShown).execute()
}

function isNotShown(eb: ExpressionBuilder<Database, 'uploads'>) {
  const shown = eb
    .selectFrom('businesses')
    .select('businesses.id')
    .whereRef('businesses.userId', '=', 'uploads.userId')
    .whereRef('businesses.imageKey', '=', 'uploads.imageKey')
  const inGallery = eb
    .selectFrom('galleryImages')
    .innerJoin('businesses', 'businesses.id', 'galleryImages.businessId')
    .select('businesses.id')
    .whereRef('businesses.userId', '=', 'uploads.userId')
    .whereRef('galleryImages.imageKey', '=', 'uploads.imageKey')
  return eb.not(eb.or([eb.exists(shown), eb.exists(inGallery)]))
}

/** Owners may share a content hash: an image is in use if anybody uploaded or shows it. */
export async function isImageWanted(db: Db, imageKey: string): Promise<boolean> {
  const shown = await db
    .selectFrom('businesses')
    .select('id')
    .where('imageKey', '=', imageKey)
    .executeTakeFirst()
  if (shown) return true
  const inGallery = await db
    .selectFrom('galleryImages')
    .select('businessId')
    .where('imageKey', '=', imageKey)
    .executeTakeFirst()
  if (inGallery) return true
  const sent = await db
    .selectFrom('uploads')
    .select('userId')
    .where('imageKey', '=', imageKey)
    .executeTakeFirst()
  return sent !== undefined
}
