import { capeTownClock, momentOfClock } from '#shared/time/cape-town-time.ts'

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

/** The next opening or closing, from a given time. */
export interface OpeningChange {
  weekday: Weekday
  time: string
  /** 0 today, 1 tomorrow, up to 7: the same weekday of next week. */
  daysAhead: number
}

export type OpenState =
  /** `until` is null if it never closes. */
  | { open: true; until: OpeningChange | null }
  /** `next` is null if it is closed all week; `holiday` is why it is closed today. */
  | { open: false; next: OpeningChange | null; holiday?: string }

/** A period; its minutes may be past the day's midnight. */
export interface Span {
  from: number
  to: number
}

const DAY = 24 * 60
const MINUTE_MS = 60_000
const DAY_MS = DAY * MINUTE_MS

/** The opening hours in minutes from that day's midnight; null for closed or invalid. */
export function spanOfDay(day: DayHours): Span | null {
  if (day.closed) return null
  const from = minutesOf(day.open)
  // The form has no 24:00, so owners who mean midnight enter 23:59.
  const to = day.close === '23:59' ? DAY : minutesOf(day.close)
  if (from === null || from === DAY || to === null) return null
  if (day.open === day.close) return { from: 0, to: DAY }
  return { from, to: to > from ? to : to + DAY }
}

/** Special days by date ('YYYY-MM-DD'), in place of their weekday's hours. */
export type SpecialDays = Record<string, DayHours & { name: string }>

/** The time in Cape Town, independent of the device's clock zone. */
export function openState(
  hours: OperatingHours,
  now: Date,
  specialDays: SpecialDays = {},
): OpenState {
  const clock = capeTownClock(now).getTime()
  const today = Math.floor(clock / DAY_MS)
  const changeAt = (at: number): OpeningChange => ({
    weekday: weekdayAt(at),
    time: new Date(at).toISOString().slice(11, 16),
    daysAhead: Math.floor(at / DAY_MS) - today,
  })

  const spans = spansAround(hours, specialDays, today)
  const current = spans.find((span) => span.from <= clock && clock < span.to)
  if (current) {
    const forever = current.to - current.from >= 7 * DAY_MS
    return { open: true, until: forever ? null : changeAt(current.to) }
  }
  const next = spans.find((span) => span.from > clock)
  const special = specialDays[dayAt(clock)]
  return {
    open: false,
    next: next ? changeAt(next.from) : null,
    ...(special?.closed && { holiday: special.name }),
  }
}

/** The same for a single moment, fast enough for hundreds of businesses: only yesterday's hours may still run. */
export function isOpenAt(hours: OperatingHours, now: Date, specialDays: SpecialDays = {}): boolean {
  const clock = capeTownClock(now).getTime()
  const midnight = Math.floor(clock / DAY_MS) * DAY_MS
  return [midnight, midnight - DAY_MS].some((day) => {
    const span = spanOfDay(specialDays[dayAt(day)] ?? hours[weekdayAt(day)])
    const minute = (clock - day) / MINUTE_MS
    return span !== null && span.from <= minute && minute < span.to
  })
}

/**
 * When the opening-hours sentence changes next; null if never. That of a closed business also changes at
 * midnight: 'tomorrow' becomes today, and a holiday ends.
 */
export function nextOpeningChange(state: OpenState, now: Date): Date | null {
  const midnight = capeTownClock(now)
  midnight.setUTCHours(0, 0, 0, 0)
  const inMinutes = (minutes: number) =>
    momentOfClock(new Date(midnight.getTime() + minutes * MINUTE_MS))
  const change = state.open ? state.until : state.next
  if (!state.open && (state.holiday || (change && change.daysAhead > 0))) return inMinutes(DAY)
  return change && inMinutes(change.daysAhead * DAY + (minutesOf(change.time) ?? 0))
}

/**
 * The opening periods of last week, this week and the next in order, in milliseconds of local time, with
 * adjacent ones merged: a shift that ends at midnight and one that begins there are one period.
 */
function spansAround(hours: OperatingHours, specialDays: SpecialDays, today: number): Span[] {
  const merged: Span[] = []
  // Formatting a date costs time, and most businesses have no special days.
  const hasSpecial = Object.keys(specialDays).length > 0
  const week = WEEKDAYS.map((weekday) => spanOfDay(hours[weekday]))
  for (let day = today - 7; day < today + 14; day++) {
    const midnight = day * DAY_MS
    const special = hasSpecial && specialDays[dayAt(midnight)]
    // The epoch, day 0, was a Thursday.
    const span = special ? spanOfDay(special) : week[(day + 3) % 7]
    if (!span) continue
    const from = midnight + span.from * MINUTE_MS
    const to = midnight + span.to * MINUTE_MS
    const last = merged.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else merged.push({ from, to })
  }
  return merged
}

const dayAt = (clock: number) => new Date(clock).toISOString().slice(0, 10)

function weekdayAt(clock: number): Weekday {
  return WEEKDAYS[(new Date(clock).getUTCDay() + 6) % 7] ?? 'monday'
}

/** 'HH:MM' as minutes from midnight; null if invalid. */
export function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):([0-5]\d)$/.exec(time) ?? []
  const total = Number(hours) * 60 + Number(minutes)
  return total <= DAY ? total : null
}
