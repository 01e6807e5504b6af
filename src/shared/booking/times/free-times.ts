import {
  type DayHours,
  minutesOf,
  type OperatingHours,
  type Span,
  spanOfDay,
  WEEKDAYS,
  type Weekday,
} from '#shared/hours/opening-hours.ts'
import { addDays, weekdayIndex } from '#shared/time/calendar-days.ts'
import { capeTownDay, startOfDay } from '#shared/time/dates.ts'

/** Two clock times of one day, 'HH:MM'. */
interface Break {
  from: string
  to: string
}
export type Breaks = Partial<Record<Weekday, Break[]>>

/** When a business can be booked. */
export interface BookingRules {
  /** Null until the owner sets opening hours: then there are no free times. */
  hours: OperatingHours | null
  breaks: Breaks
  /** Special days, in place of their weekday's hours and breaks. */
  specialDays: ReadonlyMap<string, DayHours>
  noticeMinutes: number
  horizonDays: number
}

export interface FreeTime {
  start: number
  end: number
  left: number
}

/** How many more can be booked in a period; asked in order of time. */
export type Room = (start: number, end: number) => number

export type TimeState = 'free' | 'past' | 'notice' | 'far' | 'closed' | 'taken'

const MINUTE = 60_000
const SHORTEST_STEP = 15
const LONGEST_STEP = 60

/** The grid of start times: every duration, but at least every hour, from opening or from the end of a break. */
const stepOf = (minutes: number) => Math.min(LONGEST_STEP, Math.max(SHORTEST_STEP, minutes))

/** Every start on these days that the opening hours allow, free or not, in order. */
function gridTimes(rules: BookingRules, minutes: number, from: string, days: number): number[] {
  const starts: number[] = []
  const first = startOfDay(from).getTime()
  const end = startOfDay(addDays(from, days)).getTime()
  // The opening hours of the evening before may run past midnight.
  for (let offset = -1; offset < days; offset++) {
    const day = addDays(from, offset)
    const midnight = startOfDay(day).getTime()
    for (const span of openSpans(rules, day))
      for (let at = span.from; at + minutes <= span.to; at += stepOf(minutes)) {
        const start = midnight + at * MINUTE
        if (start >= first && start < end) starts.push(start)
      }
  }
  // Hours past midnight may overlap the early hours of the next day.
  starts.sort((one, other) => one - other)
  return starts.filter((start, index) => start !== starts[index - 1])
}

/** The opening hours of that day without breaks, in minutes from midnight. */
function openSpans({ hours, breaks, specialDays }: BookingRules, day: string): Span[] {
  const weekday = WEEKDAYS[weekdayIndex(day)]
  if (!hours || !weekday) return []
  const special = specialDays.get(day)
  const open = spanOfDay(special ?? hours[weekday])
  if (!open) return []
  return special ? [open] : withoutBreaks(open, breaks[weekday] ?? [])
}

function withoutBreaks(open: Span, breaks: readonly Break[]): Span[] {
  let spans = [open]
  for (const pause of breaks) {
    const cut = breakSpan(pause, open)
    spans = spans.flatMap((span) => [
      ...(cut.from > span.from ? [{ from: span.from, to: Math.min(span.to, cut.from) }] : []),
      ...(cut.to < span.to ? [{ from: Math.max(span.from, cut.to), to: span.to }] : []),
    ])
  }
  return spans
}

/** A break at 00:30 of a bar that opens at 18:00 is after midnight. */
export function breakSpan({ from, to }: Break, open: Span): Span {
  const day = 24 * 60
  const begin = minutesOf(from) ?? 0
  const start = begin < open.from && open.to > day ? begin + day : begin
  const end = (minutesOf(to) ?? 0) + Math.floor(start / day) * day
  return { from: start, to: end > start ? end : end + day }
}

/** The bookable ones, and how many seats each has left. */
export function freeTimes(
  rules: BookingRules,
  minutes: number,
  room: Room,
  { from, days, now }: { from: string; days: number; now: Date },
): FreeTime[] {
  const earliest = now.getTime() + rules.noticeMinutes * MINUTE
  const end = endOfHorizon(rules, now)
  const times: FreeTime[] = []
  for (const start of gridTimes(rules, minutes, from, days)) {
    if (start < earliest || start >= end) continue
    const time = { start, end: start + minutes * MINUTE }
    const left = room(time.start, time.end)
    if (left > 0) times.push({ ...time, left })
  }
  return times
}

/** Whether this time can be booked, and if not, why. */
export function timeState(
  rules: BookingRules,
  minutes: number,
  room: Room,
  { start, now }: { start: Date; now: Date },
): TimeState {
  const at = start.getTime()
  const outside = outsideBookingWindow(rules, { start, now })
  if (outside) return outside
  if (!gridTimes(rules, minutes, capeTownDay(start), 1).includes(at)) return 'closed'
  if (at < now.getTime() + rules.noticeMinutes * MINUTE) return 'notice'
  return room(at, at + minutes * MINUTE) > 0 ? 'free' : 'taken'
}

/** Past, or too far ahead. */
export function outsideBookingWindow(
  rules: Pick<BookingRules, 'horizonDays'>,
  { start, now }: { start: Date; now: Date },
): 'past' | 'far' | null {
  if (start <= now) return 'past'
  return start.getTime() < endOfHorizon(rules, now) ? null : 'far'
}

/** The midnight after the last bookable day. */
function endOfHorizon({ horizonDays }: Pick<BookingRules, 'horizonDays'>, now: Date): number {
  return startOfDay(addDays(capeTownDay(now), horizonDays + 1)).getTime()
}
