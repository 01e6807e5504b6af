import { isUnknownDay, WEEKDAYS } from '#shared/hours/opening-hours.ts'
import { publicHolidays } from '#shared/hours/public-holidays.ts'
import type { FreeTimeAnswer } from '#shared/schemas/bookings/free-times.ts'
import type { PublicBusiness } from '#shared/schemas/business-detail.ts'
import { addDays, weekdayIndex } from '#shared/time/calendar-days.ts'
import { capeTownDay } from '#shared/time/dates.ts'

export const DAYS_PER_STRIP = 9

export interface StripDay {
  day: string
  times: FreeTimeAnswer[]
  /** '4 free', 'Full', 'Closed' or 'Holiday'. */
  label: string
  kind: 'free' | 'full' | 'closed'
}

export function timesByDay(times: readonly FreeTimeAnswer[]): Map<string, FreeTimeAnswer[]> {
  const days = new Map<string, FreeTimeAnswer[]>()
  for (const time of times) {
    const day = capeTownDay(new Date(time.startISO))
    days.set(day, [...(days.get(day) ?? []), time])
  }
  return days
}

export type StripHours = Pick<PublicBusiness, 'operatingHours' | 'specialDays'>

/** The days from this day on. */
export function stripOf(
  business: StripHours,
  days: ReadonlyMap<string, FreeTimeAnswer[]>,
  from: string,
  length = DAYS_PER_STRIP,
): StripDay[] {
  return Array.from({ length }, (_, offset) => {
    const day = addDays(from, offset)
    const times = days.get(day) ?? []
    if (times.length > 0) return { day, times, label: `${times.length} free`, kind: 'free' }
    if (!isClosed(business, day)) return { day, times, label: 'Full', kind: 'full' }
    return { day, times, label: isHoliday(day) ? 'Holiday' : 'Closed', kind: 'closed' }
  })
}

function isClosed({ operatingHours, specialDays }: StripHours, day: string): boolean {
  const special = specialDays[day]
  if (special) return special.closed
  const weekday = WEEKDAYS[weekdayIndex(day)]
  const usual = weekday && operatingHours?.[weekday]
  // A day whose hours are not known has no times to book, so it cannot be full.
  return !usual || usual.closed || isUnknownDay(usual)
}

function isHoliday(day: string): boolean {
  return publicHolidays(Number(day.slice(0, 4))).some((holiday) => holiday.day === day)
}

const PARTS = [
  { name: 'Morning', before: '12:00' },
  { name: 'Afternoon', before: '17:00' },
  { name: 'Evening', before: '24:00' },
] as const
export type PartOfDay = (typeof PARTS)[number]['name']

/** The times of a day by morning, afternoon and evening; empty parts are left out. */
export function partsOfDay(
  times: readonly FreeTimeAnswer[],
  clockOf: (iso: string) => string,
): { name: PartOfDay; times: FreeTimeAnswer[] }[] {
  const partOf = (time: FreeTimeAnswer) =>
    PARTS.find(({ before }) => clockOf(time.startISO) < before)?.name
  return PARTS.map(({ name }) => ({
    name,
    times: times.filter((time) => partOf(time) === name),
  })).filter((part) => part.times.length > 0)
}
