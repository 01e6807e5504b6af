import type { OperatingHours } from '#shared/hours/opening-hours.ts'
import { openingTimeAfter } from '#shared/hours/opening-time.ts'
import { capeTownDay, startOfCapeTownDay, startOfDay } from '#shared/time/dates.ts'
import type { BookingState } from './booking-states.ts'

/** The scheduled steps of a booking. */
export type BookingStep = 'nudge' | 'nudge-again' | 'expire' | 'remind' | 'complete' | 'invite'

export interface BookingTimes {
  status: BookingState
  statusAt: string | null
  createdAt: string
  dateISO: string | null
  startISO: string | null
  endISO: string | null
}

type RequestedTime = Pick<BookingTimes, 'dateISO'> & { startISO?: string | null }

export interface DueStep {
  step: BookingStep
  at: Date
}

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const HALF_HOUR_MS = HOUR_MS / 2
const NUDGE_AFTER_OPEN_MS = 4 * HOUR_MS
const NUDGE_AGAIN_MS = DAY_MS
/** The minimum distance of two reminders, for example after a long weekend. */
const BETWEEN_NUDGES_MS = 4 * HOUR_MS
const EXPIRES_AFTER_MS = 3 * DAY_MS
/** An appointment without a time, agreed by phone, is completed after this. */
const WITHOUT_TIME_MS = 30 * DAY_MS

const after = (iso: string, ms: number) => new Date(new Date(iso).getTime() + ms)
const isDay = (dateISO: string) => dateISO.length === 10
const earlier = (one: Date, other: Date) => (one < other ? one : other)

/** The midnight that ends a day in Cape Town. */
const endOfDay = (day: string) => new Date(startOfDay(day).getTime() + DAY_MS)

/** When the requested time is over; a whole day ends at midnight. */
function requestedTimeEnd({ startISO = null, dateISO }: RequestedTime): Date | null {
  if (startISO !== null) return new Date(startISO)
  if (dateISO === null || dateISO === '') return null
  return isDay(dateISO) ? endOfDay(dateISO) : new Date(dateISO)
}

/** A request can come a second time, for another time than the suggested one. */
const since = ({ statusAt, createdAt }: BookingTimes) => statusAt ?? createdAt

/** When a request or a suggestion expires; null if no answer is pending. */
export function expiryOf(booking: BookingTimes): Date | null {
  if (booking.status !== 'requested' && booking.status !== 'suggested') return null
  return expirySince(since(booking), requestedTimeEnd(booking))
}

/** When a new request expires. */
export function expiryOfRequest(request: RequestedTime & Pick<BookingTimes, 'createdAt'>): Date {
  return expirySince(request.createdAt, requestedTimeEnd(request))
}

function expirySince(iso: string, requestedEnd: Date | null): Date {
  const latest = after(iso, EXPIRES_AFTER_MS)
  return requestedEnd ? earlier(requestedEnd, latest) : latest
}

/** When the visit begins: from then on it can be marked as missed, and no longer be cancelled. */
export function visitBegins({ startISO, dateISO }: BookingTimes): Date | null {
  if (startISO !== null) return new Date(startISO)
  if (dateISO === null || dateISO === '') return null
  return isDay(dateISO) ? startOfDay(dateISO) : new Date(dateISO)
}

/** When a visit is over; one without a time counts from its acceptance. */
function visitEnds({ startISO, endISO, dateISO, statusAt, createdAt }: BookingTimes): Date {
  const end = endISO ?? startISO
  if (end !== null) return new Date(end)
  if (dateISO !== null && dateISO !== '')
    return isDay(dateISO) ? endOfDay(dateISO) : new Date(defaultEnd(dateISO))
  return after(statusAt ?? createdAt, WITHOUT_TIME_MS)
}

/**
 * Whether the visit can have taken place: it was agreed before its time, and its length has passed since, or half an
 * hour if that is unknown. 'Completed' alone says less: an owner can mark a booking as missed and as visited again.
 */
