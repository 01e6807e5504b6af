import type { BlockedTimeService } from '#server/features/booking-times/blocked-time.service.ts'
import type { BookingSetupService } from '#server/features/booking-times/booking-setup.service.ts'
import type { ProfileService } from '#server/features/businesses/profile.service.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { overlapOf, timeAsked } from '#shared/booking/diary.ts'
import { BOOKINGS_PER_PAGE } from '#shared/schemas/dashboard.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { startOfCapeTownMonth, startOfDay } from '#shared/time/dates.ts'
import { bookingCsv } from './booking-csv.ts'
import { findBookingEvents } from './booking-event.repository.ts'
import {
  countBookings,
  countBookingsSince,
  countFound,
  findBookings,
  findBookingsBetween,
  findHeldBetween,
  findListed,
  getCapacity,
  type ListFilter,
  type OwnBookingRow,
} from './own-booking.repository.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

interface Parts {
  blockedTimes: BlockedTimeService
  bookingSetup: BookingSetupService
}

/** The bookings of the owner's business. */
export function createOwnBookingService(
  { db, clock }: Context,
  profiles: ProfileService,
  { blockedTimes, bookingSetup }: Parts,
) {
  const withEvents = async (rows: OwnBookingRow[], from: Db = db) => {
    if (rows.length === 0) return []
    const events = await findBookingEvents(
      from,
      rows.map(({ id }) => id),
    )
    const ofBooking = Map.groupBy(events, ({ bookingId }) => bookingId)
    return rows.map((row) => ({ ...row, events: ofBooking.get(row.id) ?? [] }))
  }

  const find = async (businessId: string | undefined, page: number, filter: ListFilter = {}) => {
    if (businessId === undefined) return { bookings: [], total: 0 }
    const slice = { limit: BOOKINGS_PER_PAGE, offset: (page - 1) * BOOKINGS_PER_PAGE }
    const isAll = filter.list === undefined && !filter.q
    const rows = isAll
      ? await findBookings(db, businessId, slice)
      : await findListed(db, businessId, filter, slice)
    const total = filter.q
      ? await countFound(db, businessId, filter)
      : await countBookings(db, businessId, filter.list)
    return { bookings: await withEvents(rows), total }
  }

  /** The conflicts of each of these requests that has a time. */
  const findOverlaps = async (businessId: string, rows: readonly OwnBookingRow[]) => {
    const asked = rows.flatMap((row) => {
      const time = row.status === 'requested' ? timeAsked(row) : null
      return time ? [{ id: row.id, time }] : []
    })
    if (asked.length === 0) return {}
    const from = asked
      .map(({ time }) => time.startISO)
      .reduce((one, two) => (one < two ? one : two))
    const to = asked.map(({ time }) => time.endISO).reduce((one, two) => (one > two ? one : two))
    const held = await findHeldBetween(db, businessId, from, to)
    const blocked = await blockedTimes.findBetween(businessId, new Date(from), new Date(to))
    const entries = [
      ...held.flatMap(({ startISO, endISO, ...booking }) =>
        startISO && endISO ? [{ ...booking, startISO, endISO, blocked: false }] : [],
      ),
      ...blocked.map(({ note, ...time }) => ({ ...time, name: note || 'Blocked', blocked: true })),
    ]
    const capacity = (await getCapacity(db, businessId)) ?? 1
    return Object.fromEntries(asked.map(({ id, time }) => [id, overlapOf(time, entries, capacity)]))
  }

  const findBetween = (businessId: string, from: Date, to: Date) =>
    findBookingsBetween(db, businessId, from.toISOString(), to.toISOString())

  return {
    /** Bookings with a time in the period that are agreed, or may be. */
    findBetween,

    /** Newest first, or one of the lists; an owner without a business has no bookings. */
    find,

    findOfOwner: async (userId: string, page: number, filter: ListFilter) => {
      const business = await profiles.get(userId)
      const found = await find(business?.id, page, filter)
      const toAnswer = business && filter.list === 'answer'
      return {
        ...found,
        overlaps: toAnswer ? await findOverlaps(business.id, found.bookings) : {},
      }
    },

    withEvents: async (row: OwnBookingRow) => {
      const [booking] = await withEvents([row])
      return booking ?? { ...row, events: [] }
    },

    /** Everything in the seven days from a day on ('YYYY-MM-DD'), and when the business is closed. */
    findWeek: async (userId: string, day: string) => {
      const business = await profiles.get(userId)
      if (!business) return null
      const from = startOfDay(day)
      const to = new Date(from.getTime() + WEEK_MS)
      return {
        bookings: await withEvents(await findBetween(business.id, from, to)),
        blockedTimes: await blockedTimes.findBetween(business.id, from, to),
        days: await bookingSetup.getDays(business.id, day, addDays(day, 6)),
      }
    },

    export: async (userId: string, filter: ListFilter) => {
      const business = await profiles.get(userId)
      return bookingCsv(db, business?.id, filter)
    },

    countToAnswer: (businessId: string | undefined): Promise<number> =>
      businessId === undefined ? Promise.resolve(0) : countBookings(db, businessId, 'answer'),

    countThisMonth: (businessId: string | undefined): Promise<number> =>
      businessId === undefined
        ? Promise.resolve(0)
        : countBookingsSince(db, businessId, startOfCapeTownMonth(clock()).toISOString()),
  }
}

export type OwnBookingService = ReturnType<typeof createOwnBookingService>
export type OwnBookingWithEvents = Awaited<ReturnType<OwnBookingService['withEvents']>>
