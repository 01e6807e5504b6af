import { capeTownDay } from '#shared/time/dates.ts'
import type { OperatingHours, SpecialDays } from './opening-hours.ts'
import { hoursText, WEEKDAY_NAMES } from './opening-hours-text.ts'
import { hoursOn, isOpenThen, type When, weekdayOn } from './when.ts'

/** 'Open Saturday 09:00 – 14:00'; null for now, which has words of its own, and for what is not open then. */
export function describeOpenThen(
  hours: OperatingHours,
  when: When,
  specialDays?: SpecialDays,
): string | null {
  const { day, at, after } = when
  if (at?.getTime() === after.getTime() || !isOpenThen(hours, when, specialDays)) return null
  const ofDay = hoursOn(hours, day, specialDays)
  if (!ofDay) return null
  const text = hoursText(ofDay)
  const name = day === capeTownDay(after) ? 'today' : WEEKDAY_NAMES[weekdayOn(day)]
  // At one in the morning it is the hours of the day before.
  if (text === 'Closed') return `Open ${name}`
  return text === 'Open 24 hours' ? `Open ${name}, 24 hours` : `Open ${name} ${text}`
}
