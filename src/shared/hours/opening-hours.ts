import { capeTownClock } from '#shared/time/cape-town-time.ts'

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** One weekday. A close time at or before the open time runs past midnight; equal times mean all day. */
export interface DayHours {
  open: string
  close: string
  closed: boolean
}
export type OperatingHours = Record<Weekday, DayHours>

/** A turn of the sign on the door, seen from a given moment. */
export interface DoorTime {
  weekday: Weekday
  time: string
  /** 0 today, 1 tomorrow, up to 7: the same weekday of next week. */
  daysAhead: number
}

export type OpenState =
  /** `until` is null for a door that never closes. */
  | { open: true; until: DoorTime | null }
  /** `next` is null for a business that is closed all week; `holiday` is why it is closed today. */
  | { open: false; next: DoorTime | null; holiday?: string }

/** Minutes; `to` may lie past midnight of the next day, and `to - from` is at most a day. */
export interface Span {
  from: number
  to: number
}

const DAY = 24 * 60
const WEEK = 7 * DAY
const DAY_MS = DAY * 60_000

/** When the doors are open, in minutes from that day's midnight; null for closed or unreadable. */
export function spanOfDay(day: DayHours): Span | null {
  if (day.closed) return null
  const from = minutesOf(day.open)
  // A form can't say 24:00, so owners who mean midnight write 23:59.
  const to = day.close === '23:59' ? DAY : minutesOf(day.close)
  if (from === null || from === DAY || to === null) return null
  if (day.open === day.close) return { from: 0, to: DAY }
  return { from, to: to > from ? to : to + DAY }
}

/** The hours of single days ('YYYY-MM-DD'), in place of those of their weekday. */
export type SpecialDays = Record<string, DayHours & { name: string }>

/** Africa/Johannesburg time, whatever clock the reader's device keeps. */
export function openState(
  hours: OperatingHours,
  now: Date,
  specialDays: SpecialDays = {},
): OpenState {
  const clock = capeTownClock(now)
  const today = (clock.getUTCDay() + 6) % 7
  const minute = today * DAY + clock.getUTCHours() * 60 + clock.getUTCMinutes()

  const specialDay = (day: number) =>
    specialDays[new Date(clock.getTime() + (day - today) * DAY_MS).toISOString().slice(0, 10)]
  const spans = spansAround((day) => specialDay(day) ?? hours[WEEKDAYS[(day + 7) % 7] as Weekday])
  const current = spans.find((span) => span.from <= minute && minute < span.to)
  if (current) {
    const forever = current.to - current.from >= WEEK
    return { open: true, until: forever ? null : doorTime(current.to, today) }
  }
  const next = spans.find((span) => span.from > minute)
  const special = specialDay(today)
  return {
    open: false,
    next: next ? doorTime(next.from, today) : null,
    ...(special?.closed && { holiday: special.name }),
  }
}

/**
 * Last week's, this week's and next week's spans in order, with those that touch made one: a shift
 * that ends at midnight and one that begins there are one open door.
 */
function spansAround(dayOf: (day: number) => DayHours): Span[] {
  const merged: Span[] = []
  for (let day = -7; day < 14; day++) {
    const span = spanOfDay(dayOf(day))
    if (!span) continue
    const from = day * DAY + span.from
    const to = day * DAY + span.to
    const last = merged.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else merged.push({ from, to })
  }
  return merged
}

function doorTime(minuteOfWeek: number, today: number): DoorTime {
  const day = Math.floor(minuteOfWeek / DAY)
  return {
    weekday: WEEKDAYS[day % 7] ?? 'monday',
    time: timeOf(minuteOfWeek % DAY),
    daysAhead: day - today,
  }
}

/** 'HH:MM' as minutes from midnight; null for what is no time of a day. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):([0-5]\d)$/.exec(time) ?? []
  const total = Number(hours) * 60 + Number(minutes)
  return total <= DAY ? total : null
}

function timeOf(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}
