import type { PersonService } from '#server/features/booking-times/person.service.ts'
import type { AnswerSpeedService } from '#server/features/bookings/answer-speed/answer-speed.service.ts'
import type { BookableBusinessService } from '#server/features/businesses/bookable-business.service.ts'
import type { NearbyBusinessService } from '#server/features/businesses/nearby-business.service.ts'
import { type Actor, denialReason } from '#server/permissions/denial-reason.ts'
import type { Context } from '#server/platform/context.ts'
import { isId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError, refuseField } from '#server/platform/errors.ts'
import { recordOpened } from '#server/platform/outbox/mailboxes.ts'
import { PAST_TIME } from '#shared/booking/booking-copy.ts'
import { isPastBookingDate } from '#shared/booking/booking-date.ts'
import { isOver, type OwnerAction, stateSentence } from '#shared/booking/booking-states.ts'
import { endOfOtherTime } from '#shared/booking/booking-steps.ts'
import { whenOf } from '#shared/booking/booking-words.ts'
import { type AssignedTime, timeAsked } from '#shared/booking/diary.ts'
import { openMove } from '#shared/booking/other-time.ts'
import type { OwnerMove } from '#shared/schemas/bookings/booking-move.ts'
import { findBookingEvents } from './booking-event.repository.ts'
import { PAUSED, refuseImpossibleTime } from './booking-input.ts'
import { bookingTokenHash, isBookingToken } from './booking-links.ts'
import { notifyOfTransition } from './booking-notices.ts'
import { type CurrentBooking, getCurrentBooking } from './booking-transition.repository.ts'
import {
  type ChangedBooking,
  getOtherTime,
  refuseManyMoves,
  transitionBooking,
} from './booking-transition.ts'
import type { DiaryService } from './diary.service.ts'
import { getBookingOfOwnerToken } from './own-booking.repository.ts'

const UNKNOWN = 'We can’t find that booking.'
const UNKNOWN_LINK = 'We don’t know that link. Maybe part of it is missing?'
const NO_TIME = 'Please choose a day and a time.'
const ENOUGH_TIMES = 'You’ve already suggested several times. Please phone or write instead.'
/** Each one sends a mail to an unverified address: enough for a conversation, too few for spam. */
const MAX_SUGGESTIONS = 5

/** What takes a time from the diary. */
const NEW_TIMES = new Set<OwnerAction>(['accept', 'suggest', 'move', 'agree'])

interface Parts {
  answerSpeed: AnswerSpeedService
  businesses: BookableBusinessService
  diary: DiaryService
  nearby: NearbyBusinessService
  people: PersonService
}

