import { presentFreeTimes } from '#server/features/booking-times/free-time.presenter.ts'
import type { FreeTimeService } from '#server/features/booking-times/free-time.service.ts'
import { calendarFile } from '#server/features/bookings/calendar/calendar-file.ts'
import type { BookableBusinessService } from '#server/features/businesses/bookable-business.service.ts'
import type { NearbyBusinessService } from '#server/features/businesses/nearby-business.service.ts'
import { mailboxOf } from '#server/platform/addresses/mailbox.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError, refuseField } from '#server/platform/errors.ts'
import type { Visitor } from '#server/platform/mail/cause.ts'
import { readMailboxes, recordOpened } from '#server/platform/outbox/mailboxes.ts'
import { ANYONE } from '#shared/booking/anyone.ts'
import { PAST_TIME } from '#shared/booking/booking-copy.ts'
import { isPastBookingDate } from '#shared/booking/booking-date.ts'
import { isOver, type VisitorAction } from '#shared/booking/booking-states.ts'
import { endOfOtherTime, mayHaveVisited, visitBegins } from '#shared/booking/booking-steps.ts'
import { whenOf } from '#shared/booking/booking-words.ts'
import { type AssignedTime, timeAsked } from '#shared/booking/diary.ts'
import { goneSentence } from '#shared/booking/time-copy.ts'
import type { VisitorMove } from '#shared/schemas/bookings/booking-move.ts'
import { findBookingEvents, getAcceptedAt } from './booking-event.repository.ts'
import { refuseImpossibleTime } from './booking-input.ts'
import { bookingTokenHash, idOfDevice, isBookingToken, linkHashes } from './booking-links.ts'
import { notifyOfTransition, sendAgain } from './booking-notices.ts'
import { getCurrentBooking } from './booking-transition.repository.ts'
import { getOtherTime, refuseManyMoves, transitionBooking } from './booking-transition.ts'
import type { DiaryService } from './diary.service.ts'
import { visitorEntry } from './mail/visitor-calendar.ts'
import { correctAddress, getVisitorBooking, stopMailsOf } from './visitor-booking.repository.ts'

const UNKNOWN = 'We don’t know that link. Maybe part of it is missing?'

const OPEN_THE_MAIL = 'Please use the link in our mail: it shows that the address is yours.'
const ON_THE_DEVICE = 'The address can only be changed on the device that booked.'
const SAME_ADDRESS = 'That is the address we already have.'
const CORRECTED = 'You’ve already corrected the address once. Please phone the business instead.'
const OVER = 'This booking is over: we send no more mails about it.'
const NO_TIME = 'Please choose a day and a time.'
/** What takes a time from the diary. */
const NEW_TIMES = new Set<VisitorAction>(['accept', 'ask', 'move', 'agree'])
/** What names a time. */
const isNaming = (action: VisitorAction) => action === 'ask' || action === 'move'
/** How far ahead another time can be picked, and how many are listed. */
const DAYS_AHEAD = 21
const MOST_TIMES = 60

interface Parts {
  businesses: BookableBusinessService
  diary: DiaryService
  freeTimes: FreeTimeService
  nearby: NearbyBusinessService
}

type VisitorRow = NonNullable<Awaited<ReturnType<typeof getVisitorBooking>>> & {
  isByDevice: boolean
}

