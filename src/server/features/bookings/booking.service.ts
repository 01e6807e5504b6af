import type { BookableBusinessService } from '#server/features/businesses/bookable-business.service.ts'
import type { Context } from '#server/platform/context.ts'
import { isId, newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { refuseField } from '#server/platform/errors.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { FAR_DATE, PAST_DATE } from '#shared/booking/booking-copy.ts'
import { isPastBookingDate, isTooFarBookingDate } from '#shared/booking/booking-date.ts'
import { lapseOfRequest } from '#shared/booking/booking-steps.ts'
import { getBookingOfRequest, getSameBookingSince } from './booking.repository.ts'
import { hoursOf } from './booking-hours.ts'
import { bookingToken } from './booking-links.ts'
import { bookingConfirmation } from './mail/booking-confirmation.tsx'
import { bookingRequest } from './mail/booking-request.tsx'
import { storeRequest } from './new-booking.ts'

/** How long the same words without a key count as the same request. */
const REPEAT_MS = 10 * 60 * 1000

export interface BookingInput {
  businessId: string
  name: string
  phone: string
  email: string
  dateISO: string | null
  notes: string | null
  requestKey?: string | undefined
}

export function createBookingService(
  { db, clock, secret }: Context,
  bookableBusinesses: BookableBusinessService,
) {
  const getRepeated = (trx: Db, input: BookingInput, now: Date) =>
    input.requestKey
      ? getBookingOfRequest(trx, input.businessId, input.requestKey)
      : getSameBookingSince(trx, input, new Date(now.getTime() - REPEAT_MS))

  return {
    /** Has this very request been answered already? Then it will cause no mail. */
    isRepeated: async (input: BookingInput) =>
      isId(input.businessId) && (await getRepeated(db, input, clock())) !== undefined,

    /** A repeated request gets the answer of the first one, and causes nothing again. */
    request: (input: BookingInput) =>
      db.transaction().execute(async (trx) => {
        const now = clock()
        // Holding the business makes this check and the insert one step.
        const business = await bookableBusinesses.get(trx, input.businessId)
        const booking = {
          ...input,
          requestKey: input.requestKey ?? null,
          id: newId(),
          createdAt: now.toISOString(),
        }
        const repeated = await getRepeated(trx, input, now)
        if (repeated) return { business, booking: repeated }
        if (input.dateISO !== null) {
          if (isPastBookingDate(input.dateISO, now)) refuseField('dateISO', PAST_DATE)
          if (isTooFarBookingDate(input.dateISO, now)) refuseField('dateISO', FAR_DATE)
        }

        await storeRequest(trx, secret, booking, hoursOf(business))
        await enqueueMessage(trx, now, bookingRequest, {
          recipient: business.ownerEmail,
          payload: {
            ownerToken: bookingToken(secret, 'owner', booking.id),
            lapsesISO: lapseOfRequest(booking).toISOString(),
            businessName: business.businessName,
            visitorName: booking.name,
            visitorPhone: booking.phone,
            visitorEmail: booking.email,
            dateISO: booking.dateISO,
            notes: booking.notes,
          },
        })
        await enqueueMessage(trx, now, bookingConfirmation, {
          recipient: booking.email,
          payload: {
            token: bookingToken(secret, 'visitor', booking.id),
            businessName: business.businessName,
            businessId: business.id,
            businessPhone: business.phone,
            visitorName: booking.name,
            dateISO: booking.dateISO,
            notes: booking.notes,
          },
        })
        return { business, booking }
      }),
  }
}

export type BookingService = ReturnType<typeof createBookingService>
export type RequestedBooking = Awaited<ReturnType<BookingService['request']>>
