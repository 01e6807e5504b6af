import { capeTownClock, momentOfClock } from '#shared/time/cape-town-time.ts'
import { capeTownDay } from '#shared/time/dates.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const CLOCK = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/

/** Of an agreed time, so that overnight stays are possible. */
export const LONGEST_BOOKING_MS = 24 * 60 * 60 * 1000

/**
 * The stored form of a requested date: 'YYYY-MM-DD' for a whole day, otherwise a UTC timestamp. A time
 * without a zone is in Cape Town. Null if it is no date.
 */
export function normaliseBookingDate(text: string): string | null {
  const date = text.trim()
  if (DAY.test(date)) return isDay(date) ? date : null
  const moment = readMoment(date)
  return moment && fromMoment(moment)
}

/** The exact time in UTC, midnight too: for a chosen free time. Null for a whole day. */
export function normaliseStart(text: string): string | null {
  return readMoment(text.trim())?.toISOString() ?? null
}

function readMoment(date: string): Date | null {
  if (!isRealDay(date.slice(0, 10))) return null
  if (!CLOCK.test(date) && !MOMENT.test(date)) return null
  const moment = CLOCK.test(date) ? momentOfClock(new Date(`${date}Z`)) : new Date(date)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/** A valid day as 'YYYY-MM-DD'. */
export function isDay(text: string): boolean {
  return DAY.test(text) && isRealDay(text)
}

/** A past day or time. Takes the result of normaliseBookingDate. */
export function isPastBookingDate(dateISO: string, now: Date): boolean {
  return DAY.test(dateISO) ? dateISO < capeTownDay(now) : new Date(dateISO) < now
}

const LONGEST_AHEAD_YEARS = 2

/** The last day that can be booked, 'YYYY-MM-DD'. */
export function lastBookingDay(now: Date): string {
  const today = capeTownDay(now)
  return `${Number(today.slice(0, 4)) + LONGEST_AHEAD_YEARS}${today.slice(4)}`
}

/** Too far ahead, such as a typo in the year. Takes the result of normaliseBookingDate. */
export function isTooFarBookingDate(dateISO: string, now: Date): boolean {
  return dateISO.slice(0, 10) > lastBookingDay(now)
}

/** Forms with only a date send midnight, local or UTC: that means the day, not midnight. */
function fromMoment(moment: Date): string {
  const utc = moment.toISOString()
  if (utc.endsWith('T00:00:00.000Z')) return utc.slice(0, 10)
  if (capeTownClock(moment).toISOString().endsWith('T00:00:00.000Z')) return capeTownDay(moment)
  return utc
}

function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00.000Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
