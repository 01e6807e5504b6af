import type { BookingSide, BookingState } from './booking-states.ts'
import { clockOf, leafOf, shortDay, shortMoment } from './booking-words.ts'

interface NamedTime {
  side: BookingSide
  status: BookingState
  startISO: string | null
  personName?: string | null
}

/** The event by which one side asked to move an agreed booking; null if there is none, or it was answered. */
export function openMove<Event extends NamedTime>(
  status: BookingState,
  events: readonly Event[],
): (Event & { startISO: string }) | null {
  const last = events.at(-1)
  if (status !== 'accepted' || last?.status !== 'suggested') return null
  const { startISO } = last
  return startISO === null ? null : { ...last, startISO }
}

/** What each side sees of it. */
export interface OtherTime {
  by: BookingSide
  startISO: string
  personName: string | null
}

export function otherTimeOf(status: BookingState, events: readonly NamedTime[]): OtherTime | null {
  const asked = openMove(status, events)
  return asked && { by: asked.side, startISO: asked.startISO, personName: asked.personName ?? null }
}

/** 'Thu 10 Dec, 14:30 with Thandi'. */
export function otherTimeWords({ startISO, personName }: Omit<OtherTime, 'by'>): string {
  return personName ? `${shortMoment(startISO)} with ${personName}` : shortMoment(startISO)
}

/** To the visitor, of another day or of another hour of the same day. */
export function insteadQuestion(startISO: string, agreedISO: string | null): string {
  const isSameDay = agreedISO !== null && shortDay(agreedISO) === shortDay(startISO)
  return `Can you come ${isSameDay ? `at ${clockOf(startISO)}` : leafOf(startISO).weekday} instead?`
}
