import type { BlockedTimeService } from '#server/features/booking-times/blocked-time.service.ts'
import type { BookingSetupService } from '#server/features/booking-times/booking-setup.service.ts'
import type { ProfileService } from '#server/features/businesses/profile.service.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { BookingList } from '#shared/booking/booking-states.ts'
import { timeAsked } from '#shared/booking/diary.ts'
import { openMove } from '#shared/booking/other-time.ts'
import { BOOKINGS_PER_PAGE } from '#shared/schemas/dashboard.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { capeTownDay, startOfCapeTownMonth, startOfDay } from '#shared/time/dates.ts'
import { bookingCsv } from './booking-csv.ts'
import { findBookingEvents } from './booking-event.repository.ts'
import type { DiaryService } from './diary.service.ts'
import {
  countAskedToMove,
  countBookings,
  countBookingsSince,
  countFound,
  findBookings,
  findBookingsBetween,
  findListed,
  hasComing,
  type ListFilter,
  type OwnBookingRow,
} from './own-booking.repository.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

interface Parts {
  blockedTimes: BlockedTimeService
  bookingSetup: BookingSetupService
  diary: DiaryService
}

/** The bookings of the owner's business. */
export function createOwnBookingService(
  { db, clock }: Context,
  profiles: ProfileService,
  { blockedTimes, bookingSetup, diary }: Parts,
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

  /** An agreed booking that a visitor asks to move is coming up, and to answer as well. */
  const countOf = async (businessId: string, list?: BookingList): Promise<number> => {
    const count = await countBookings(db, businessId, list)
    return list === 'answer' ? count + (await countAskedToMove(db, businessId)) : count
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
      : await countOf(businessId, filter.list)
    return { bookings: await withEvents(rows), total }
  }

  /** The conflicts of each of these that waits for the owner's answer. */
  const findOverlaps = (businessId: string, rows: readonly OwnBookingWithEvents[]) =>
    diary.findOverlaps(
      db,
      businessId,
      rows.flatMap((row) => {
        const asked = openMove(row.status, row.events)
        if (!asked && row.status !== 'requested') return []
        const time = timeAsked(asked ? { ...asked, dateISO: null } : row)
        const { id, serviceId } = row
        return time ? [{ id, time, serviceId, personId: asked?.personId ?? row.personId }] : []
      }),
    )

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
      return {
        ...found,
        overlaps: business ? await findOverlaps(business.id, found.bookings) : {},
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
      const bookings = await withEvents(await findBetween(business.id, from, to))
      return {
        bookings,
        overlaps: await findOverlaps(business.id, bookings),
        blockedTimes: await blockedTimes.findBetween(business.id, from, to),
        days: await bookingSetup.getDays(business.id, day, addDays(day, 6)),
      }
    },

    export: async (userId: string, filter: ListFilter) => {
      const business = await profiles.get(userId)
      return bookingCsv(db, business?.id, filter)
    },

    countToAnswer: (businessId: string | undefined): Promise<number> =>
      businessId === undefined ? Promise.resolve(0) : countOf(businessId, 'answer'),

    hasToday: async (businessId: string | undefined): Promise<boolean> =>
      businessId !== undefined &&
      hasComing(db, businessId, startOfDay(addDays(capeTownDay(clock()), 1)).toISOString()),

    countThisMonth: (businessId: string | undefined): Promise<number> =>
      businessId === undefined
        ? Promise.resolve(0)
        : countBookingsSince(db, businessId, startOfCapeTownMonth(clock()).toISOString()),
  }
}

export type OwnBookingService = ReturnType<typeof createOwnBookingService>
export type OwnBookingWithEvents = Awaited<ReturnType<OwnBookingService['withEvents']>>
