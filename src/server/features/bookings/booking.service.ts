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
import { encryptLink } from '#server/platform/mail/encrypted-link.ts'
import { enqueueMessages, messageOf } from '#server/platform/outbox/enqueue.ts'
import { refuseInvalidDate, requestToOwner } from './ask-owner.ts'
import { bookingToken } from './booking-links.ts'
import { moveBooking } from './booking-move.ts'
import { notifyOfMove } from './booking-notices.ts'
import { bookingConfirmation } from './mail/booking-confirmation.tsx'
import { storeRequest } from './new-booking.ts'
import { getRepeated } from './repeated-request.ts'

export interface BookingInput {
  businessId: string
  name: string
  phone: string
  email: string
  dateISO: string | null
  notes: string | null
  /** If a free time was chosen, the date is its start. */
  serviceId: string | null
  requestKey?: string | undefined
}

export function createBookingService(
  { db, clock, secret }: Context,
  bookableBusinesses: BookableBusinessService,
  freeTimes: FreeTimeService,
) {
  /** With a free time, or as a request. */
  const chooseTime = async (trx: Db, input: BookingInput, now: Date) => {
    const wanted = wantedTime(input)
    if (wanted) return freeTimes.take(trx, wanted)
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
    const confirmed = await moveBooking(trx, { now, secret }, id, move)
    await notifyOfMove(trx, { now, secret }, confirmed, { message: notes, alternatives: [] })
  }

  const store = (input: BookingInput) =>
    db.transaction().execute(async (trx) => {
      const now = clock()
      // Locking the business makes this check and the insert atomic.
      const business = await bookableBusinesses.get(trx, input.businessId)
      const repeated = await getRepeated(trx, input, now)
      if (repeated) return { business, booking: repeated }
      const { confirmsAtOnce, ...appointment } = await chooseTime(trx, input, now)
      const booking = {
        ...input,
        ...appointment,
        requestKey: input.requestKey ?? null,
        id: newId(),
        createdAt: now.toISOString(),
        status: confirmsAtOnce ? ('accepted' as const) : ('requested' as const),
      }

      await storeRequest(trx, secret, booking, fromJson(business.operatingHours))
      if (confirmsAtOnce) {
        await confirmAtOnce(trx, now, booking)
        return { business, booking }
      }
      const serviceName = 'serviceName' in appointment ? appointment.serviceName : null
      const toOwner = requestToOwner(secret, business, booking, serviceName)
      const toVisitor = messageOf(bookingConfirmation, {
        recipient: booking.email,
        payload: {
          token: encryptLink(secret, bookingToken(secret, 'visitor', booking.id)),
          businessName: business.businessName,
          businessId: business.id,
          businessPhone: business.phone,
          visitorName: booking.name,
          dateISO: booking.dateISO,
          notes: booking.notes,
          serviceName,
        },
      })
      await enqueueMessages(trx, now, toOwner, toVisitor)
      return { business, booking }
    })

  return {
    isRepeated,

    /** A repeated request gets the answer of the first one, without side effects. */
    request: async (input: BookingInput) => {
      const wanted = wantedTime(input)
      try {
        return await bookableBusinesses.runExclusive(input.businessId, async () => {
          if (wanted) await freeTimes.look(wanted)
          return store(input)
        })
      } catch (error) {
        if (!wanted || !(error instanceof TimeTaken)) throw error
        // Taken by this same request, sent twice: then its answer exists already.
        if (await isRepeated(input)) return store(input)
        throw await freeTimes.describeTaken(wanted)
      }
    },
  }
}

/** Null for a request without a chosen time. */
function wantedTime({ businessId, serviceId, dateISO }: BookingInput): WantedTime | null {
  return serviceId === null ? null : { businessId, serviceId, startISO: dateISO ?? '' }
}

export type BookingService = ReturnType<typeof createBookingService>
export type RequestedBooking = Awaited<ReturnType<BookingService['request']>>
