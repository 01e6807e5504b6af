import type { Caller } from '#server/features/accounts/caller.ts'
import type { KnownDeviceService } from '#server/features/accounts/sessions/known-device.service.ts'
import type {
  FreeTimeService,
  WantedTime,
} from '#server/features/booking-times/free-time.service.ts'
import { TimeTaken } from '#server/features/booking-times/time-taken.ts'
import type { BookableBusinessService } from '#server/features/businesses/bookable-business.service.ts'
import type { Context } from '#server/platform/context.ts'
import { fromJson } from '#server/platform/db/json-text.ts'
import { isId, newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { enqueueMessages } from '#server/platform/outbox/enqueue.ts'
import { termsText } from '#shared/booking/duration-text.ts'
import type { BookingInput } from '#shared/schemas/bookings/booking.ts'
import { refuseInvalidDate } from './booking-input.ts'
import { deviceToken } from './booking-links.ts'
import { confirmationOf, notifyOfTransition, requestToOwner } from './booking-notices.ts'
import { transitionBooking } from './booking-transition.ts'
import { getRepeated, storeBooking } from './new-booking.ts'

interface Parts {
  businesses: BookableBusinessService
  freeTimes: FreeTimeService
  knownDevices: KnownDeviceService
}

export function createBookingService(
  context: Context,
  { businesses: bookableBusinesses, freeTimes, knownDevices }: Parts,
) {
  const { db, clock, secret } = context

  /** With a free time, or as a request. */
  const chooseTime = async (trx: Db, input: BookingInput, now: Date) => {
    const wanted = wantedTime(input)
    if (wanted) return freeTimes.assertFreeIn(trx, wanted)
    refuseInvalidDate(input.dateISO, now)
    return { confirmsAtOnce: false }
  }

  /** Whether this request was answered already. Then it will send no mail. */
  const isRepeated = async (input: BookingInput) =>
    isId(input.businessId) && (await getRepeated(db, input, clock())) !== undefined

  /** Immediately confirmed: both sides get the mail of an accepted booking. */
  const confirmAtOnce = async (
    trx: Db,
    now: Date,
    { id, notes }: { id: string; notes: string | null },
  ) => {
    const move = { side: 'system', action: 'confirm' } as const
    const confirmed = await transitionBooking(trx, { now, secret }, id, move)
    await notifyOfTransition(trx, context, confirmed, { message: notes, alternatives: [] })
  }

  /** With the link for the device that has booked. */
  const answer = <Business, Booking extends { id: string }>(
    business: Business,
    booking: Booking,
    isOwn = true,
  ) => ({ business, booking, token: isOwn ? deviceToken(secret, booking.id) : null })

  const store = (input: BookingInput, caller: Caller) =>
    db.transaction().execute(async (trx) => {
      const now = clock()
      // Locking the business makes this check and the insert atomic.
      const business = await bookableBusinesses.getOwned(trx, input.businessId)
      const repeated = await getRepeated(trx, input, now)
      // The key alone may be guessed: then it is somebody else's booking.
      if (repeated) return answer(business, repeated, repeated.email === input.email)
      const { confirmsAtOnce, ...appointment } = await chooseTime(trx, input, now)
      const booking = {
        ...input,
        ...appointment,
        requestKey: input.requestKey ?? null,
        deviceHash: await knownDevices.identify(trx, business.ownerId, caller),
        id: newId(),
        createdAt: now.toISOString(),
        status: confirmsAtOnce ? ('accepted' as const) : ('requested' as const),
      }

      await storeBooking(trx, secret, booking, fromJson(business.operatingHours))
      if (confirmsAtOnce) {
        await confirmAtOnce(trx, now, booking)
        return answer(business, booking)
      }
      const booked = 'serviceName' in appointment ? appointment : NOTHING_BOOKED
      const { serviceName, personName } = booked
      const terms = 'serviceName' in appointment ? termsText(appointment) : ''
      const about = { serviceName, personName, terms, visitor: caller }
      const toOwner = requestToOwner(secret, business, booking, about)
      const toVisitor = confirmationOf(secret, caller, {
        ...booking,
        serviceName,
        personName,
        emailCorrectedAt: null,
        businessName: business.businessName,
        businessPhone: business.phone,
      })
      await enqueueMessages(trx, context, toOwner, toVisitor)
      return answer(business, booking)
    })

  return {
    isRepeated,

    /** A repeated request gets the answer of the first one, without side effects. */
    request: async (input: BookingInput, caller: Caller) => {
      const wanted = wantedTime(input)
      try {
        return await bookableBusinesses.runExclusive(input.businessId, async () => {
          if (wanted) await freeTimes.assertFree(wanted)
          return store(input, caller)
        })
      } catch (error) {
        if (!wanted || !(error instanceof TimeTaken)) throw error
        // Taken by this same request, sent twice: then its answer exists already.
        if (await isRepeated(input)) return store(input, caller)
        throw await freeTimes.describeTaken(wanted)
      }
    },
  }
}

const NOTHING_BOOKED = { serviceName: null, personName: null }

/** Null for a request without a chosen time. */
function wantedTime(input: BookingInput): WantedTime | null {
  const { businessId, serviceId, dateISO, personId = null } = input
  return serviceId === null ? null : { businessId, serviceId, personId, startISO: dateISO ?? '' }
}

export type BookingService = ReturnType<typeof createBookingService>
export type RequestedBooking = Awaited<ReturnType<BookingService['request']>>
