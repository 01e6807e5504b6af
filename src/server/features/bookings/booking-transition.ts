import { fromJson } from '#server/platform/db/json-text.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import {
  type BookingSide,
  type BookingState,
  type BookingTransition,
  stateAfter,
  stateSentence,
} from '#shared/booking/booking-states.ts'
import {
  defaultEnd,
  expiryOf,
  stepAfter,
  stepAfterVisit,
  visitBegins,
} from '#shared/booking/booking-steps.ts'
import type { AssignedTime, Period } from '#shared/booking/diary.ts'
import { openMove } from '#shared/booking/other-time.ts'
import { createBookingEvent, findBookingEvents } from './booking-event.repository.ts'
import { groupHashOf, linkHashes } from './booking-links.ts'
import {
  type CurrentBooking,
  getCurrentBooking,
  updateGroupHash,
  updateUnchangedBooking,
} from './booking-transition.repository.ts'

/** With the same person as before, unless another one is named. */
type NamedTime = Period & Partial<AssignedTime>

export type TransitionOptions = BookingTransition & {
  message?: string | null
  /** For a suggestion, or to agree on another time than requested. */
  time?: NamedTime | undefined
}

/** The booking after the change, with its previous state. */
export type ChangedBooking = CurrentBooking & {
  previous: BookingState
  /** The state that its event shows: an agreed booking stays agreed while another time is asked for. */
  shown: BookingState
  /** The time that was named with it. */
  named: AssignedTime | null
}

export interface TransitionContext {
  now: Date
  secret: string
}

const EXPIRED = stateSentence('expired', 'system')
const BEGUN = 'The time of this booking has already come. Please phone instead.'
const NOTHING_ASKED = 'There is no other time to answer any more.'
const PASSED = 'That time has passed. Please suggest another one.'
const THEIR_ANSWER = 'The other side has to answer that.'
const NOT_BEGUN = 'It can be marked as missed once its time has come.'

/**
 * The only way to change a booking's state: read, check, and update on the condition that nobody changed it
 * meanwhile, with the event in the same transaction. Of two concurrent changes one wins; the other is refused
 * with the current state.
 */
export async function transitionBooking(
  trx: Db,
  { now, secret }: TransitionContext,
  bookingId: string,
  { message = null, time, ...move }: TransitionOptions,
): Promise<ChangedBooking> {
  const seen = await getCurrentBooking(trx, bookingId)
  if (!seen) throw new AppError('not-found', 'We can’t find that booking.')
  const status = stateAfter(seen.status, move)
  if (status === null) throw new AppError('conflict', stateSentence(seen.status, seen.movedBy))
  refuseAtWrongTime(seen, move, now)

  const at = now.toISOString()
  const isAnswer = move.side === 'owner' && seen.status === 'requested'
  const { appointment, shown, named } = await changeOf(trx, seen, status, { ...move, time, now })
  const moved = {
    ...seen,
    status,
    statusAt: at,
    movedBy: move.side,
    sequence: seen.sequence + 1,
    startISO: appointment.startISO,
    endISO: appointment.endISO,
    personId: appointment.personId,
    personName: appointment.personName,
    answeredAt: seen.answeredAt ?? (isAnswer ? at : null),
  }
  const findStep = move.side === 'system' && status === 'completed' ? stepAfterVisit : stepAfter
  const next = findStep(moved, fromJson(seen.operatingHours), now)
  const { statusAt, movedBy, sequence, startISO, endISO, personId, personName, answeredAt } = moved
  const { emailCorrectedAt } = seen
  const asSeen = { status: seen.status, sequence: seen.sequence, emailCorrectedAt }
  const isFirst = await updateUnchangedBooking(trx, bookingId, asSeen, {
    status,
    statusAt,
    movedBy,
    sequence,
    startISO,
    endISO,
    personId,
    personName,
    answeredAt,
    nextStep: next?.step ?? null,
    nextStepAt: next?.at.toISOString() ?? null,
    ...linkHashes(secret, seen),
  })
  if (!isFirst) {
    const current = await getCurrentBooking(trx, bookingId)
    throw new AppError(
      'conflict',
      stateSentence(current?.status ?? status, current?.movedBy ?? null),
    )
  }
  if (seen.groupId) await updateGroupHash(trx, seen.groupId, groupHashOf(secret, seen.groupId))
  await createBookingEvent(trx, {
    bookingId,
    number: sequence,
    at,
    side: move.side,
    status: shown,
    message,
    startISO: named?.startISO ?? null,
    endISO: named?.endISO ?? null,
    personId: named?.personId ?? null,
    personName: named?.personName ?? null,
  })
  return { ...moved, previous: seen.status, shown, named }
}

