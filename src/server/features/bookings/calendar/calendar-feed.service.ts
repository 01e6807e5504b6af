import { randomBytes } from 'node:crypto'
import { bookingTokenHash, isBookingToken } from '#server/features/bookings/booking-links.ts'
import { calendarUid } from '#server/features/bookings/mail/visitor-calendar.ts'
import type { OwnBookingService } from '#server/features/bookings/own-booking.service.ts'
import type { ProfileService } from '#server/features/businesses/profile.service.ts'
import type { Context } from '#server/platform/context.ts'
import { Refusal } from '#server/platform/errors.ts'
import { bookingPages } from '#shared/booking/booking-paths.ts'
import { formatPhone } from '#shared/contact/phone.ts'
import { deleteFeed, getFeedBusiness, getFeedOf, saveFeed } from './calendar-feed.repository.ts'
import { calendarFile } from './calendar-file.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DAYS_BACK = 30
const DAYS_AHEAD = 366
const REFRESH_HOURS = 1
const AGREED = new Set(['accepted', 'completed', 'missed'])

/** The private address from which an owner's calendar reads the bookings. */
export function createCalendarFeedService(
  { db, clock, publicUrl }: Context,
  { profiles, ownBookings }: { profiles: ProfileService; ownBookings: OwnBookingService },
) {
  const businessOf = async (userId: string) => {
    const business = await profiles.get(userId)
    if (!business) throw new Refusal('not-found', 'Please save your profile first.')
    return business
  }

  return {
    /** Since when there is an address; the address itself is not stored. */
    getSince: async (userId: string): Promise<string | null> => {
      const business = await profiles.get(userId)
      return (business && (await getFeedOf(db, business.id))?.createdAt) ?? null
    },

    /** Creates a new address; the old one stops working. It can be shown only now. */
    renew: async (userId: string) => {
      const { id: businessId } = await businessOf(userId)
      const token = randomBytes(32).toString('base64url')
      const createdAt = clock().toISOString()
      await saveFeed(db, { businessId, tokenHash: bookingTokenHash(token), createdAt })
      return { url: `${publicUrl()}${bookingPages.calendar(token)}`, since: createdAt }
    },

    stop: async (userId: string): Promise<void> => deleteFeed(db, (await businessOf(userId)).id),

    getFile: async (token: string): Promise<string> => {
      const business = isBookingToken(token)
        ? await getFeedBusiness(db, bookingTokenHash(token))
        : undefined
      if (!business) throw new Refusal('not-found', 'There is no such calendar.')
      const now = clock().getTime()
      const from = new Date(now - DAYS_BACK * DAY_MS)
      const to = new Date(now + DAYS_AHEAD * DAY_MS)
      const bookings = await ownBookings.findBetween(business.id, from, to)
      const entries = bookings.flatMap((booking) => {
        const { id, startISO, endISO, status, statusAt, createdAt, sequence } = booking
        const { name, phone, serviceName } = booking
        if (startISO === null || !AGREED.has(status)) return []
        return {
          uid: calendarUid(id, publicUrl()),
          sequence,
          stampISO: statusAt ?? createdAt,
          startISO,
          endISO: endISO ?? startISO,
          summary: [name, serviceName].filter(Boolean).join(', '),
          location: business.address,
          description: [formatPhone(phone), booking.notes].filter(Boolean).join('\n'),
          status: 'CONFIRMED' as const,
        }
      })
      const feed = { name: `Bookings at ${business.businessName}`, hours: REFRESH_HOURS }
      return calendarFile('PUBLISH', entries, feed)
    },
  }
}

export type CalendarFeedService = ReturnType<typeof createCalendarFeedService>
