import { storeRequest } from '#server/features/bookings/new-booking.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { CounterKind, Db } from '#server/platform/db/schema.ts'
import type { ReportReason } from '#shared/catalogue/report-reasons.ts'
import type { ReviewState } from '#shared/catalogue/review-states.ts'

export interface RatingInput {
  stars: number
  comment?: string | null
  createdAt?: Date
  state?: ReviewState
  reason?: string
  networkHash?: string
  authorName?: string | null
  isConfirmed?: boolean
  bookingId?: string | null
  reply?: string | null
}

export async function createRatings(
  db: Db,
  businessId: string,
  ratings: RatingInput[],
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
        state: rating.state ?? 'published',
        reason: rating.reason ?? null,
        networkHash: rating.networkHash ?? null,
        authorName: rating.authorName ?? null,
        confirmed: rating.isConfirmed ? (1 as const) : (0 as const),
        bookingId: rating.bookingId ?? null,
        reply: rating.reply ?? null,
        repliedAt: rating.reply ? (rating.createdAt ?? new Date()).toISOString() : null,
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

/** Requests as the site itself stores them, with their links and their first event. */
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
    await storeRequest(db, secret, { ...request, dateISO: null }, null)
  }
  return ids
}

export async function createGem(db: Db, businessId: string, createdAt = new Date()): Promise<void> {
  await db
    .insertInto('featuredGems')
    .values({ id: newId(), businessId, createdAt: createdAt.toISOString() })
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
