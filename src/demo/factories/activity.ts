import { storeBooking } from '#server/features/bookings/new-booking.ts'
import type { CounterKind } from '#server/features/views/view.tables.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { ReportReason } from '#shared/catalogue/report-reasons.ts'
import type { ReviewState } from '#shared/catalogue/review-states.ts'

export interface ReviewInput {
  stars: number
  comment?: string | null
  createdAt?: Date
  state?: ReviewState
  /** Hidden after it had been public. */
  isRemoved?: boolean
  reason?: string
  networkHash?: string
  authorName?: string | null
  isConfirmed?: boolean
  bookingId?: string | null
  reply?: string | null
  /** When its writer changed it. */
  editedAt?: Date
}

export async function createReviews(
  db: Db,
  businessId: string,
  ratings: ReviewInput[],
): Promise<string[]> {
  if (ratings.length === 0) return []
  const ids = ratings.map(() => newId())
  await db
    .insertInto('ratings')
    .values(
      ratings.map((rating, index) => ({
        id: ids[index] ?? newId(),
        businessId,
        stars: rating.stars,
        comment: rating.comment ?? null,
        deviceHash: null,
        state: rating.isRemoved ? 'hidden' : (rating.state ?? 'published'),
        removed: rating.isRemoved ? (1 as const) : (0 as const),
        reason: rating.reason ?? null,
        networkHash: rating.networkHash ?? null,
        authorName: rating.authorName ?? null,
        confirmed: rating.isConfirmed ? (1 as const) : (0 as const),
        bookingId: rating.bookingId ?? null,
        reply: rating.reply ?? null,
        repliedAt: rating.reply ? (rating.createdAt ?? new Date()).toISOString() : null,
        editedAt: rating.editedAt?.toISOString() ?? null,
        createdAt: (rating.createdAt ?? new Date()).toISOString(),
      })),
    )
    .execute()
  return ids
}

export interface ReportInput {
  reason: ReportReason
  detail?: string
  byOwner?: boolean
}

export async function createReports(
  db: Db,
  ratingId: string,
  reports: ReportInput[],
): Promise<void> {
  await db
    .insertInto('reviewReports')
    .values(
      reports.map(({ reason, detail, byOwner }) => ({
        id: newId(),
        ratingId,
        reporterHash: newId(),
        reason,
        detail: detail ?? null,
        byOwner: byOwner ? (1 as const) : (0 as const),
        createdAt: new Date().toISOString(),
      })),
    )
    .execute()
}

export interface BookingInput {
  name?: string
  phone?: string
  email?: string
  dateISO?: string | null
  notes?: string | null
  createdAt?: Date
}

export async function createBookings(
  db: Db,
  businessId: string,
  bookings: BookingInput[],
): Promise<void> {
  if (bookings.length === 0) return
  await db
    .insertInto('bookings')
    .values(
      bookings.map((booking) => ({
        id: newId(),
        businessId,
        name: booking.name ?? 'Nomsa Dlamini',
        phone: booking.phone ?? '060 000 0000',
        email: booking.email ?? 'nomsa@example.co.za',
        dateISO: booking.dateISO ?? null,
        notes: booking.notes ?? null,
        requestKey: null,
        createdAt: (booking.createdAt ?? new Date()).toISOString(),
      })),
    )
    .execute()
}

/** Requests as the site stores them, with their links and their first event. */
export async function createRequests(
  db: Db,
  secret: string,
  businessId: string,
  count: number,
): Promise<string[]> {
  const ids = Array.from({ length: count }, newId)
  for (const id of ids) {
    const createdAt = new Date().toISOString()
    const visitor = { name: 'Nomsa Dlamini', phone: '060 000 0000', email: 'nomsa@example.co.za' }
    const request = { id, businessId, ...visitor, notes: null, requestKey: null, createdAt }
    await storeBooking(db, secret, { ...request, dateISO: null, serviceId: null }, null)
  }
  return ids
}

export interface AppointmentInput {
  name: string
  phone: string
  email: string
  start: Date
  end: Date
  serviceId: string
  serviceName: string
  price: number | null
  personId?: string
  personName?: string
  createdAt: Date
}

/** Immediately confirmed bookings, each with its two events. Returns their ids. */
export async function createAppointments(
  db: Db,
  businessId: string,
  appointments: AppointmentInput[],
): Promise<string[]> {
  const ids: string[] = []
  for (const { start, end, createdAt, ...booking } of appointments) {
    const id = newId()
    const at = createdAt.toISOString()
    const time = { startISO: start.toISOString(), endISO: end.toISOString() }
    await db
      .insertInto('bookings')
      .values({
        ...booking,
        ...time,
        id,
        businessId,
        dateISO: time.startISO,
        notes: null,
        requestKey: null,
        status: 'accepted',
        statusAt: at,
        movedBy: 'system',
        sequence: 1,
        createdAt: at,
      })
      .execute()
    const event = { bookingId: id, at, message: null }
    await db
      .insertInto('bookingEvents')
      .values([
        { ...event, ...time, number: 0, side: 'visitor', status: 'requested' },
        { ...event, number: 1, side: 'system', status: 'accepted', startISO: null, endISO: null },
      ])
      .execute()
    ids.push(id)
  }
  return ids
}

export async function createGem(db: Db, businessId: string, createdAt = new Date()): Promise<void> {
  await db
    .insertInto('featuredGems')
    .values({ id: newId(), businessId, createdAt: createdAt.toISOString() })
    .execute()
}

/** Accepted if it is decided. */
export async function createGemRequest(
  db: Db,
  businessId: string,
  request: { reason: string; askedAt: Date; decidedAt: Date | null },
): Promise<void> {
  const { reason, askedAt, decidedAt } = request
  await db
    .insertInto('gemRequests')
    .values({
      businessId,
      state: decidedAt ? 'accepted' : 'asked',
      reason,
      askedAt: askedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    })
    .execute()
}

export interface CounterInput {
  day: string
  kind: CounterKind
  count: number
}

export async function createCounters(
  db: Db,
  businessId: string,
  counters: CounterInput[],
): Promise<void> {
  if (counters.length === 0) return
  await db
    .insertInto('dailyCounters')
    .values(counters.map((counter) => ({ businessId, ...counter })))
    .execute()
}
