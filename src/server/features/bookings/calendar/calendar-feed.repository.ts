import type { Db } from '#server/platform/db/schema.ts'

export function getFeedOf(db: Db, businessId: string) {
  return db
    .selectFrom('calendarFeeds')
    .select('createdAt')
    .where('businessId', '=', businessId)
    .executeTakeFirst()
}

/** Not of a paused business: pausing deletes the address, and this holds whatever else pauses one. */
export function getFeedBusiness(db: Db, tokenHash: string) {
  return db
    .selectFrom('calendarFeeds')
    .innerJoin('businesses', 'businesses.id', 'calendarFeeds.businessId')
    .select(['businesses.id', 'businesses.businessName', 'businesses.address'])
    .where('calendarFeeds.tokenHash', '=', tokenHash)
    .where('businesses.status', '!=', 'PAUSED')
    .executeTakeFirst()
}

/** The new address replaces the old one atomically. */
export async function saveFeed(
  db: Db,
  feed: { businessId: string; tokenHash: string; createdAt: string },
): Promise<void> {
  const { tokenHash, createdAt } = feed
  await db
    .insertInto('calendarFeeds')
    .values(feed)
    .onConflict((conflict) => conflict.column('businessId').doUpdateSet({ tokenHash, createdAt }))
    .execute()
}

export async function deleteFeed(db: Db, businessId: string): Promise<void> {
  await db.deleteFrom('calendarFeeds').where('businessId', '=', businessId).execute()
}