export function mayHaveVisited(
  booking: BookingTimes,
  acceptedAt: string | null,
  now: Date,
): boolean {
  if (booking.status !== 'completed' || acceptedAt === null) return false
  const agreed = Date.parse(acceptedAt)
  const latest = requestedTimeEnd(booking)?.getTime() ?? Number.POSITIVE_INFINITY
  if (agreed >= latest) return false
  const { startISO, endISO } = booking
  const isLengthKnown = startISO !== null && endISO !== null
  const length = isLengthKnown ? Date.parse(endISO) - Date.parse(startISO) : HALF_HOUR_MS
  // Of a whole day, or without any day, the visit begins after it was agreed.
  const begins = Math.max(agreed, visitBegins(booking)?.getTime() ?? agreed)
  return now.getTime() >= begins + length
}

/** Without a service the duration is unknown: one hour in the calendar. */
export function defaultEnd(startISO: string): string {
  return after(startISO, HOUR_MS).toISOString()
}

/** A new time has the same duration as the old one. */
export function endOfOtherTime(
  startISO: string,
  before: Pick<BookingTimes, 'startISO' | 'endISO'>,
): string {
  if (before.startISO === null || before.endISO === null) return defaultEnd(startISO)
  return after(startISO, Date.parse(before.endISO) - Date.parse(before.startISO)).toISOString()
}

/** All scheduled steps of a booking in its current state, in order of time. */
export function stepsOf(booking: BookingTimes, hours: OperatingHours | null): DueStep[] {
  const steps = unsorted(booking, hours)
  return steps.sort((one, other) => one.at.getTime() - other.at.getTime())
}

function unsorted(booking: BookingTimes, hours: OperatingHours | null): DueStep[] {
  const expiry = expiryOf(booking)
  if (expiry) {
    const expire: DueStep = { step: 'expire', at: expiry }
    if (booking.status === 'suggested') return [expire]
    return [...nudges(since(booking), hours).filter(({ at }) => at < expiry), expire]
  }
  if (booking.status === 'accepted') {
    const begins = visitBegins(booking)
    const complete: DueStep = { step: 'complete', at: visitEnds(booking) }
    return begins ? [{ step: 'remind', at: dayBefore(begins) }, complete] : [complete]
  }
  // Without a known time of the visit, no review is requested.
  if (booking.status === 'completed' && visitBegins(booking))
    return [{ step: 'invite', at: new Date(visitEnds(booking).getTime() + DAY_MS) }]
  return []
}

function nudges(askedAt: string, hours: OperatingHours | null): DueStep[] {
  const first = openingTimeAfter(hours, new Date(askedAt), NUDGE_AFTER_OPEN_MS)
  const second = after(askedAt, NUDGE_AGAIN_MS)
  const again: DueStep = { step: 'nudge-again', at: second }
  if (!first || Math.abs(first.getTime() - second.getTime()) < BETWEEN_NUDGES_MS) return [again]
  return [{ step: 'nudge', at: first }, again]
}

/** The day before at the same hour; for a whole day not at midnight, when nobody wants mail. */
function dayBefore(begins: Date): Date {
  const same = new Date(begins.getTime() - DAY_MS)
  const isMidnight = startOfCapeTownDay(begins).getTime() === begins.getTime()
  return isMidnight ? new Date(same.getTime() + 9 * HOUR_MS) : same
}

export type ReminderDay = 'Today' | 'Tomorrow'

/** What a reminder says, late ones too; null if the visit has begun, and nobody needs it. */
export function reminderDay(booking: BookingTimes, now: Date): ReminderDay | null {
  const begins = visitBegins(booking)
  if (!begins) return null
  const isToday = capeTownDay(begins) === capeTownDay(now)
  const isWholeDay = booking.startISO === null && isDay(booking.dateISO ?? '')
  if (begins <= now && !(isToday && isWholeDay)) return null
  return isToday ? 'Today' : 'Tomorrow'
}

/** How late an invitation to review may be, after the site was down. */
export const INVITE_LATE_MS = 3 * DAY_MS

/** The next step of a visit that is recorded as over: its invitation may be late. */
export function stepAfterVisit(
  booking: BookingTimes,
  hours: OperatingHours | null,
  now: Date,
): DueStep | null {
  return stepAfter(booking, hours, new Date(now.getTime() - INVITE_LATE_MS))
}

/** The next step after the given time. */
export function stepAfter(
  booking: BookingTimes,
  hours: OperatingHours | null,
  moment: Date,
): DueStep | null {
  return stepsOf(booking, hours).find(({ at }) => at > moment) ?? null
}
