import { calendarFile } from '#server/features/bookings/calendar/calendar-file.ts'
import type { BookableBusinessService } from '#server/features/businesses/bookable-business.service.ts'
import type { NearbyBusinessService } from '#server/features/businesses/nearby-business.service.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { Refusal } from '#server/platform/errors.ts'
import { isOver, type VisitorAction } from '#shared/booking/booking-states.ts'
import { findBookingEvents } from './booking-event.repository.ts'
import { bookingTokenHash, isBookingToken } from './booking-links.ts'
import { moveBooking } from './booking-move.ts'
import { notifyOfMove } from './booking-notices.ts'
import { visitorEntry } from './mail/visitor-calendar.ts'
import { getVisitorBooking, stopMailsOf } from './visitor-booking.repository.ts'

const UNKNOWN = 'That link is not known here. Perhaps it was cut in half?'

interface Parts {
  businesses: BookableBusinessService
  nearby: NearbyBusinessService
}

/** What a visitor can do through the secret address of a booking. */
export function createVisitorBookingService(
  { db, clock, secret, publicUrl }: Context,
  { businesses, nearby }: Parts,
) {
  const getRow = async (token: string, from = db) => {
    const row = isBookingToken(token)
      ? await getVisitorBooking(from, bookingTokenHash(token))
      : undefined
    if (!row) throw new Refusal('not-found', UNKNOWN)
    return row
  }

  return {
    get: async (token: string) => {
      const booking = await getRow(token)
      // After a visit, no other businesses are suggested.
      const needsOther = isOver(booking.status) && booking.status !== 'completed'
      return {
        booking,
        events: await findBookingEvents(db, [booking.id]),
        alternatives: needsOther ? await nearby.findOpen(db, booking.businessId) : [],
      }
    },

    /** Serialised with the owner's actions, so that both at once do not run into a lock timeout. */
    move: async (token: string, action: VisitorAction, message: string | null) => {
      const { businessId } = await getRow(token)
      const move = async (trx: Db) => {
        const { id, businessName, businessStatus } = await getRow(token, trx)
        if (action === 'accept' && businessStatus !== 'ACTIVE')
          throw new Refusal('conflict', `${businessName} is not listed at the moment.`)
        const context = { now: clock(), secret }
        const moved = await moveBooking(trx, context, id, { side: 'visitor', action, message })
        await notifyOfMove(trx, context, moved, { message, alternatives: [] })
        return moved
      }
      return businesses.runExclusive(businessId, () => db.transaction().execute(move))
    },

    /** The visit that a review is about: it must have taken place, at this business. */
    getVisited: async (trx: Db, token: string, businessId: string) => {
      const booking = await getRow(token, trx)
      if (booking.businessId !== businessId) throw new Refusal('not-found', UNKNOWN)
      if (booking.status !== 'completed')
        throw new Refusal('conflict', 'A review can be written once the visit has taken place.')
      return booking
    },

    stopMails: async (token: string): Promise<void> => {
      if (!isBookingToken(token) || !(await stopMailsOf(db, bookingTokenHash(token))))
        throw new Refusal('not-found', UNKNOWN)
    },

    /** The appointment as a calendar file; only for an agreed time. */
    getCalendarFile: async (token: string): Promise<string> => {
      const booking = await getRow(token)
      const { startISO, endISO, status, statusAt, createdAt } = booking
      const wasAgreed = status === 'accepted' || status === 'completed'
      if (startISO === null || endISO === null || !wasAgreed)
        throw new Refusal('not-found', 'This booking has no agreed time.')
      const appointment = {
        ...booking,
        startISO,
        endISO,
        token,
        bookingId: booking.id,
        visitorName: booking.name,
      }
      const origin = { publicUrl: publicUrl(), stampISO: statusAt ?? createdAt }
      return calendarFile('PUBLISH', [visitorEntry(appointment, 'CONFIRMED', origin)])
    },
  }
}

export type VisitorBookingService = ReturnType<typeof createVisitorBookingService>
export type VisitorBooking = Awaited<ReturnType<VisitorBookingService['get']>>
