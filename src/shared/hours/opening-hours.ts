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

/**
 * One weekday. A close time at or before the open time runs past midnight; equal times mean all day, and two empty ones
 * that the owner has not said.
 */
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
  /** `next` is null if it is closed all week; `holiday` is why it is closed today, if that is known. */
  | { open: false; next: OpeningChange | null; holiday?: string; isUnknown?: true }

/** A period; its minutes may be past the day's midnight. */
export interface Span {
  from: number
  to: number
}

const DAY = 24 * 60
const MINUTE_MS = 60_000
const DAY_MS = DAY * MINUTE_MS

export const isUnknownDay = ({ open, close, closed }: DayHours): boolean =>
  !closed && open === '' && close === ''

/** The opening hours in minutes from that day's midnight; null for closed, unknown or invalid. */
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
export function openState(hours: OperatingHours, now: Date, specialDays?: SpecialDays): OpenState {
  const clock = capeTownClock(now).getTime()
  const today = Math.floor(clock / DAY_MS)
  const changeAt = (at: number): OpeningChange => {
    const day = Math.floor(at / DAY_MS)
    const time = new Date(at).toISOString().slice(11, 16)
    return { weekday: weekdayOf(day), time, daysAhead: day - today }
  }

  const spanOn = spansOf(hours, specialDays)
  const current = currentSpan(spanOn, clock, today)
  if (current) {
    const forever = current.to - current.from >= 7 * DAY_MS
    return { open: true, until: forever ? null : changeAt(current.to) }
  }
  let next: Span | null = null
  for (let day = today; !next && day < today + DAYS_AHEAD; day++) {
    const span = spanOn(day)
    if (span && span.from > clock) next = span
  }
  const special = specialOn(specialDays, today)
  return {
    open: false,
    next: next && changeAt(next.from),
    ...(special?.closed && { holiday: special.name }),
    ...(!special && isUnknownDay(hours[weekdayOf(today)]) && { isUnknown: true as const }),
  }
}

/** The same for a single moment, fast enough for hundreds of businesses. `weekdaysOfNow` are enough. */
export function isOpenAt(
  hours: Partial<OperatingHours>,
  now: Date,
  specialDays?: SpecialDays,
): boolean {
  const clock = capeTownClock(now).getTime()
  const today = Math.floor(clock / DAY_MS)
  const spanOn = spansOf(hours, specialDays)
  return isWithin(spanOn(today - 1), clock) || isWithin(spanOn(today), clock)
}

/** Yesterday and today: yesterday's hours may run past midnight. */
export function weekdaysOfNow(now: Date): readonly [Weekday, Weekday] {
  const today = Math.floor(capeTownClock(now).getTime() / DAY_MS)
  return [weekdayOf(today - 1), weekdayOf(today)]
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
  if (!state.open && (state.holiday || state.isUnknown || (change && change.daysAhead > 0)))
    return inMinutes(DAY)
  return change && inMinutes(change.daysAhead * DAY + (minutesOf(change.time) ?? 0))
}

/** Days from the epoch. */
type SpanOn = (day: number) => Span | null

/** The opening hours of a day, in milliseconds of local time. */
function spansOf(hours: Partial<OperatingHours>, specialDays?: SpecialDays): SpanOn {
  return (day) => {
    const ofDay = specialOn(specialDays, day) ?? hours[weekdayOf(day)]
    const span = ofDay ? spanOfDay(ofDay) : null
    const midnight = day * DAY_MS
    return span && { from: midnight + span.from * MINUTE_MS, to: midnight + span.to * MINUTE_MS }
  }
}

const isWithin = (span: Span | null, clock: number): span is Span =>
  span !== null && clock >= span.from && clock < span.to

const DAYS_AHEAD = 14
const DAYS_BACK = 7

/**
 * The opening period of now, with adjacent ones merged: a shift that ends at midnight and one that begins there
 * are one period. Yesterday's hours may run past midnight.
 */
function currentSpan(spanOn: SpanOn, clock: number, today: number): Span | null {
  for (const start of [today - 1, today]) {
    const current = spanOn(start)
    if (!isWithin(current, clock)) continue
    for (let day = start + 1; day < today + DAYS_AHEAD; day++) {
      const span = spanOn(day)
      if (!span || span.from > current.to) break
      current.to = Math.max(current.to, span.to)
    }
    for (let day = start - 1; day >= today - DAYS_BACK; day--) {
      const span = spanOn(day)
      if (!span || span.to < current.from) break
      current.from = span.from
    }
    return current
  }
  return null
}

/** Formatting a date costs time, and most businesses have no special days. */
const specialOn = (specialDays: SpecialDays | undefined, day: number) =>
  specialDays?.[new Date(day * DAY_MS).toISOString().slice(0, 10)]

/** The epoch, day 0, was a Thursday. */
const weekdayOf = (day: number): Weekday => WEEKDAYS[(day + 3) % 7] ?? 'monday'

/** 'HH:MM' as minutes from midnight; null if invalid. */
export function minutesOf(time: string): number | null {
  if (!/^\d\d:[0-5]\d$/.test(time)) return null
  const total = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  return total <= DAY ? total : null
}
