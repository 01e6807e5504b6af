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
    .select([
      'bookingId',
      'number',
      'at',
      'side',
      'status',
      'message',
      'startISO',
      'endISO',
      'personId',
      'personName',
    ])
    .where('bookingId', 'in', bookingIds)
    .orderBy('bookingId')
    .orderBy('number')
    .execute()
}

/** When the appointment was agreed; null if it never was. */
export async function getAcceptedAt(db: Db, bookingId: string): Promise<string | null> {
  const event = await db
    .selectFrom('bookingEvents')
    .select('at')
    .where('bookingId', '=', bookingId)
    .where('status', '=', 'accepted')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return event?.at ?? null
}
