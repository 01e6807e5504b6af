import { refuseInvalidDate, requestToOwner } from '#server/features/bookings/ask-owner.ts'
import { groupHashOf, groupToken } from '#server/features/bookings/booking-links.ts'
import { storeRequest } from '#server/features/bookings/new-booking.ts'
import { getRepeated } from '#server/features/bookings/repeated-request.ts'
import type { BookableBusinessService } from '#server/features/businesses/bookable-business.service.ts'
import type { Context } from '#server/platform/context.ts'
import { fromJson } from '#server/platform/db/json-text.ts'
import { isId, newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { Refusal, refuseField } from '#server/platform/errors.ts'
import { encryptLink } from '#server/platform/mail/encrypted-link.ts'
import { enqueueMessage, enqueueMessages } from '#server/platform/outbox/enqueue.ts'
import { NOBODY_LISTED, NOT_ONE_KIND } from '#shared/booking/group-copy.ts'
import { CATEGORY_OF_INDUSTRY } from '#shared/catalogue/industries.ts'
import { bookingGroupConfirmation } from './mail/booking-group-confirmation.tsx'

export interface GroupInput {
  businessIds: string[]
  name: string
  phone: string
  email: string
  dateISO: string | null
  notes: string | null
  requestKey?: string | undefined
}

export interface NotSent {
  businessId: string
  reason: string
}

type Bookable = Awaited<ReturnType<BookableBusinessService['get']>>

/** One request to several businesses: one booking each, one message to the visitor. */
export function createBookingGroupService(
  { db, clock, secret }: Context,
  bookableBusinesses: BookableBusinessService,
) {
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
        held.push(await bookableBusinesses.get(trx, businessId))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        notSent.push({ businessId, reason: error.message })
      }
    }
    return { held, notSent }
  }

  const store = async (trx: Db, now: Date, input: GroupInput, group: string, asked: Bookable) => {
    const booking = {
      ...requestOf(input, asked.id),
      id: newId(),
      requestKey: input.requestKey ?? null,
      createdAt: now.toISOString(),
      groupId: group,
      groupHash: groupHashOf(secret, group),
    }
    await storeRequest(trx, secret, booking, fromJson(asked.operatingHours))
    await enqueueMessages(trx, now, requestToOwner(secret, asked, booking, null))
    return booking
  }

  return {
    /** Whether this business already got this request. Then it will send no mail. */
    isRepeated: async (input: GroupInput, businessId: string) =>
      isId(businessId) &&
      (await getRepeated(db, requestOf(input, businessId), clock())) !== undefined,

    /** A repeated request gets the answer of the first one, without side effects. */
    request: (input: GroupInput) =>
      db.transaction().execute(async (trx) => {
        const now = clock()
        refuseInvalidDate(input.dateISO, now)
        const { held, notSent } = await holdAll(trx, input.businessIds)
        if (held.length === 0) throw new Refusal('not-found', NOBODY_LISTED)
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
        if (fresh.length === 0) return { bookings, notSent }
        group ??= newId()
        for (const business of fresh) {
          const { id } = await store(trx, now, input, group, business)
          bookings.push({ id, business })
        }
        await enqueueMessage(trx, now, bookingGroupConfirmation, {
          recipient: input.email,
          payload: {
            token: encryptLink(secret, groupToken(secret, group)),
            businessNames: fresh.map(({ businessName }) => businessName),
            visitorName: input.name,
            dateISO: input.dateISO,
          },
        })
        return { bookings, notSent }
      }),
  }
}

export type BookingGroupService = ReturnType<typeof createBookingGroupService>
export type RequestedGroup = Awaited<ReturnType<BookingGroupService['request']>>