/** What a visitor can do through the secret address of a booking. */
export function createVisitorBookingService(
  context: Context,
  { businesses, diary, freeTimes, nearby }: Parts,
) {
  const { db, clock, secret, publicUrl } = context

  const getRow = async (token: string, from = db) => {
    const deviceBooking = idOfDevice(secret, token)
    const row = deviceBooking
      ? await getVisitorBooking(from, { id: deviceBooking })
      : isBookingToken(token) &&
        (await getVisitorBooking(from, { tokenHash: bookingTokenHash(token) }))
    if (!row) throw new AppError('not-found', UNKNOWN)
    return { ...row, isByDevice: deviceBooking !== null }
  }

  /** By a link that only a mail carries. */
  const getMailedRow = async (token: string, from = db) => {
    const row = await getRow(token, from)
    if (row.isByDevice) throw new AppError('forbidden', OPEN_THE_MAIL)
    return row
  }

  /** Whoever has the link of a mail has read it; who stops the mails wants no more of them. */
  const noteOpened = async (token: string, trx: Db = db): Promise<void> => {
    const { email, mailsStopped, isByDevice } = await getRow(token, trx)
    if (!mailsStopped && !isByDevice) await recordOpened(trx, context, email)
  }

  /** The offered time may have been given to somebody else since. */
  const refuseGone = async (
    trx: Db,
    { id, businessId, serviceId }: VisitorRow,
    time: AssignedTime | null,
  ) => {
    if (!time) return
    const { startISO, personId } = time
    if (!(await diary.getOverlap(trx, businessId, { id, time, serviceId, personId }))) return
    const wanted = { businessId, startISO, personId, exceptId: id }
    const nextTimes = serviceId ? await freeTimes.findNext(trx, { ...wanted, serviceId }) : []
    const sentence = goneSentence(
      startISO,
      nextTimes.map((next) => next.startISO),
    )
    throw new AppError('conflict', sentence, { extras: { nextTimes } })
  }

  /** Whoever it is with, unless the visitor chooses another or anyone; null for anyone. */
  const findPeople = async (trx: Db, booking: VisitorRow, chosen: string | undefined) => {
    const all = await freeTimes.findGivers(trx, booking.businessId, booking.serviceId)
    const isSame = all.some(({ id }) => id === booking.personId)
    const isAsked = chosen !== undefined
    return {
      all,
      isAsked,
      chosenId: chosen ?? (isSame && booking.personId ? booking.personId : ANYONE),
    }
  }

  /** One of the free times of its service; any time if it has none. */
  const wantedTime = async (trx: Db, booking: VisitorRow, { startISO, personId }: VisitorMove) => {
    if (!startISO) refuseField('startISO', NO_TIME)
    const { id: exceptId, businessId, serviceId, personName } = booking
    if (serviceId) {
      const { chosenId } = await findPeople(trx, booking, personId)
      const wanted = { businessId, serviceId, startISO, personId: personOf(chosenId), exceptId }
      const free = await freeTimes.assertFreeIn(trx, wanted)
      return {
        startISO: free.startISO,
        endISO: free.endISO,
        personId: free.personId,
        personName: free.personName,
      }
    }
    const time = {
      startISO,
      endISO: endOfOtherTime(startISO, booking),
      personId: booking.personId,
      personName,
    }
    if (isPastBookingDate(startISO, clock())) refuseField('startISO', PAST_TIME)
    refuseImpossibleTime(time, clock())
    return time
  }

  /** What the visitor may pick instead; null if any time may be asked for. */
  const findOtherTimes = async (booking: VisitorRow, chosenId: string) => {
    const { id: exceptId, businessId, serviceId } = booking
    if (!serviceId) return null
    try {
      const whose = { personId: personOf(chosenId), exceptId }
      const times = await freeTimes.find(businessId, serviceId, { days: DAYS_AHEAD, ...whose })
      return presentFreeTimes(times.slice(0, MOST_TIMES))
    } catch (error) {
      // It can no longer be booked online.
      if (error instanceof AppError) return []
      throw error
    }
  }

  return {
    noteOpened: (token: string): Promise<void> => noteOpened(token),

    /** With the free times of its person, or of whom the visitor chooses. */
    get: async (token: string, person?: string) => {
      const booking = await getRow(token)
      // After a visit, no other businesses are suggested.
      const needsOther = isOver(booking.status) && booking.status !== 'completed'
      const begins = visitBegins(booking)
      const isOpen = booking.status === 'accepted' || booking.status === 'suggested'
      const mayMove = isOpen && (!begins || begins > clock())
      const people = await findPeople(db, booking, person)
      return {
        booking,
        mayMove,
        otherTimes: mayMove ? await findOtherTimes(booking, people.chosenId) : null,
        people: mayMove && people.all.length > 0 ? people : null,
        events: await findBookingEvents(db, [booking.id]),
        alternatives: needsOther
          ? await nearby.findOpen(db, booking.businessId, whenOf(booking))
          : [],
      }
    },

    /** Serialised with the owner's actions, so that both at once do not run into a lock timeout. */
    move: async (
      token: string,
      action: VisitorAction,
      { message = null, ...input }: VisitorMove,
    ) => {
      const { businessId } = await getRow(token)
      const move = async (trx: Db) => {
        const booking = await getRow(token, trx)
        const { id, businessName, businessStatus, status } = booking
        if (NEW_TIMES.has(action) && businessStatus !== 'ACTIVE')
          throw new AppError('conflict', `${businessName} is not listed at the moment.`)
        // Locked, as for a new booking: of two that take the last place, one in each process, the second sees the first.
        if (NEW_TIMES.has(action)) await businesses.getAny(trx, businessId)
        if (action === 'accept' && status === 'suggested')
          await refuseGone(trx, booking, timeOffered(booking))
        refuseManyMoves(booking, action)
        if (action === 'agree')
          await refuseGone(trx, booking, (await getOtherTime(trx, booking)).time)
        const at = { now: clock(), secret }
        const time = isNaming(action) ? await wantedTime(trx, booking, input) : undefined
        const named = { side: 'visitor', action, message, time } as const
        const moved = await transitionBooking(trx, at, id, named)
        // Both in the usual order of locks: two transactions must not wait for each other.
        await readMailboxes(trx, context, [moved.email, moved.ownerEmail])
        await noteOpened(token, trx)
        const { isByDevice } = booking
        await notifyOfTransition(trx, context, moved, { message, alternatives: [], isByDevice })
        return moved
      }
      return businesses.runExclusive(businessId, () => db.transaction().execute(move))
    },

    /** The visit that a review is about: it must have taken place, at this business. */
    getVisited: async (trx: Db, token: string, businessId: string) => {
      const booking = await getMailedRow(token, trx)
      if (booking.businessId !== businessId) throw new AppError('not-found', UNKNOWN)
      const acceptedAt = await getAcceptedAt(trx, booking.id)
      if (!mayHaveVisited(booking, acceptedAt, clock()))
        throw new AppError('conflict', 'A review can be written once the visit has taken place.')
      return booking
    },

    getReviewId: async (trx: Db, token: string): Promise<string | null> =>
      (await getMailedRow(token, trx)).reviewId,

    stopMails: async (token: string): Promise<void> => stopMailsOf(db, (await getRow(token)).id),

    /** Only on the device that booked: whoever reads the mails has the right address, or is a stranger. */
    correctEmail: async (token: string, email: string, visitor: Visitor): Promise<void> => {
      const { businessId } = await getRow(token)
      const correct = async (trx: Db) => {
        const { id, isByDevice, status, email: old } = await getRow(token, trx)
        if (!isByDevice) throw new AppError('forbidden', ON_THE_DEVICE)
        if (isOver(status)) throw new AppError('conflict', OVER)
        if (mailboxOf(email) === mailboxOf(old)) refuseField('email', SAME_ADDRESS)
        const emailCorrectedAt = clock().toISOString()
        const { tokenHash } = linkHashes(secret, { id, emailCorrectedAt })
        if (!(await correctAddress(trx, id, { email, emailCorrectedAt, tokenHash })))
          throw new AppError('conflict', CORRECTED)
        const booking = await getCurrentBooking(trx, id)
        if (booking) await sendAgain(trx, context, booking, visitor)
      }
      await businesses.runExclusive(businessId, () => db.transaction().execute(correct))
    },

    /** The appointment as a calendar file; only for an agreed time. */
    getCalendarFile: async (token: string): Promise<string> => {
      const booking = await getRow(token)
      const { startISO, endISO, status, statusAt, createdAt } = booking
      const wasAgreed = status === 'accepted' || status === 'completed'
      if (startISO === null || endISO === null || !wasAgreed)
        throw new AppError('not-found', 'This booking has no agreed time.')
      const appointment = {
        ...booking,
        startISO,
        endISO,
        token,
        bookingId: booking.id,
        visitorName: booking.name,
      }
      const origin = { publicUrl: publicUrl(), stampISO: statusAt ?? createdAt }
      return calendarFile('PUBLISH', [visitorEntry(appointment, 'CONFIRMED', origin)])
    },
  }
}

const personOf = (chosenId: string) => (chosenId === ANYONE ? null : chosenId)

function timeOffered(booking: VisitorRow): AssignedTime | null {
  const time = timeAsked(booking)
  const { personId, personName } = booking
  return time && { ...time, personId, personName }
}

export type VisitorBookingService = ReturnType<typeof createVisitorBookingService>
export type VisitorBooking = Awaited<ReturnType<VisitorBookingService['get']>>
