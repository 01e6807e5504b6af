import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database, Db } from '#server/platform/db/schema.ts'

export type OtherCalendar = Selectable<Database['otherCalendars']>

export interface BusyTime {
  startISO: string
  endISO: string
}

/** PostgreSQL takes 65,535 parameters in a statement. */
const ROWS_AT_ONCE = 1000

export function getOtherCalendar(db: Db, businessId: string): Promise<OtherCalendar | undefined> {
  return db
    .selectFrom('otherCalendars')
    .selectAll()
    .where('businessId', '=', businessId)
    .executeTakeFirst()
}

/** Of listed businesses, the longest overdue first. */
export function findDueCalendars(db: Db, now: string, most: number): Promise<OtherCalendar[]> {
  return db
    .selectFrom('otherCalendars')
    .innerJoin('businesses', 'businesses.id', 'otherCalendars.businessId')
    .selectAll('otherCalendars')
    .where('nextReadAt', '<=', now)
    .where('businesses.status', '=', 'ACTIVE')
    .orderBy('nextReadAt')
    .limit(most)
    .execute()
}

/** Takes the place of the calendar that was there. */
export async function saveOtherCalendar(
  db: Db,
  calendar: Insertable<Database['otherCalendars']>,
): Promise<void> {
  const { businessId: _, ...changes } = calendar
  await db
    .insertInto('otherCalendars')
    .values(calendar)
    .onConflict((conflict) => conflict.column('businessId').doUpdateSet(changes))
    .execute()
}

/** False if the owner has removed or replaced it meanwhile. Its row stays locked until the transaction ends. */
export async function updateOtherCalendar(
  db: Db,
  { businessId, sealedAddress }: Pick<OtherCalendar, 'businessId' | 'sealedAddress'>,
  changes: Updateable<Database['otherCalendars']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('otherCalendars')
    .set(changes)
    .where('businessId', '=', businessId)
    .where('sealedAddress', '=', sealedAddress)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** With its busy times. */
export async function deleteOtherCalendar(db: Db, businessId: string): Promise<void> {
  await db.deleteFrom('otherCalendars').where('businessId', '=', businessId).execute()
}

export async function replaceBusyTimes(
  db: Db,
  businessId: string,
  times: readonly BusyTime[],
): Promise<void> {
  const known = await db
    .selectFrom('otherCalendarTimes')
    .select(['startISO', 'endISO'])
    .where('businessId', '=', businessId)
    .orderBy('startISO')
    .execute()
  const isSame =
    known.length === times.length &&
    known.every(
      ({ startISO, endISO }, at) => startISO === times[at]?.startISO && endISO === times[at].endISO,
    )
  if (isSame) return
  await db.deleteFrom('otherCalendarTimes').where('businessId', '=', businessId).execute()
  for (let at = 0; at < times.length; at += ROWS_AT_ONCE)
    await db
      .insertInto('otherCalendarTimes')
      .values(times.slice(at, at + ROWS_AT_ONCE).map((time) => ({ businessId, ...time })))
      .execute()
}
