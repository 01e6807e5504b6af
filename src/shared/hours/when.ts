import { addDays, weekdayIndex } from '#shared/time/calendar-days.ts'
import { capeTownDay, startOfDay } from '#shared/time/dates.ts'
import {
  type DayHours,
  isOpenAt,
  minutesOf,
  type OperatingHours,
  type SpecialDays,
  spanOfDay,
  WEEKDAYS,
  type Weekday,
} from './opening-hours.ts'

/** When a visitor wants to come. */
export interface When {
  /** 'YYYY-MM-DD' in Cape Town. */
  day: string
  /** The moment; null for some time of that day. */
  at: Date | null
  /** Of today only what is still to come counts. */
  after: Date
}

/** A day as people name it. */
export type NamedDay = Weekday | 'today' | 'tomorrow'

/** Clock times are in Cape Town. 'now' is a time of its own. */
export interface NamedTime {
  day: NamedDay
  time: 'now' | string | null
  /** The end of a part of the day, as of an evening: until then the time has not passed. */
  until?: string
}

const MINUTE_MS = 60_000

export const whenNow = (now: Date): When => ({ day: capeTownDay(now), at: now, after: now })

/** The next day of that name: today is one of them, unless the time has passed. */
export function whenOf(named: NamedTime, now: Date): When {
  const { day, time } = named
  if (time === 'now') return whenNow(now)
  const today = capeTownDay(now)
  const days = daysUntil(day, today)
  const date = addDays(today, hasPassed(named, now) ? days + daysToNext(day) : days)
  const at = time === null ? null : momentOn(date, time)
  if (at === null) return { day: date, at, after: now }
  // A part of the day that has begun is from now on.
  return { day: date, at: at < now ? now : at, after: now }
}

/** Whether the time was earlier today. The current minute has not passed. */
export function hasPassed({ day, time, until }: NamedTime, now: Date): boolean {
  const today = capeTownDay(now)
  if (time === null || time === 'now' || daysUntil(day, today) > 0) return false
  const end = momentOn(today, until ?? time)
  return end !== null && end.getTime() + MINUTE_MS <= now.getTime()
}

function momentOn(date: string, time: string): Date | null {
  const minutes = minutesOf(time)
  return minutes === null ? null : new Date(startOfDay(date).getTime() + minutes * MINUTE_MS)
}

/** A time without a weekday comes again tomorrow. */
const daysToNext = (day: NamedDay) => (day === 'today' ? 1 : WEEKDAYS.length)

function daysUntil(day: NamedDay, today: string): number {
  if (day === 'today') return 0
  if (day === 'tomorrow') return 1
  return (WEEKDAYS.indexOf(day) - weekdayIndex(today) + WEEKDAYS.length) % WEEKDAYS.length
}

export function isOpenThen(
  hours: Partial<OperatingHours>,
  { day, at, after }: When,
  specialDays?: SpecialDays,
): boolean {
  if (at) return isOpenAt(hours, at, specialDays)
  const ofDay = hoursOn(hours, day, specialDays)
  const span = ofDay && spanOfDay(ofDay)
  return span ? startOfDay(day).getTime() + span.to * MINUTE_MS > after.getTime() : false
}

/** A special day has its own hours. */
export const hoursOn = (
  hours: Partial<OperatingHours>,
  day: string,
  specialDays?: SpecialDays,
): DayHours | undefined => specialDays?.[day] ?? hours[weekdayOn(day)]

export const weekdayOn = (day: string): Weekday => WEEKDAYS[weekdayIndex(day)] ?? 'monday'
