import type { Insertable } from 'kysely'
import type { Database, Db } from '#server/platform/db/schema.ts'

type NewBooking = Insertable<Database['bookings']>

const ANSWERED = ['id', 'businessId', 'dateISO', 'createdAt', 'status', 'groupId'] as const

export function getBookingOfRequest(db: Db, businessId: string, requestKey: string) {
  return db
    .selectFrom('bookings')
    .select(ANSWERED)
    .where('businessId', '=', businessId)
    .where('requestKey', '=', requestKey)
    .executeTakeFirst()
}

/** The very same words to the same business since then: a form without a key, sent twice. */
export function getSameBookingSince(
  db: Db,
  booking: Pick<
    NewBooking,
    'businessId' | 'name' | 'phone' | 'email' | 'dateISO' | 'notes' | 'serviceId'
  >,
  since: Date,
) {
  return db
    .selectFrom('bookings')
    .select(ANSWERED)
    .where('businessId', '=', booking.businessId)
    .where('createdAt', '>', since.toISOString())
    .where('requestKey', 'is', null)
    .where('name', '=', booking.name)
    .where('phone', '=', booking.phone)
    .where('email', '=', booking.email)
    .where('dateISO', booking.dateISO ? '=' : 'is', booking.dateISO ?? null)
    .where('serviceId', booking.serviceId ? '=' : 'is', booking.serviceId ?? null)
    .where('notes', booking.notes ? '=' : 'is', booking.notes ?? null)
    .executeTakeFirst()
}

export async function createBooking(db: Db, booking: NewBooking): Promise<void> {
  await db.insertInto('bookings').values(booking).execute()
}