/** The owner's actions: from the dashboard by session, from the mail by its link. */
export function createBookingDecisionService(
  context: Context,
  { answerSpeed, businesses, diary, nearby, people }: Parts,
) {
  const { db, clock, secret } = context

  /** Whom the owner names, or who it is with already. */
  const personOf = async (trx: Db, seen: CurrentBooking, { personId }: OwnerMove) => {
    const person = await people.get(trx, seen.businessId, personId ?? null)
    return person ? { personId: person.id, personName: person.name } : samePerson(seen)
  }

  const timeOf = async (
    trx: Db,
    seen: CurrentBooking,
    action: OwnerAction,
    input: OwnerMove,
  ): Promise<AssignedTime | undefined> => {
    if (action !== 'suggest' && action !== 'move' && action !== 'accept') return undefined
    const now = clock()
    const { startISO, endISO } = input
    const person = await personOf(trx, seen, input)
    if (!startISO) {
      if (action !== 'accept') refuseField('startISO', NO_TIME)
      if (!input.personId) return undefined
      return { ...(timeAsked(seen) ?? refuseField('startISO', NO_TIME)), ...person }
    }
    if (isPastBookingDate(startISO, now)) refuseField('startISO', PAST_TIME)
    const time = { startISO, endISO: endISO ?? endOfOtherTime(startISO, seen), ...person }
    refuseImpossibleTime(time, now)
    return time
  }

  /** The time that an answer would take from the diary. */
  const timeTaken = (seen: CurrentBooking, action: OwnerAction, time?: AssignedTime) =>
    time ?? (action === 'accept' ? timeWished(seen) : null)

  const overlapOf = (trx: Db, seen: CurrentBooking, time: AssignedTime | null) =>
    time ? diary.getOverlap(trx, seen.businessId, wantedOf(seen, time)) : null

  const refuseOverlap = async (
    trx: Db,
    seen: CurrentBooking,
    action: OwnerAction,
    named?: AssignedTime,
  ) => {
    const time = timeTaken(seen, action, named)
    const field = action === 'suggest' || action === 'move' ? 'startISO' : 'anyway'
    if (time) await diary.refuseOverlap(trx, seen.businessId, wantedOf(seen, time), field)
  }

  /** The time that the owner would agree to; null if there is nothing to answer. */
  const timeToAnswer = async (booking: CurrentBooking) => {
    if (booking.status === 'requested') return timeWished(booking)
    const asked = openMove(booking.status, await findBookingEvents(db, [booking.id]))
    return asked?.side === 'visitor' ? (await getOtherTime(db, booking)).time : null
  }

  const otherTimeOf = async (trx: Db, seen: CurrentBooking) => (await getOtherTime(trx, seen)).time

  const move = async (trx: Db, seen: CurrentBooking, action: OwnerAction, input: OwnerMove) => {
    const now = clock()
    const isNew = NEW_TIMES.has(action)
    if (isNew && seen.businessStatus !== 'ACTIVE') throw new AppError('conflict', PAUSED)
    // Locked, as for a new booking: of two that take the last place, one in each process, the second sees the first.
    if (isNew) await businesses.getAny(trx, seen.businessId)
    // Before the owner answers, every event after the request is a suggestion, so `sequence` counts them.
    if (action === 'suggest' && seen.sequence >= MAX_SUGGESTIONS)
      throw new AppError('conflict', ENOUGH_TIMES)
    const message = input.message ?? null
    refuseManyMoves(seen, action)
    const time = await timeOf(trx, seen, action, input)
    const isNamed = action === 'suggest' || action === 'move'
    if (isNamed || (isNew && !input.anyway))
      await refuseOverlap(
        trx,
        seen,
        action,
        action === 'agree' ? await otherTimeOf(trx, seen) : time,
      )
    const moved = await transitionBooking(trx, { now, secret }, seen.id, {
      side: 'owner',
      action,
      message,
      time,
    })
    const alternatives =
      moved.status === 'declined' ? await nearby.findOpen(trx, moved.businessId, whenOf(seen)) : []
    await notifyOfTransition(trx, context, moved, { message, alternatives })
    return moved
  }

  /** Serialised per business: two concurrent actions get a clear state and sentence instead of a lock timeout. */
  const answerExclusive = async (businessId: string, act: (trx: Db) => Promise<ChangedBooking>) => {
    const moved = await businesses.runExclusive(businessId, () => db.transaction().execute(act))
    if (moved.previous === 'requested') await answerSpeed.refresh(moved.businessId)
    return moved
  }

  const getOfLink = async (trx: Db, token: string): Promise<CurrentBooking> => {
    const id = isBookingToken(token)
      ? await getBookingOfOwnerToken(trx, bookingTokenHash(token))
      : undefined
    const booking = id && (await getCurrentBooking(trx, id))
    if (!booking) throw new AppError('not-found', UNKNOWN_LINK)
    return booking
  }

  /** Whoever has the link has read a mail to the owner's address. */
  const noteOpened = async (token: string): Promise<void> => {
    const { ownerEmail } = await getOfLink(db, token)
    await recordOpened(db, context, ownerEmail)
  }

  return {
    decideOwn: async (user: Actor, bookingId: string, action: OwnerAction, input: OwnerMove) => {
      const asked = isId(bookingId) ? await getCurrentBooking(db, bookingId) : undefined
      if (!asked || denialReason.answerBooking(user, asked))
        throw new AppError('not-found', UNKNOWN)
      return answerExclusive(asked.businessId, async (trx) => {
        const seen = await getCurrentBooking(trx, bookingId)
        if (!seen) throw new AppError('not-found', UNKNOWN)
        return move(trx, seen, action, input)
      })
    },

    /** With what it would overlap if it were accepted. */
    getOfLink: async (token: string) => {
      const booking = await getOfLink(db, token)
      return { booking, overlap: await overlapOf(db, booking, await timeToAnswer(booking)) }
    },

    noteOpened,

    decideByLink: async (token: string, action: OwnerAction, input: OwnerMove) => {
      const { businessId } = await getOfLink(db, token)
      const moved = await answerExclusive(businessId, async (trx) => {
        const seen = await getOfLink(trx, token)
        // The link ends with the booking; later corrections are made in the dashboard.
        if (isOver(seen.status))
          throw new AppError('conflict', stateSentence(seen.status, seen.movedBy))
        return move(trx, seen, action, input)
      })
      await noteOpened(token)
      return moved
    },
  }
}

const samePerson = ({ personId, personName }: CurrentBooking) => ({ personId, personName })

/** The time that was asked for; null if it has none. */
function timeWished(seen: CurrentBooking): AssignedTime | null {
  const time = timeAsked(seen)
  return time && { ...time, ...samePerson(seen) }
}

const wantedOf = ({ id, serviceId }: CurrentBooking, time: AssignedTime) => ({
  id,
  time,
  serviceId,
  personId: time.personId,
})

export type BookingDecisionService = ReturnType<typeof createBookingDecisionService>