const OFTEN = 'The time has already been changed many times. Please phone instead.'
/** Each one may send a mail, and has a row in the history. */
const MOST_EVENTS = 20
/** Whoever has read no mail may have invented the mailbox. */
const MOST_BY_DEVICE = 4

export function refuseManyMoves(
  { sequence, isByDevice = false }: { sequence: number; isByDevice?: boolean },
  action: string,
): void {
  const most = isByDevice ? MOST_BY_DEVICE : MOST_EVENTS
  if ((action === 'move' || action === 'ask') && sequence >= most)
    throw new AppError('conflict', OFTEN)
}

/** The other time that one side asks for, and who asks. */
export async function getOtherTime(
  trx: Db,
  seen: Pick<CurrentBooking, 'id' | 'status' | 'personId' | 'personName'>,
): Promise<{ by: BookingSide; time: AssignedTime }> {
  const asked = openMove(seen.status, await findBookingEvents(trx, [seen.id]))
  if (!asked?.endISO) throw new AppError('conflict', NOTHING_ASKED)
  const { startISO, endISO } = asked
  const { personId, personName } = asked.personId === null ? seen : asked
  return { by: asked.side, time: { startISO, endISO, personId, personName } }
}

/** The appointment afterwards, and what the event says. */
async function changeOf(
  trx: Db,
  seen: CurrentBooking,
  status: BookingState,
  { side, action, time, now }: BookingTransition & { time: NamedTime | undefined; now: Date },
): Promise<{
  appointment: Pick<CurrentBooking, 'startISO' | 'endISO' | 'personId' | 'personName'>
  shown: BookingState
  named: AssignedTime | null
}> {
  const { personId, personName } = seen
  const named = time ? { personId, personName, ...time } : null
  // A booking that came by phone was moved by phone: both have agreed.
  if (action === 'move' && !seen.enteredByOwner)
    return { appointment: seen, shown: 'suggested', named }
  if (action === 'keep') {
    await getOtherTime(trx, seen)
    return { appointment: seen, shown: 'declined', named }
  }
  if (action === 'agree') {
    const other = await getOtherTime(trx, seen)
    if (other.by === side) throw new AppError('conflict', THEIR_ANSWER)
    if (new Date(other.time.startISO) <= now) throw new AppError('conflict', PASSED)
    return { appointment: other.time, shown: status, named: other.time }
  }
  return { appointment: named ?? { ...seen, ...agreedTime(seen, status) }, shown: status, named }
}

const BEFORE_THE_VISIT = new Set<BookingTransition['action']>(['cancel', 'move', 'agree', 'keep'])

/** An accepted request with a time becomes an appointment at that time. */
function agreedTime({ startISO, endISO, dateISO }: CurrentBooking, status: BookingState) {
  if (status !== 'accepted' || startISO !== null || dateISO === null || dateISO.length === 10)
    return { startISO, endISO }
  return { startISO: dateISO, endISO: defaultEnd(dateISO) }
}

function refuseAtWrongTime(booking: CurrentBooking, move: BookingTransition, now: Date): void {
  if (move.side === 'system') return
  const expiry = expiryOf(booking)
  // The scheduler has not processed it yet, but its time is over.
  if (expiry && expiry <= now && move.action !== 'cancel') throw new AppError('conflict', EXPIRED)
  const begins = visitBegins(booking)
  const isBefore = booking.status === 'accepted' && BEFORE_THE_VISIT.has(move.action)
  if (isBefore && begins && begins <= now) throw new AppError('conflict', BEGUN)
  if (move.action === 'missed' && (!begins || begins > now))
    throw new AppError('conflict', NOT_BEGUN)
}
