import { randomBytes } from 'node:crypto'
import type { CurrentUser } from '#server/features/accounts/current-user.ts'
import type { AccountNoticeService } from '#server/features/accounts/notices/account-notice.service.ts'
import { bookingTokenHash, isBookingToken } from '#server/features/bookings/booking-links.ts'
import { calendarUid } from '#server/features/bookings/mail/visitor-calendar.ts'
import type { OwnBookingService } from '#server/features/bookings/own-booking.service.ts'
import type { ProfileService } from '#server/features/businesses/profile.service.ts'
import type { Context } from '#server/platform/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { bookedOf } from '#shared/booking/booking-words.ts'
import { formatPhone } from '#shared/contact/phone.ts'
import { bookingPages } from '#shared/paths.ts'
import { deleteFeed, getFeedBusiness, getFeedOf, saveFeed } from './calendar-feed.repository.ts'
import { calendarFile } from './calendar-file.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DAYS_BACK = 30
const DAYS_AHEAD = 366
const REFRESH_HOURS = 1
const AGREED = new Set(['accepted', 'completed', 'missed'])

type Owner = Pick<CurrentUser, 'id' | 'email' | 'status'>

interface Helpers {
  notices: AccountNoticeService
  profiles: ProfileService
  ownBookings: OwnBookingService
}

/** The private address from which an owner's calendar reads the bookings. */
export function createCalendarFeedService(
  { db, clock, publicUrl }: Context,
  { notices, profiles, ownBookings }: Helpers,
) {
  const businessOf = async (userId: string) => {
    const business = await profiles.get(userId)
    if (!business) throw new AppError('not-found', 'Please save your profile first.')
    return business
  }

  return {
    /** Since when there is an address; the address itself is not stored. */
    getSince: async (userId: string): Promise<string | null> => {
      const business = await profiles.get(userId)
      return (business && (await getFeedOf(db, business.id))?.createdAt) ?? null
    },

    /** Creates a new address, and tells the owner; the old one stops working. It can be shown only now. */
    renew: async (owner: Owner) => {
      const { id: businessId } = await businessOf(owner.id)
      if (owner.status === 'PAUSED')
        throw new AppError('conflict', 'Your listing is paused: a calendar address would not work.')
      const token = randomBytes(32).toString('base64url')
      const at = clock()
      const createdAt = at.toISOString()
      await db.transaction().execute(async (trx) => {
        await saveFeed(trx, { businessId, tokenHash: bookingTokenHash(token), createdAt })
        await notices.notify(trx, owner, { kind: 'calendar-address', at })
      })
      return { url: `${publicUrl()}${bookingPages.calendar(token)}`, since: createdAt }
    },

    stop: async (userId: string): Promise<void> => deleteFeed(db, (await businessOf(userId)).id),

    getFile: async (token: string): Promise<string> => {
      const business = isBookingToken(token)
        ? await getFeedBusiness(db, bookingTokenHash(token))
        : undefined
      if (!business) throw new AppError('not-found', 'We can’t find that calendar.')
      const now = clock().getTime()
      const from = new Date(now - DAYS_BACK * DAY_MS)
      const to = new Date(now + DAYS_AHEAD * DAY_MS)
      const bookings = await ownBookings.findBetween(business.id, from, to)
      const entries = bookings.flatMap((booking) => {
        const { id, startISO, endISO, status, statusAt, createdAt, sequence } = booking
        const { name, phone } = booking
        if (startISO === null || !AGREED.has(status)) return []
        return {
          uid: calendarUid(id, publicUrl()),
          sequence,
          stampISO: statusAt ?? createdAt,
          startISO,
          endISO: endISO ?? startISO,
          summary: [name, bookedOf(booking)].filter(Boolean).join(', '),
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
