import type { BookingSetupService } from '#server/features/booking-times/booking-setup.service.ts'
import type { PersonService } from '#server/features/booking-times/person.service.ts'
import type { BookableBusinessService } from '#server/features/businesses/bookable-business.service.ts'
import type { ProfileService } from '#server/features/businesses/profile.service.ts'
import type { Context } from '#server/platform/context.ts'
import { fromJson } from '#server/platform/db/json-text.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError, refuseField } from '#server/platform/errors.ts'
import { PAST_TIME } from '#shared/booking/booking-copy.ts'
import { defaultEnd } from '#shared/booking/booking-steps.ts'
import type { EnteredBooking } from '#shared/schemas/bookings/entered-booking.ts'
import { getBookingOfRequest } from './booking.repository.ts'
import { PAUSED, refuseImpossibleTime } from './booking-input.ts'
import { getCurrentBooking } from './booking-transition.repository.ts'
import type { DiaryService } from './diary.service.ts'
import { storeBooking } from './new-booking.ts'

const NO_SERVICE = 'This service has been removed meanwhile. Please choose another.'
const MINUTE_MS = 60 * 1000

interface Parts {
  bookingSetup: BookingSetupService
  businesses: BookableBusinessService
  diary: DiaryService
  people: PersonService
  profiles: ProfileService
}

/** Bookings that came by phone: agreed from the first moment, and without any mail to the visitor. */
export function createEnteredBookingService(
  { db, clock, secret }: Context,
  { bookingSetup, businesses, diary, people, profiles }: Parts,
) {
  const getService = async (trx: Db, businessId: string, serviceId: string | null) => {
    if (serviceId === null) return null
    const service = await bookingSetup.getService(trx, businessId, serviceId)
    return service ?? refuseField('serviceId', NO_SERVICE)
  }

  const timeOf = ({ startISO, endISO }: EnteredBooking, minutes: number | null | undefined) => {
    if (endISO !== null) return { startISO, endISO }
    if (!minutes) return { startISO, endISO: defaultEnd(startISO) }
    const end = new Date(Date.parse(startISO) + minutes * MINUTE_MS)
    return { startISO, endISO: end.toISOString() }
  }

  const store = async (trx: Db, businessId: string, input: EnteredBooking): Promise<string> => {
    // Locked: whoever books online at the same moment sees this booking.
    const business = await businesses.getAny(trx, businessId)
    if (business.status !== 'ACTIVE') throw new AppError('conflict', PAUSED)
    const { name, phone, notes, requestKey = null } = input
    const known = requestKey ? await getBookingOfRequest(trx, businessId, requestKey) : undefined
    if (known) return known.id
    const now = clock()
    const id = newId()
    const service = await getService(trx, businessId, input.serviceId)
    const time = timeOf(input, service?.minutes)
    refuseImpossibleTime(time, now)
    // A visitor who has just walked in may be entered, a visit that is over not.
    if (new Date(time.endISO) <= now) refuseField('startISO', PAST_TIME)
    const wanted = { id, time, serviceId: service?.id ?? null, personId: input.personId }
    const chosen = await people.get(trx, businessId, input.personId)
    if (!input.anyway) await diary.refuseOverlap(trx, businessId, wanted, 'anyway')
    const person = chosen ?? (await diary.assign(trx, businessId, wanted))
    const booking = {
      ...{ id, businessId, name, phone, notes, requestKey },
      ...time,
      dateISO: time.startISO,
      createdAt: now.toISOString(),
      email: '',
      mailsStopped: 1,
      enteredByOwner: 1,
      personId: person?.id ?? null,
      personName: person?.name ?? null,
      ...(service && {
        serviceId: service.id,
        serviceName: service.name,
        price: service.price,
      }),
    } as const
    const agreed = { status: 'accepted', movedBy: 'owner' } as const
    await storeBooking(trx, secret, booking, fromJson(business.operatingHours), agreed)
    return id
  }

  return {
    /** The same request key enters it once. */
    enter: async (userId: string, input: EnteredBooking) => {
      const business = await profiles.get(userId)
      if (!business) throw new AppError('conflict', 'Please save your profile first.')
      return businesses.runExclusive(business.id, () =>
        db.transaction().execute(async (trx) => {
          const entered = await getCurrentBooking(trx, await store(trx, business.id, input))
          if (!entered) throw new Error('An entered booking was not stored.')
          return entered
        }),
      )
    },
  }
}

export type EnteredBookingService = ReturnType<typeof createEnteredBookingService>
