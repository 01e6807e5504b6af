import type { BookingSide, BookingState } from './booking-states.ts'
import { shortMoment } from './booking-words.ts'

interface TimelineEvent {
  side: BookingSide
  status: BookingState
  startISO: string | null
  personName?: string | null
}

interface Reader {
  /** Who reads the timeline. */
  reader: 'visitor' | 'owner'
  /** How the reader calls the other side. */
  other: string
  /** The requested day or time. */
  requestedISO: string | null
  /** The first event: what an owner entered was never asked for. */
  isFirst?: boolean
  /** The booking was agreed before. */
  wasAgreed?: boolean
}

/** One entry of the timeline; both sides read the same events, each in their own words. */
export function eventWords(event: TimelineEvent, about: Reader): string {
  const { side, status, startISO, personName } = event
  const { reader, other, requestedISO, isFirst = false, wasAgreed = false } = about
  const who = side === reader ? 'You' : other
  const person = personName ? ` with ${personName}` : ''
  const time = startISO ? `${shortMoment(startISO)}${person}` : null
  switch (status) {
    case 'requested':
      return requestedISO
        ? `${who} asked for ${time ?? shortMoment(requestedISO)}`
        : `${who} asked for a booking`
    case 'accepted':
      if (side === 'visitor') return `${who} took the time`
      if (isFirst && side === 'owner') return `${who} added it for ${time ?? 'later'}`
      return time ? `${who} accepted for ${time}` : `${who} accepted`
    case 'suggested':
      return `${who} suggested ${time ?? 'another time'}`
    case 'declined':
      if (wasAgreed) return `${who} kept the agreed time`
      return side === 'visitor' ? `${who} said no, thank you` : `${who} declined`
    case 'cancelled':
      return `${who} cancelled`
    case 'expired':
      return 'No answer came in time'
    case 'completed':
      return side === 'owner' ? `${who} marked it as visited` : 'The visit is over'
    case 'missed':
      return `${who} marked it as missed`
    case 'untracked':
      return `${who} asked for a booking`
  }
}

/** It came by phone, and the owner has entered it. */
export const isEntered = (events: readonly Pick<TimelineEvent, 'side'>[]) =>
  events[0]?.side === 'owner'

/** 'Missed' is the owner's private note. */
export function isForVisitor({ side, status }: TimelineEvent): boolean {
  return status !== 'missed' && !(status === 'completed' && side === 'owner')
}
