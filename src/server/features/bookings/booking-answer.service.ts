import type { AnswerSpeedService } from '#server/features/bookings/answer-speed/answer-speed.service.ts'
import type { BookableBusinessService } from '#server/features/businesses/bookable-business.service.ts'
import type { NearbyBusinessService } from '#server/features/businesses/nearby-business.service.ts'
import { type Actor, whyNot } from '#server/permissions/why-not.ts'
import type { Context } from '#server/platform/context.ts'
import { isId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { Refusal, refuseField } from '#server/platform/errors.ts'
import { FAR_DATE, PAST_TIME } from '#shared/booking/booking-copy.ts'
import { isPastBookingDate, isTooFarBookingDate } from '#shared/booking/booking-date.ts'
import { isOver, type OwnerAction, stateSentence } from '#shared/booking/booking-states.ts'
import { endOfOtherTime } from '#shared/booking/booking-steps.ts'
import type { OwnerMove } from '#shared/schemas/bookings/booking-move.ts'
import { bookingTokenHash, isBookingToken } from './booking-links.ts'
import { getMovableBooking, type MovableBooking } from './booking-move.repository.ts'
import { type MovedBooking, moveBooking } from './booking-move.ts'
import { notifyOfMove } from './booking-notices.ts'
import { getBookingOfOwnerToken } from './own-booking.repository.ts'

const UNKNOWN = 'There is no such booking.'
const UNKNOWN_LINK = 'That link is not known here. Perhaps it was cut in half?'
const PAUSED = 'Your listing is paused, so it can take no bookings at the moment.'
const NO_TIME = 'Please choose a day and a time.'
const BAD_END = 'The end must lie after the start, on the same day or the next.'
const ENOUGH_TIMES = 'You have suggested several times already. Please telephone or write instead.'
/** Each one sends a mail to an unverified address: enough for a conversation, too few for spam. */
const MAX_SUGGESTIONS = 5
const LONGEST_MS = 24 * 60 * 60 * 1000

interface Parts {
  answerSpeed: AnswerSpeedService
  businesses: BookableBusinessService
  nearby: NearbyBusinessService
}

/** The owner's actions: from the dashboard by session, from the mail by its link. */
export function createBookingAnswerService(
  { db, clock, secret }: Context,
  { answerSpeed, businesses, nearby }: Parts,
) {
  const timeOf = (
    seen: MovableBooking,
    action: OwnerAction,
    { startISO, endISO }: OwnerMove,
    now: Date,
  ) => {
    if (action !== 'suggest' && action !== 'accept') return undefined
    if (!startISO) {
      if (action === 'suggest') refuseField('startISO', NO_TIME)
      return undefined
    }
    if (isPastBookingDate(startISO, now)) refuseField('startISO', PAST_TIME)
    if (isTooFarBookingDate(startISO, now)) refuseField('startISO', FAR_DATE)
    const end = endISO ?? endOfOtherTime(startISO, seen)
    const length = Date.parse(end) - Date.parse(startISO)
    if (length <= 0 || length > LONGEST_MS) refuseField('endISO', BAD_END)
    return { startISO, endISO: end }
  }

  const move = async (trx: Db, seen: MovableBooking, action: OwnerAction, input: OwnerMove) => {
    const now = clock()
    const isNew = action === 'accept' || action === 'suggest'
    if (isNew && seen.businessStatus !== 'ACTIVE') throw new Refusal('conflict', PAUSED)
    // Before the owner answers, every event after the request is a suggestion, so `sequence` counts them.
    if (action === 'suggest' && seen.sequence >= MAX_SUGGESTIONS)
      throw new Refusal('conflict', ENOUGH_TIMES)
    const message = input.message ?? null
    const context = { now, secret }
    const time = timeOf(seen, action, input, now)
    const moved = await moveBooking(trx, context, seen.id, { side: 'owner', action, message, time })
    const alternatives =
      moved.status === 'declined' ? await nearby.findOpen(trx, moved.businessId) : []
    await notifyOfMove(trx, context, moved, { message, alternatives })
    return moved
  }

  /** Serialised per business: two concurrent actions get a clear state and sentence instead of a lock timeout. */
  const answerExclusive = async (businessId: string, act: (trx: Db) => Promise<MovedBooking>) => {
    const moved = await businesses.runExclusive(businessId, () => db.transaction().execute(act))
    if (moved.previous === 'requested') await answerSpeed.refresh(moved.businessId)
    return moved
  }

  const getOfLink = async (trx: Db, token: string): Promise<MovableBooking> => {
    const id = isBookingToken(token)
      ? await getBookingOfOwnerToken(trx, bookingTokenHash(token))
      : undefined
    const booking = id && (await getMovableBooking(trx, id))
    if (!booking) throw new Refusal('not-found', UNKNOWN_LINK)
    return booking
  }

  return {
    moveOwn: async (user: Actor, bookingId: string, action: OwnerAction, input: OwnerMove) => {
      const asked = isId(bookingId) ? await getMovableBooking(db, bookingId) : undefined
      if (!asked || whyNot.answerBooking(user, asked)) throw new Refusal('not-found', UNKNOWN)
      return answerExclusive(asked.businessId, async (trx) => {
        const seen = await getMovableBooking(trx, bookingId)
        if (!seen) throw new Refusal('not-found', UNKNOWN)
        return move(trx, seen, action, input)
      })
    },

    getOfLink: (token: string) => getOfLink(db, token),

    moveOfLink: async (token: string, action: OwnerAction, input: OwnerMove) => {
      const { businessId } = await getOfLink(db, token)
      return answerExclusive(businessId, async (trx) => {
        const seen = await getOfLink(trx, token)
        // The link ends with the booking; later corrections are made in the dashboard.
        if (isOver(seen.status))
          throw new Refusal('conflict', stateSentence(seen.status, seen.movedBy))
        return move(trx, seen, action, input)
      })
    },
  }
}

export type BookingAnswerService = ReturnType<typeof createBookingAnswerService>
