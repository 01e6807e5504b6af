import { addDays, weekdayIndex } from './calendar-days.ts'
import { capeTownClock, momentOfClock } from './cape-town-time.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const DAY_MS = 24 * 60 * 60 * 1000

/** 'YYYY-MM-DD' in Cape Town. */
export function capeTownDay(moment: Date): string {
  return capeTownClock(moment).toISOString().slice(0, 10)
}

/** 'YYYY-MM' in Cape Town. */
export function capeTownMonth(moment: Date): string {
  return capeTownDay(moment).slice(0, 7)
}

/** The Monday, in Cape Town, of the week of this moment. */
export function weekOf(moment: Date): string {
  const day = capeTownDay(moment)
  return addDays(day, -weekdayIndex(day))
}

export function startOfCapeTownDay(now: Date): Date {
  return startOfDay(capeTownDay(now))
}

/** Midnight in Cape Town at which the day 'YYYY-MM-DD' begins. */
export function startOfDay(day: string): Date {
  return momentOfClock(new Date(`${day}T00:00:00.000Z`))
}

export function startOfCapeTownMonth(now: Date): Date {
  return momentOfClock(new Date(`${capeTownMonth(now)}-01T00:00:00.000Z`))
}

/** '15 August 2024', the day in Cape Town. Without Intl, so that server and browser agree. */
export function formatDate(iso: string): string {
  const clock = capeTownClock(new Date(iso))
  return `${clock.getUTCDate()} ${MONTHS[clock.getUTCMonth()]} ${clock.getUTCFullYear()}`
}

/** 'August 2024' from '2024-08'. */
export function formatMonth(month: string): string {
  const [year, number] = month.split('-')
  return `${MONTHS[Number(number) - 1]} ${year}`
}

/** '15 Aug 2024', for tables. */
export function formatShortDate(iso: string): string {
  const clock = capeTownClock(new Date(iso))
  const month = MONTHS[clock.getUTCMonth()]?.slice(0, 3)
  return `${clock.getUTCDate()} ${month} ${clock.getUTCFullYear()}`
}

/** '15 August 2024, 14:30' in Cape Town. */
export function formatDateTime(iso: string): string {
  return `${formatDate(iso)}, ${capeTownClock(new Date(iso)).toISOString().slice(11, 16)}`
}

/** Whole periods of 24 hours that have passed; a future time counts as none. */
export function wholeDaysSince(iso: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - new Date(iso).getTime()) / DAY_MS))
}
