import { capeTownClock } from '#shared/time/cape-town-time.ts'
import { formatDate } from '#shared/time/dates.ts'
import type { BookingSide, BookingState } from './booking-states.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** A day for the calendar leaf. */
export interface Leaf {
  weekday: string
  day: number
  month: string
  year: number
}

/** Of a time or of a whole day ('YYYY-MM-DD'), in Cape Town. */
export function leafOf(iso: string): Leaf {
  const clock = capeTownClock(new Date(iso))
  const [day = '', month = '', year = ''] = formatDate(iso).split(' ')
  return {
    weekday: WEEKDAYS[clock.getUTCDay()] ?? '',
    day: Number(day),
    month,
    year: Number(year),
  }
}

/** '14:30'. */
export function clockOf(iso: string): string {
  return capeTownClock(new Date(iso)).toISOString().slice(11, 16)
}

/** 'Thursday 10 December'. */
export function longDay(iso: string): string {
  const { weekday, day, month } = leafOf(iso)
  return `${weekday} ${day} ${month}`
}

/** 'Thu 10 Dec'. */
export function shortDay(iso: string): string {
  const { weekday, day, month } = leafOf(iso)
  return `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}`
}

/** 'Thursday 10 December, 14:30', or the day alone. */
export function longMoment(iso: string): string {
  return iso.length === 10 ? longDay(iso) : `${longDay(iso)}, ${clockOf(iso)}`
}

/** 'Thu 10 Dec, 14:30', or the day alone. */
export function shortMoment(iso: string): string {
  return iso.length === 10 ? shortDay(iso) : `${shortDay(iso)}, ${clockOf(iso)}`
}

/** Midnight is stored as 22:00 UTC: South Africa has one offset all year. */
const isMidnight = (iso: string) => clockOf(iso) === '00:00'

/**
 * 'Thu 10 Dec, 14:30 to 15:00', with the day of its end only if that is another; of whole days 'Thu 10 Dec, all day'
 * or 'Thu 10 Dec to Fri 18 Dec'.
 */
export function shortPeriod(startISO: string, endISO: string): string {
  const first = shortDay(startISO)
  if (isMidnight(startISO) && isMidnight(endISO)) {
    const last = shortDay(new Date(Date.parse(endISO) - 1).toISOString())
    return first === last ? `${first}, all day` : `${first} to ${last}`
  }
  const isOneDay = first === shortDay(endISO)
  return `${shortMoment(startISO)} to ${isOneDay ? clockOf(endISO) : shortMoment(endISO)}`
}

interface Wished {
  dateISO: string | null
  startISO: string | null
}

/** The current time or day of a booking; null if there is none yet. */
export function whenOf({ startISO, dateISO }: Wished): string | null {
  return startISO ?? (dateISO || null)
}

/** 'Thursday 10 December, 14:30, Trim', as far as it is known. */
export function describeBooking(booking: Wished & Booked): string {
  const when = whenOf(booking)
  return [when && longMoment(when), booking.serviceName].filter(Boolean).join(', ')
}

interface Booked {
  serviceName?: string | null
  personName?: string | null
}

/** 'Silk press with Thandi', or as much of it as is known. */
export function bookedOf({ serviceName, personName }: Booked): string {
  if (!personName) return serviceName ?? ''
  return serviceName ? `${serviceName} with ${personName}` : `With ${personName}`
}

interface Titled extends Booked {
  businessName: string
}

/** The title in the visitor's calendar. */
export function appointmentTitle({ businessName, ...booked }: Titled): string {
  if (booked.serviceName) return `${bookedOf(booked)} at ${businessName}`
  return booked.personName ? `${booked.personName} at ${businessName}` : businessName
}

const WORDS: Record<BookingState, string> = {
  requested: 'Waiting for an answer',
  accepted: 'Accepted',
  suggested: 'Another time suggested',
  declined: 'Declined',
  cancelled: 'Cancelled',
  expired: 'No answer came',
  completed: 'Visited',
  missed: 'Missed',
  untracked: 'Asked',
}

/** The label of the badge. 'Missed' is the owner's note, which the visitor does not see. */
export function stateWord(
  state: BookingState,
  movedBy: BookingSide | null,
  reader: 'visitor' | 'owner',
): string {
  if (reader === 'visitor') {
    if (state === 'missed') return 'Over'
    if (state === 'cancelled') return movedBy === 'visitor' ? 'Cancelled by you' : 'Cancelled'
    return WORDS[state]
  }
  if (state === 'requested') return 'To answer'
  if (state === 'cancelled')
    return movedBy === 'visitor' ? 'Cancelled by visitor' : 'Cancelled by you'
  return WORDS[state]
}

/** Short enough to read aloud on the phone: 'FH3K-WQ8Z'. */
export function bookingNumber(id: string): string {
  return `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase()
}

/** For the public page, in whole hours or days. */
export function answersWithin(hours: number): string {
  if (hours <= 1) return 'Usually answers within an hour'
  if (hours < 24) return `Usually answers within ${hours} hours`
  if (hours < 48) return 'Usually answers within a day'
  return `Usually answers within ${hours > 48 ? 'a few' : hours / 24} days`
}
