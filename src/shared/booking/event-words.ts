import type { BookingSide, BookingState } from './booking-states.ts'
import { shortMoment } from './booking-words.ts'

interface TimelineEvent {
  side: BookingSide
  status: BookingState
  startISO: string | null
}

interface Reader {
  /** Who reads the timeline. */
  reader: 'visitor' | 'owner'
  /** How the reader calls the other side. */
  other: string
  /** The requested day or time. */
  wish: string | null
}

/** One entry of the timeline; both sides read the same events, each in their own words. */
export function eventWords({ side, status, startISO }: TimelineEvent, about: Reader): string {
  const { reader, other, wish } = about
  const who = side === reader ? 'You' : other
  const time = startISO ? shortMoment(startISO) : null
  switch (status) {
    case 'requested':
      return wish
        ? `${who} asked for ${shortMoment(time ? (startISO ?? wish) : wish)}`
        : `${who} asked for a booking`
    case 'accepted':
      if (side === 'visitor') return `${who} took the time`
      return time ? `${who} accepted for ${time}` : `${who} accepted`
    case 'suggested':
      return `${who} suggested ${time ?? 'another time'}`
    case 'declined':
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

/** 'Missed' is the owner's private note. */
export function isForVisitor({ side, status }: TimelineEvent): boolean {
  return status !== 'missed' && !(status === 'completed' && side === 'owner')
}
