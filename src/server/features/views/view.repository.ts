import { literal } from '#server/platform/db/literal.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { VisitorStep } from '#shared/catalogue/visits.ts'
import { addToDailyCounter } from './daily-counter.ts'

/** Stays far below the engines' limits on parameters. */
const CHUNK = 200

export interface View {
  businessId: string
  visitorHash: string
  /** Who is signed in on that device, if anybody. */
  userId: string | null
  /** Null for a look at the page. */
  step: VisitorStep | null
  /** The page that the visitor came from, as the browser says. */
  from: string
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

/** A visitor and what was done: the mark differs from step to step. */
export const keyOf = ({ businessId, visitorHash }: Pick<View, 'businessId' | 'visitorHash'>) =>
  `${businessId} ${visitorHash}`

/**
 * Records who saw what, and returns the keys of the views that count: from a visitor whose last counted view is older
 * than `since`, or who is new. The database decides, so it works with several processes.
 */
export async function rememberViews(db: Db, views: View[], since: Date): Promise<Set<string>> {
  const counted = new Set<string>()
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
      .returning(['businessId', 'visitorHash'])
      .execute()
    for (const row of rows) counted.add(keyOf(row))
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
