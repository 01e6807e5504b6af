import { minutesOf } from '#shared/hours/opening-hours.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { capeTownClock } from '#shared/time/cape-town-time.ts'
import { capeTownDay } from '#shared/time/dates.ts'

/** What is entered: a booking that came by phone, or a time that nobody can book. */
export type DraftKind = 'booking' | 'block'

export interface DiaryDraft {
  kind: DraftKind
  /** 'YYYY-MM-DD' and '14:30', in Cape Town. */
  day: string
  from: string
}

const DAY_MINUTES = 24 * 60
const HALF_HOUR = 30

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** '14:30' and 45 minutes give '15:15'; after midnight it is the next day's. */
export function clockAfter(from: string, minutes: number): string {
  return clock(((minutesOf(from) ?? 0) + minutes) % DAY_MINUTES)
}

/** An end that is not after the start is on the next day. */
export function minutesUntil(from: string, to: string): number {
  const minutes = (minutesOf(to) ?? 0) - (minutesOf(from) ?? 0)
  return minutes > 0 ? minutes : minutes + DAY_MINUTES
}

/** The last day of what starts then. */
export function dayOfEnd(day: string, from: string, minutes: number): string {
  return (minutesOf(from) ?? 0) + minutes >= DAY_MINUTES ? addDays(day, 1) : day
}

/** Where a new entry starts: today at the next half hour, on another day when the business opens. */
export function firstTime(day: string, opens: number | undefined, now: Date): string {
  if (day !== capeTownDay(now)) return clock((opens ?? 9 * 60) % DAY_MINUTES)
  const minutes = minutesOf(capeTownClock(now).toISOString().slice(11, 16)) ?? 0
  return clock(Math.min(DAY_MINUTES - HALF_HOUR, Math.ceil(minutes / HALF_HOUR) * HALF_HOUR))
}
