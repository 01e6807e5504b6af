/** Days as 'YYYY-MM-DD', without time and zone: get them from `capeTownDay`. */

const DAY_MS = 24 * 60 * 60 * 1000
const momentOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

export function addDays(day: string, count: number): string {
  return dayOf(momentOf(day) + count * DAY_MS)
}

/** 0 is Monday, 6 is Sunday. */
export function weekdayIndex(day: string): number {
  return (new Date(momentOf(day)).getUTCDay() + 6) % 7
}

/** The days from the first to the second; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((momentOf(to) - momentOf(from)) / DAY_MS)
}

/** Including both days. */
export function daysIn(from: string, until: string): number {
  return daysBetween(from, until) + 1
}

export function dayOfMonth(day: string): number {
  return Number(day.slice(8))
}

/**
 * The same day of the next month. `wanted` is the original day of the month: a month that began on the 31st
 * ends on the 28th in February and on the 31st again in March.
 */
export function monthAfter(day: string, wanted: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0))
  lastOfNext.setUTCDate(Math.min(wanted, lastOfNext.getUTCDate()))
  return dayOf(lastOfNext.getTime())
}
