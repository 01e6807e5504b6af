import type { Insertable } from 'kysely'
import type { Database, Db } from '#server/platform/db/schema.ts'

export async function createBookingEvent(
  db: Db,
  event: Insertable<Database['bookingEvents']>,
): Promise<void> {
  await db.insertInto('bookingEvents').values(event).execute()
}

/** In the order in which they happened. */
export function findBookingEvents(db: Db, bookingIds: readonly string[]) {
  return db
    .selectFrom('bookingEvents')
    .select(['bookingId', 'number', 'at', 'side', 'status', 'message', 'startISO', 'endISO'])
    .where('bookingId', 'in', bookingIds)
    .orderBy('bookingId')
    .orderBy('number')
    .execute()
}
