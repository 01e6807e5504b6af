import { addDays, weekdayIndex } from '#shared/time/calendar-days.ts'
import { capeTownClock, momentOfClock } from '#shared/time/cape-town-time.ts'
import { publicHolidays } from './public-holidays.ts'

/** A working day is from 8:00 to 17:00, Monday to Friday, without public holidays. */
const OPENS_HOUR = 8
const CLOSES_HOUR = 17
const HOUR_MS = 60 * 60 * 1000
const WORKING_DAY_MS = (CLOSES_HOUR - OPENS_HOUR) * HOUR_MS
const SATURDAY = 5

export const isWorkingDay = (day: string): boolean =>
  weekdayIndex(day) < SATURDAY &&
  !publicHolidays(Number(day.slice(0, 4))).some((holiday) => holiday.day === day)

const nextWorkingDay = (day: string): string => {
  const next = addDays(day, 1)
  return isWorkingDay(next) ? next : nextWorkingDay(next)
}

/**
 * When so many working days have passed: what comes on Thursday at 10:20 is due on Friday at 10:20, what comes on a
 * Saturday by the end of Monday.
 */
export function afterWorkingDays(moment: Date, count: number): Date {
  const clock = capeTownClock(moment)
  const written = clock.toISOString().slice(0, 10)
  const midnightOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
  const opens = (day: string) => midnightOf(day) + OPENS_HOUR * HOUR_MS
  const closes = (day: string) => midnightOf(day) + CLOSES_HOUR * HOUR_MS
  const isToday = isWorkingDay(written) && clock.getTime() < closes(written)
  let day = isToday ? written : nextWorkingDay(written)
  let from = isToday ? Math.max(clock.getTime(), opens(written)) : opens(day)
  for (let left = count * WORKING_DAY_MS; ; ) {
    if (from + left <= closes(day)) return momentOfClock(new Date(from + left))
    left -= closes(day) - from
    day = nextWorkingDay(day)
    from = opens(day)
  }
}
