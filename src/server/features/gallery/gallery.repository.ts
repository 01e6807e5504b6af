import { type ExpressionBuilder, sql } from 'kysely'
import { ownedBy } from '#server/permissions/owned-by.ts'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'
import { GALLERY_LIMIT, galleryLimit } from '#shared/catalogue/gallery.ts'
import { PLANS, type Plan } from '#shared/money/plans.ts'

export interface StoredPhoto {
  imageKey: string
  caption: string
  hiddenSince: string | null
  createdAt: string
}

export interface Gallery {
  businessId: string
  plan: Plan | ''
  /** The cover first. */
  photos: StoredPhoto[]
}

/** Undefined while there is no business. Locks it until the transaction ends, if that is wanted. */
export async function getGallery(
  db: Db,
  userId: string,
  engine?: OpenedDatabase['engine'],
): Promise<Gallery | undefined> {
  const business = await db
    .selectFrom('businesses')
    .select(['id', 'plan', 'imageKey', 'imageCaption', 'createdAt'])
    .where(ownedBy(userId))
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  if (!business) return undefined
  const { id: businessId, plan, imageKey, imageCaption, createdAt } = business
  const rest = await db
    .selectFrom('galleryImages')
    .select(['imageKey', 'caption', 'hiddenSince', 'createdAt'])
    .where('businessId', '=', businessId)
    .orderBy('position')
    .execute()
  const cover = imageKey !== null && {
    imageKey,
    caption: imageCaption,
    hiddenSince: null,
    createdAt,
  }
  return { businessId, plan, photos: cover ? [cover, ...rest] : rest }
}

/** The whole list anew: the first is the cover, the others follow from place 1. */
export async function saveGallery(
  db: Db,
  { businessId, photos: [cover, ...rest] }: Gallery,
  updatedAt: string,
): Promise<void> {
  await db
    .updateTable('businesses')
    .set({ imageKey: cover?.imageKey ?? null, imageCaption: cover?.caption ?? '', updatedAt })
    .where('id', '=', businessId)
    .execute()
  await db.deleteFrom('galleryImages').where('businessId', '=', businessId).execute()
  if (rest.length === 0) return
  await db
    .insertInto('galleryImages')
    .values(rest.map((photo, index) => ({ ...photo, businessId, position: index + 1 })))
    .execute()
}

/** In the order of the page, the cover left out. */
export function findShownPhotos(db: Db, { id, plan }: { id: string; plan: Plan | '' }) {
  return db
    .selectFrom('galleryImages')
    .select(['imageKey', 'caption'])
    .where('businessId', '=', id)
    .where('position', '<', galleryLimit(plan))
    .orderBy('position')
    .execute()
}

/** Writes down since when photos are hidden, and forgets it of those that are shown again. */
export async function markHiddenPhotos(db: Db, now: string): Promise<void> {
  await db
    .updateTable('galleryImages')
    .set({ hiddenSince: null })
    .where('hiddenSince', 'is not', null)
    .where((eb) => eb.not(isBeyondPlan(eb)))
    .execute()
  await db
    .updateTable('galleryImages')
    .set({ hiddenSince: now })
    .where('hiddenSince', 'is', null)
    .where(isBeyondPlan)
    .execute()
}

export function findPhotosHiddenBefore(db: Db, moment: string) {
  return db
    .selectFrom('galleryImages')
    .innerJoin('businesses', 'businesses.id', 'galleryImages.businessId')
    .select(['businessId', 'galleryImages.imageKey', 'userId'])
    .where('hiddenSince', '<', moment)
    .execute()
}

/** Unless it is shown again by now. They are the last of their list, so no place is left empty. */
export async function deleteHiddenPhoto(
  db: Db,
  { businessId, imageKey }: { businessId: string; imageKey: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('galleryImages')
    .where('businessId', '=', businessId)
    .where('imageKey', '=', imageKey)
    .where('hiddenSince', 'is not', null)
    .where(isBeyondPlan)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const isBeyondPlan = (eb: ExpressionBuilder<Database, 'galleryImages'>) =>
  eb.exists(
    eb
      .selectFrom('businesses')
      .select(sql.lit(1).as('one'))
      .whereRef('businesses.id', '=', 'galleryImages.businessId')
      .where((of) =>
        of.or(
          PLANS.map((plan) =>
            of.and([
              of('businesses.plan', '=', plan),
              of('galleryImages.position', '>=', GALLERY_LIMIT[plan]),
            ]),
          ),
        ),
      ),
  )
