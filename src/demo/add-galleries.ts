import type { Insertable } from 'kysely'
import type { UploadService } from '#server/features/uploads/upload.service.ts'
import type { Context } from '#server/platform/context.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { DEMO_CITY } from './city/city.ts'
import { DEMO_GALLERIES } from './city/galleries.ts'

/** Gives some demo businesses more photos than their cover, all of them at once. */
export async function addGalleries(
  { db, clock }: Context,
  uploads: Pick<UploadService, 'createFromDrawing'>,
  pictures: ReadonlyMap<string, string>,
  signal: AbortSignal,
): Promise<void> {
  for (const { business: key, cover, photos } of DEMO_GALLERIES) {
    const business = await db
      .selectFrom('businesses')
      .innerJoin('users', 'users.id', 'businesses.userId')
      .where('users.isDemo', '=', 1)
      .where('businessName', '=', DEMO_CITY.find((demo) => demo.key === key)?.name ?? '')
      .where('imageKey', 'is not', null)
      .where('imageCaption', '=', '')
      .select(['businesses.id', 'users.id as userId'])
      .executeTakeFirst()
    if (!business) continue
    const rows: Insertable<Database['galleryImages']>[] = []
    for (const { drawing, caption } of photos) {
      if (signal.aborted) return
      const svg = pictures.get(drawing) ?? ''
      rows.push({
        businessId: business.id,
        imageKey: await uploads.createFromDrawing(business.userId, svg),
        position: rows.length + 1,
        caption,
        createdAt: clock().toISOString(),
      })
    }
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('businesses')
        .set({ imageCaption: cover })
        .where('id', '=', business.id)
        .execute()
      await trx
        .insertInto('galleryImages')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    })
  }
}
