import { fromJson } from '#server/platform/db/json-text.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { Refusal } from '#server/platform/errors.ts'
import {
  type BookingMove,
  type BookingState,
  stateAfter,
  stateSentence,
} from '#shared/booking/booking-states.ts'
import { defaultEnd, expiryOf, stepAfter, visitBegins } from '#shared/booking/booking-steps.ts'
import { createBookingEvent } from './booking-event.repository.ts'
import { groupHashOf, linkHashes } from './booking-links.ts'
import {
  getMovableBooking,
  type MovableBooking,
  updateGroupHash,
  updateUnchangedBooking,
} from './booking-move.repository.ts'

export type MoveOptions = BookingMove & {
  message?: string | null
  /** For a suggestion, or to agree on another time than requested. */
  time?: { startISO: string; endISO: string } | undefined
}

/** The booking after the change, with its previous state. */
export type MovedBooking = MovableBooking & { previous: BookingState }

export interface MoveContext {
  now: Date
  secret: string
}

const EXPIRED = stateSentence('expired', 'system')
const BEGUN = 'Its time has come already. Please telephone instead.'
const NOT_BEGUN = 'It can be marked as missed once its time has come.'

/**
 * The only way to change a booking's state: read, check, and update on the condition that nobody changed it
 * meanwhile, with the event in the same transaction. Of two concurrent changes one wins; the other is refused
 * with the current state.
 */
export async function moveBooking(
  trx: Db,
  { now, secret }: MoveContext,
  bookingId: string,
  { message = null, time, ...move }: MoveOptions,
): Promise<MovedBooking> {
  const seen = await getMovableBooking(trx, bookingId)
  if (!seen) throw new Refusal('not-found', 'There is no such booking.')
  const status = stateAfter(seen.status, move)
  if (status === null) throw new Refusal('conflict', stateSentence(seen.status, seen.movedBy))
  refuseAtWrongTime(seen, move, now)

  const at = now.toISOString()
  const isAnswer = move.side === 'owner' && seen.status === 'requested'
  const appointment = time ?? agreedTime(seen, status)
  const moved = {
    ...seen,
    status,
    statusAt: at,
    movedBy: move.side,
    sequence: seen.sequence + 1,
    startISO: appointment.startISO,
    endISO: appointment.endISO,
    answeredAt: seen.answeredAt ?? (isAnswer ? at : null),
  }
  const next = stepAfter(moved, fromJson(seen.operatingHours), now)
  const { statusAt, movedBy, sequence, startISO, endISO, answeredAt } = moved
  const asSeen = { status: seen.status, sequence: seen.sequence }
  const isFirst = await updateUnchangedBooking(trx, bookingId, asSeen, {
    status,
    statusAt,
    movedBy,
    sequence,
    startISO,
    endISO,
    answeredAt,
    nextStep: next?.step ?? null,
    nextStepAt: next?.at.toISOString() ?? null,
    ...linkHashes(secret, bookingId),
  })
  if (!isFirst) {
    const current = await getMovableBooking(trx, bookingId)
    throw new Refusal(
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
    status,
    message,
    startISO: time?.startISO ?? null,
    endISO: time?.endISO ?? null,
  })
  return { ...moved, previous: seen.status }
}

/** An accepted request with a time becomes an appointment at that time. */
function agreedTime({ startISO, endISO, dateISO }: MovableBooking, status: BookingState) {
  if (status !== 'accepted' || startISO !== null || dateISO === null || dateISO.length === 10)
    return { startISO, endISO }
  return { startISO: dateISO, endISO: defaultEnd(dateISO) }
}

function refuseAtWrongTime(booking: MovableBooking, move: BookingMove, now: Date): void {
  if (move.side === 'system') return
  const expiry = expiryOf(booking)
  // The scheduler has not processed it yet, but its time is over.
  if (expiry && expiry <= now && move.action !== 'cancel') throw new Refusal('conflict', EXPIRED)
  const begins = visitBegins(booking)
  if (booking.status === 'accepted' && move.action === 'cancel' && begins && begins <= now)
    throw new Refusal('conflict', BEGUN)
  if (move.action === 'missed' && (!begins || begins > now))
    throw new Refusal('conflict', NOT_BEGUN)
}
