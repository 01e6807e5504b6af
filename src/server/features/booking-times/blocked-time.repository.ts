import { type Insertable, sql } from 'kysely'
import { ownedBy } from '#server/permissions/owned-by.ts'
import { literal } from '#server/platform/db/literal.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'
import { OTHER_CALENDAR_NOTE } from '#shared/booking/calendar-faults.ts'

const SHOWN = [
  'blockedTimes.id',
  'startISO',
  'endISO',
  'note',
  'blockedTimes.personId',
  'bookablePeople.name as personName',
] as const

/** The whole business. */
const NOBODY = sql<string | null>`cast(null as text)`

export function findBlockedTimes(db: Db, userId: string, since: Date) {
  return db
    .selectFrom('blockedTimes')
    .innerJoin('businesses', 'businesses.id', 'blockedTimes.businessId')
    .leftJoin('bookablePeople', 'bookablePeople.id', 'blockedTimes.personId')
    .select(SHOWN)
    .where(ownedBy(userId, 'businesses.userId'))
    .where('endISO', '>', since.toISOString())
    .orderBy('startISO')
    .execute()
}

/** Those that overlap the period, and what is busy in the owner's other calendar. */
export function findBlockedBetween(db: Db, businessId: string, from: Date, to: Date) {
  const busyElsewhere = db
    .selectFrom('otherCalendarTimes')
    .select([
      'startISO as id',
      'startISO',
      'endISO',
      literal(OTHER_CALENDAR_NOTE).as('note'),
      NOBODY.as('personId'),
      NOBODY.as('personName'),
    ])
    .where('businessId', '=', businessId)
    .where('startISO', '<', to.toISOString())
    .where('endISO', '>', from.toISOString())
  return db
    .selectFrom('blockedTimes')
    .leftJoin('bookablePeople', 'bookablePeople.id', 'blockedTimes.personId')
    .select(SHOWN)
    .where('blockedTimes.businessId', '=', businessId)
    .where('startISO', '<', to.toISOString())
    .where('endISO', '>', from.toISOString())
    .unionAll(busyElsewhere)
    .orderBy('startISO')
    .execute()
}

export async function createBlockedTime(
  db: Db,
  blocked: Insertable<Database['blockedTimes']>,
): Promise<void> {
  await db.insertInto('blockedTimes').values(blocked).execute()
}

/** Removes past ones but the newest, so that no diary grows without end. */
export async function removeOldBlockedTimes(
  db: Db,
  businessId: string,
  { now, kept }: { now: Date; kept: number },
): Promise<void> {
  const oldest = await db
    .selectFrom('blockedTimes')
    .select('endISO')
    .where('businessId', '=', businessId)
    .where('endISO', '<=', now.toISOString())
    .orderBy('endISO', 'desc')
    .offset(kept)
    .limit(1)
    .executeTakeFirst()
  if (oldest)
    await db
      .deleteFrom('blockedTimes')
      .where('businessId', '=', businessId)
      .where('endISO', '<=', oldest.endISO)
      .execute()
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
