import type { UploadService } from '#server/features/uploads/upload.service.ts'
import type { Context } from '#server/platform/context.ts'
import { addGalleries } from './add-galleries.ts'
import { DEMO_CITY } from './city/city.ts'

const SETTING = 'demoPictures'

/**
 * Stores the demo businesses' pictures like an owner's upload. It runs in the background while
 * the site shows shopfronts; if interrupted, it continues at the next start. Returns whether there was
 * anything to do.
 */
export async function addPictures(
  context: Context,
  uploads: Pick<UploadService, 'createFromDrawing'>,
  signal: AbortSignal,
): Promise<boolean> {
  const { db } = context
  const done = await db.selectFrom('settings').where('key', '=', SETTING).select('key').execute()
  if (done.length > 0) return false
  // Half a megabyte that later starts do without.
  const { PICTURES } = await import('./pictures.ts')
  const bare = await db
    .selectFrom('businesses')
    .innerJoin('users', 'users.id', 'businesses.userId')
    .where('users.isDemo', '=', 1)
    .where('businesses.imageKey', 'is', null)
    .select(['businesses.id', 'users.id as userId', 'businesses.businessName'])
    .orderBy('businesses.views', 'desc')
    .execute()
  for (const business of bare) {
    if (signal.aborted) return true
    const idea = DEMO_CITY.find((demo) => demo.name === business.businessName)
    const svg = idea && PICTURES.get(idea.key)
    if (!svg) continue
    const imageKey = await uploads.createFromDrawing(business.userId, svg)
    await db.updateTable('businesses').set({ imageKey }).where('id', '=', business.id).execute()
  }
  await addGalleries(context, uploads, PICTURES, signal)
  if (signal.aborted) return true
  await db.insertInto('settings').values({ key: SETTING, value: 'made' }).execute()
  return true
}
