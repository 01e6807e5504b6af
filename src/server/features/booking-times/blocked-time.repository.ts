import type { Insertable } from 'kysely'
import { ownedBy } from '#server/permissions/owned-by.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'

const SHOWN = ['blockedTimes.id', 'startISO', 'endISO', 'note'] as const

export function findBlockedTimes(db: Db, userId: string, since: Date) {
  return db
    .selectFrom('blockedTimes')
    .innerJoin('businesses', 'businesses.id', 'blockedTimes.businessId')
    .select(SHOWN)
    .where(ownedBy(userId, 'businesses.userId'))
    .where('endISO', '>', since.toISOString())
    .orderBy('startISO')
    .execute()
}

/** Those that overlap the period. */
export function findBlockedBetween(db: Db, businessId: string, from: Date, to: Date) {
  return db
    .selectFrom('blockedTimes')
    .select(SHOWN)
    .where('businessId', '=', businessId)
    .where('startISO', '<', to.toISOString())
    .where('endISO', '>', from.toISOString())
    .orderBy('startISO')
    .execute()
}

export async function createBlockedTime(
  db: Db,
  blocked: Insertable<Database['blockedTimes']>,
): Promise<void> {
  await db.insertInto('blockedTimes').values(blocked).execute()
}

/** False if this business has none with this id. */
export async function removeBlockedTime(db: Db, businessId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('blockedTimes')
    .where('businessId', '=', businessId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
