import type { Caller } from '#server/features/accounts/caller.ts'
import type { KnownDeviceService } from '#server/features/accounts/sessions/known-device.service.ts'
import { refuseInvalidDate } from '#server/features/bookings/booking-input.ts'
import { deviceToken, groupHashOf, groupToken } from '#server/features/bookings/booking-links.ts'
import { requestToOwner } from '#server/features/bookings/booking-notices.ts'
import { getRepeated, storeBooking } from '#server/features/bookings/new-booking.ts'
import type { BookableBusinessService } from '#server/features/businesses/bookable-business.service.ts'
import type { Context } from '#server/platform/context.ts'
import { fromJson } from '#server/platform/db/json-text.ts'
import { isId, newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError, refuseField } from '#server/platform/errors.ts'
import { encryptLink } from '#server/platform/mail/encrypted-link.ts'
import { enqueueMessages, messageOf, type NewMessage } from '#server/platform/outbox/enqueue.ts'
import { NOBODY_LISTED, NOT_ONE_KIND } from '#shared/booking/group-copy.ts'
import { CATEGORY_OF_INDUSTRY } from '#shared/catalogue/industries.ts'
import type { BookingInput } from '#shared/schemas/bookings/booking.ts'
import { bookingGroupConfirmation } from './mail/booking-group-confirmation.tsx'

export interface GroupInput extends Omit<BookingInput, 'businessId' | 'serviceId'> {
  businessIds: string[]
}

export interface NotSent {
  businessId: string
  reason: string
}

type Bookable = Awaited<ReturnType<BookableBusinessService['getOwned']>>

interface NewGroupBooking {
  input: GroupInput
  group: string
  asked: Bookable
  deviceHash: string
}

/** One request to several businesses: one booking each, one message to the visitor. */
export function createBookingGroupService(
  context: Context,
  {
    businesses: bookableBusinesses,
    knownDevices,
  }: { businesses: BookableBusinessService; knownDevices: KnownDeviceService },
) {
  const { db, clock, secret } = context

  const requestOf = ({ businessIds: _, ...request }: GroupInput, businessId: string) => ({
    ...request,
    businessId,
    serviceId: null,
  })

  /** The businesses that can be asked, locked until the transaction ends, and why the others cannot. */
  const holdAll = async (trx: Db, businessIds: readonly string[]) => {
    const held: Bookable[] = []
    const notSent: NotSent[] = []
    // Always in the same order, so that two groups cannot deadlock.
    for (const businessId of [...businessIds].sort()) {
      try {
        held.push(await bookableBusinesses.getOwned(trx, businessId))
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        notSent.push({ businessId, reason: error.message })
      }
    }
    return { held, notSent }
  }

  const store = async (
    trx: Db,
    now: Date,
    { input, group, asked, deviceHash }: NewGroupBooking,
  ) => {
    const booking = {
      ...requestOf(input, asked.id),
      id: newId(),
      requestKey: input.requestKey ?? null,
      deviceHash,
      createdAt: now.toISOString(),
      groupId: group,
      groupHash: groupHashOf(secret, group),
    }
    await storeBooking(trx, secret, booking, fromJson(asked.operatingHours))
    return booking
  }

  /** With the link for the device that has asked; null where the group is not known to be its own. */
  const answer = (
    bookings: { id: string; business: Bookable }[],
    notSent: NotSent[],
    group: string | null,
  ) => ({ bookings, notSent, token: group === null ? null : deviceToken(secret, group) })

  return {
    /** Whether this business already got this request. Then it will send no mail. */
    isRepeated: async (input: GroupInput, businessId: string) =>
      isId(businessId) &&
      (await getRepeated(db, requestOf(input, businessId), clock())) !== undefined,

    /** A repeated request gets the answer of the first one, without side effects. */
    request: (input: GroupInput, caller: Caller) =>
      db.transaction().execute(async (trx) => {
        const now = clock()
        refuseInvalidDate(input.dateISO, now)
        const { held, notSent } = await holdAll(trx, input.businessIds)
        if (held.length === 0) throw new AppError('not-found', NOBODY_LISTED)
        const kinds = new Set(held.map(({ industry }) => CATEGORY_OF_INDUSTRY[industry]))
        if (kinds.size > 1) refuseField('businessIds', NOT_ONE_KIND)

        const bookings: { id: string; business: Bookable }[] = []
        const fresh: Bookable[] = []
        let group: string | null = null
        for (const business of held) {
          const repeated = await getRepeated(trx, requestOf(input, business.id), now)
          if (repeated) {
            bookings.push({ id: repeated.id, business })
            // The mail below leads to the whole group: only to whom it belongs.
            if (repeated.email === input.email) group ??= repeated.groupId
          } else fresh.push(business)
        }
        if (fresh.length === 0) return answer(bookings, notSent, group)
        group ??= newId()
        const toOwners: NewMessage[] = []
        for (const business of fresh) {
          const deviceHash = await knownDevices.identify(trx, business.ownerId, caller)
          const booking = await store(trx, now, { input, group, asked: business, deviceHash })
          bookings.push({ id: booking.id, business })
          toOwners.push(
            requestToOwner(secret, business, booking, {
              serviceName: null,
              personName: null,
              visitor: caller,
            }),
          )
        }
        const toVisitor = messageOf(bookingGroupConfirmation, {
          recipient: input.email,
          payload: {
            token: encryptLink(secret, groupToken(secret, group)),
            businessNames: fresh.map(({ businessName }) => businessName),
            visitorName: input.name,
            dateISO: input.dateISO,
          },
          by: { visitor: caller },
        })
        await enqueueMessages(trx, context, toVisitor, ...toOwners)
        return answer(bookings, notSent, group)
      }),
  }
}

export type BookingGroupService = ReturnType<typeof createBookingGroupService>
export type RequestedGroup = Awaited<ReturnType<BookingGroupService['request']>>
