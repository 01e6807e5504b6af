import { literal } from '#server/platform/db/literal.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { addToDailyCounter } from './daily-counter.ts'

/** Stays far below the engines' limits on parameters. */
const CHUNK = 200

export interface View {
  businessId: string
  visitorHash: string
  /** Who is signed in on that device, if anybody. */
  userId: string | null
  viewedAt: Date
}

/** Public businesses and their owners; views of anything else are ignored. */
export function findViewedBusinesses(db: Db, ids: string[]) {
  return db
    .selectFrom('businesses')
    .select(['id', 'userId as ownerId'])
    .where('status', '=', literal('ACTIVE'))
    .where('id', 'in', ids)
    .execute()
}

/**
 * Records who saw what, and returns the views that count: from a visitor whose last counted view is older
 * than `since`, or who is new. The database decides, so it works with several processes.
 */
export async function rememberViews(db: Db, views: View[], since: Date): Promise<string[]> {
  const counted: string[] = []
  for (let start = 0; start < views.length; start += CHUNK) {
    const rows = await db
      .insertInto('recentViews')
      .values(
        views.slice(start, start + CHUNK).map((view) => ({
          businessId: view.businessId,
          visitorHash: view.visitorHash,
          viewedAt: view.viewedAt.toISOString(),
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['businessId', 'visitorHash'])
          .doUpdateSet((eb) => ({ viewedAt: eb.ref('excluded.viewedAt') }))
          .where('recentViews.viewedAt', '<=', since.toISOString()),
      )
      .returning('businessId')
      .execute()
    counted.push(...rows.map((row) => row.businessId))
  }
  return counted
}

export async function addViews(db: Db, businessId: string, day: string, count: number) {
  await db
    .updateTable('businesses')
    .set((eb) => ({ views: eb('views', '+', count) }))
    .where('id', '=', businessId)
    .execute()
  await addToDailyCounter(db, { businessId, day, kind: 'view', count })
}

export async function forgetViews(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('recentViews').where('viewedAt', '<=', until.toISOString()).execute()
}
