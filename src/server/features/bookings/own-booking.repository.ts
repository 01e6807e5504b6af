import { type ExpressionBuilder, sql } from 'kysely'
import { containing } from '#server/platform/db/like-pattern.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'
import type { BookingList } from '#shared/booking/booking-states.ts'
import { BOOKING_COLUMNS } from './booking.repository.ts'

interface Slice {
  limit: number
  offset: number
}

export function findBookings(db: Db, businessId: string, page: Slice) {
  return db
    .selectFrom('bookings')
    .select(BOOKING_COLUMNS)
    .where('businessId', '=', businessId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export type OwnBookingRow = Awaited<ReturnType<typeof findBookings>>[number]

/** Of all lists or of one, as counted by the database's triggers. */
export async function countBookings(
  db: Db,
  businessId: string,
  list?: BookingList,
): Promise<number> {
  const counts = db
    .selectFrom('bookingCounts')
    .select((eb) => eb.fn.sum<number | null>('count').as('count'))
    .where('businessId', '=', businessId)
  const wanted = list === undefined ? counts : counts.where('list', '=', list)
  const { count } = await wanted.executeTakeFirstOrThrow()
  return Number(count ?? 0)
}

/** Agreed, and its last change is the visitor's wish for another time. */
function isAskedToMove(eb: ExpressionBuilder<Database, 'bookings'>) {
  return eb.and([
    // As literals: the index has only these.
    eb('status', '=', sql.lit('accepted')),
    eb('movedBy', '=', sql.lit('visitor')),
    eb.exists(
      eb
        .selectFrom('bookingEvents as event')
        .select('event.number')
        .whereRef('event.bookingId', '=', 'bookings.id')
        .whereRef('event.number', '=', 'bookings.sequence')
        .where('event.status', '=', 'suggested'),
    ),
  ])
}

export async function countAskedToMove(db: Db, businessId: string): Promise<number> {
  const { count } = await db
    .selectFrom('bookings')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('businessId', '=', businessId)
    .where(isAskedToMove)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function countBookingsSince(
  db: Db,
  businessId: string,
  since: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('bookings')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('businessId', '=', businessId)
    .where('createdAt', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export interface ListFilter {
  list?: BookingList | undefined
  q?: string | undefined
}

const SEARCHED = ['name', 'phone', 'email', 'notes', 'serviceName', 'personName'] as const

function matches(eb: ExpressionBuilder<Database, 'bookings'>, q: string) {
  const pattern = containing(q)
  const digits = q.replace(/\D/g, '')
  return eb.or([
    ...SEARCHED.map((column) => sql<boolean>`lower(${eb.ref(column)}) like ${pattern} escape '\\'`),
    // Phone numbers are typed with or without spaces.
    ...(digits.length >= 4
      ? [sql<boolean>`replace(${eb.ref('phone')}, ' ', '') like ${`%${digits}%`}`]
      : []),
  ])
}

function listed(db: Db, businessId: string, { list, q }: ListFilter) {
  const all = db.selectFrom('bookings')
  const own = all.where('businessId', '=', businessId)
  const ofList = list === undefined ? own : own.where('list', '=', list)
  // Each half by its own index: with 'or' the database would read every booking of the business.
  const wanted =
    list === 'answer'
      ? all.where('id', 'in', ofList.select('id').unionAll(own.where(isAskedToMove).select('id')))
      : ofList
  return q ? wanted.where((eb) => matches(eb, q)) : wanted
}

/** Most urgent first: 'to answer' and 'coming up' by time, the past in reverse. */
export function findListed(db: Db, businessId: string, filter: ListFilter, page: Slice) {
  const query = listed(db, businessId, filter).select(BOOKING_COLUMNS)
  const direction = filter.list === 'answer' || filter.list === 'coming' ? 'asc' : 'desc'
  const ordered =
    filter.list === undefined
      ? query.orderBy('createdAt', 'desc').orderBy('id')
      : query.orderBy('sortISO', direction).orderBy('id', direction === 'asc' ? 'desc' : 'asc')
  return ordered.limit(page.limit).offset(page.offset).execute()
}

/** A text search has to read every booking. */
export async function countFound(db: Db, businessId: string, filter: ListFilter): Promise<number> {
  const { count } = await listed(db, businessId, filter)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether one is coming up before this moment. */
export async function hasComing(db: Db, businessId: string, before: string): Promise<boolean> {
  const found = await listed(db, businessId, { list: 'coming' })
    .select('id')
    .where('sortISO', '<', before)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Bookings with a time in the period that are agreed, or may be. */
export function findBookingsBetween(db: Db, businessId: string, from: string, to: string) {
  return db
    .selectFrom('bookings')
    .select([...BOOKING_COLUMNS, 'bookings.sequence'])
    .where('businessId', '=', businessId)
    .where('startISO', '<', to)
    .where('startISO', '>=', from)
    .where('status', 'in', ['requested', 'suggested', 'accepted', 'completed', 'missed'])
    .orderBy('startISO')
    .execute()
}

/** Agreed or offered, with a time that overlaps the period. */
export function findHeldBetween(db: Db, businessId: string, from: string, to: string) {
  return db
    .selectFrom('bookings')
    .select(['id', 'name', 'startISO', 'endISO', 'serviceId', 'personId'])
    .where('businessId', '=', businessId)
    .where('status', 'in', ['accepted', 'suggested'])
    .where('startISO', '<', to)
    .where('endISO', '>', from)
    .orderBy('startISO')
    .execute()
}

export async function getBookingOfOwnerToken(
  db: Db,
  ownerTokenHash: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('ownerTokenHash', '=', ownerTokenHash)
    .executeTakeFirst()
  return row?.id
}
