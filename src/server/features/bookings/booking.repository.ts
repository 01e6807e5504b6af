import type { Insertable } from 'kysely'
import { prepareQuery } from '#server/platform/db/prepared-query.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'
import type { BookingInput } from '#shared/schemas/bookings/booking.ts'

/** What every view of a booking shows, with its table: most are read together with others. */
export const BOOKING_COLUMNS = [
  'bookings.id',
  'bookings.businessId',
  'bookings.name',
  'bookings.phone',
  'bookings.email',
  'bookings.dateISO',
  'bookings.notes',
  'bookings.createdAt',
  'bookings.status',
  'bookings.statusAt',
  'bookings.movedBy',
  'bookings.startISO',
  'bookings.endISO',
  'bookings.serviceId',
  'bookings.serviceName',
  'bookings.price',
  'bookings.personId',
  'bookings.personName',
] as const

type NewBooking = Insertable<Database['bookings']>

const ANSWERED = ['id', 'businessId', 'dateISO', 'createdAt', 'status', 'groupId', 'email'] as const

const readOfRequest = prepareQuery((db, of: { businessId: string; requestKey: string }) =>
  db
    .selectFrom('bookings')
    .select(ANSWERED)
    .where('businessId', '=', of.businessId)
    .where('requestKey', '=', of.requestKey),
)

export async function getBookingOfRequest(db: Db, businessId: string, requestKey: string) {
  const [booking] = (await readOfRequest(db, { businessId, requestKey })).rows
  return booking
}

const readSame = prepareQuery((db, same: Omit<BookingInput, 'requestKey'> & { since: string }) =>
  db
    .selectFrom('bookings')
    .select(ANSWERED)
    .where('businessId', '=', same.businessId)
    .where('createdAt', '>', same.since)
    .where('requestKey', 'is', null)
    .where('name', '=', same.name)
    .where('phone', '=', same.phone)
    .where('email', '=', same.email)
    .where('dateISO', 'is not distinct from', same.dateISO)
    .where('serviceId', 'is not distinct from', same.serviceId)
    .where('notes', 'is not distinct from', same.notes),
)

/** An identical request to the same business since then: a form without a key, sent twice. */
export async function getSameBookingSince(db: Db, request: BookingInput, since: Date) {
  const { businessId, name, phone, email, dateISO, notes, serviceId } = request
  const same = { businessId, name, phone, email, dateISO, notes, serviceId }
  const [booking] = (await readSame(db, { ...same, since: since.toISOString() })).rows
  return booking
}

const insertBooking = prepareQuery((db, booking: NewBooking) =>
  db.insertInto('bookings').values(booking),
)

export async function createBooking(db: Db, booking: NewBooking): Promise<void> {
  await insertBooking(db, booking)
}
