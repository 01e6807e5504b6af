import type { Insertable } from 'kysely'
import { prepareQuery } from '#server/platform/db/prepared-query.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'

type NewEvent = Insertable<Database['bookingEvents']>

const insertEvent = prepareQuery((db, event: NewEvent) =>
  db.insertInto('bookingEvents').values(event),
)

export async function createBookingEvent(db: Db, event: NewEvent): Promise<void> {
  await insertEvent(db, event)
}

/** In chronological order. */
export function findBookingEvents(db: Db, bookingIds: readonly string[]) {
  return db
    .selectFrom('bookingEvents')
    .select(['bookingId', 'number', 'at', 'side', 'status', 'message', 'startISO', 'endISO'])
    .where('bookingId', 'in', bookingIds)
    .orderBy('bookingId')
    .orderBy('number')
    .execute()
}
