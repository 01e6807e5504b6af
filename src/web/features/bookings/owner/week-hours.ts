import { type Breaks, breakSpan } from '#shared/booking/times/free-times.ts'
import {
  isUnknownDay,
  type OperatingHours,
  type SpecialDays,
  spanOfDay,
  WEEKDAYS,
} from '#shared/hours/opening-hours.ts'
import { weekdayIndex } from '#shared/time/calendar-days.ts'
import type { ShownHours } from './week-layout.ts'

/** The opening hours of weekdays with their breaks, and the special days. */
export interface WeekHours {
  hours: OperatingHours | null
  breaks: Breaks
  specialDays: SpecialDays
}

/** A closed period, in hours from the top. */
export interface ClosedSpan {
  from: number
  to: number
  /** Its label; none before opening and after closing. */
  word: string
}

function hoursOn({ hours, breaks, specialDays }: WeekHours, day: string) {
  const weekday = WEEKDAYS[weekdayIndex(day)]
  const special = specialDays[day]
  const usual = weekday && hours?.[weekday]
  const open = special ?? usual
  return {
    special,
    isKnown: open !== undefined && !isUnknownDay(open),
    span: open ? spanOfDay(open) : null,
    // A special day has no breaks: its hours replace everything of its weekday.
    breaks: special || !weekday ? [] : (breaks[weekday] ?? []),
  }
}

/** From the first opening to the last closing of these days, in minutes; null if all are closed. */
export function openMinutes(week: WeekHours, days: readonly string[]) {
  const spans = days.flatMap((day) => hoursOn(week, day).span ?? [])
  if (spans.length === 0) return null
  return {
    from: Math.min(...spans.map(({ from }) => from)),
    to: Math.max(...spans.map(({ to }) => to)),
  }
}

export function closedSpans(week: WeekHours, day: string, shown: ShownHours): ClosedSpan[] {
  const { special, isKnown, span, breaks } = hoursOn(week, day)
  const length = shown.to - shown.from
  if (!isKnown) return []
  if (!span) return [{ from: 0, to: length, word: special?.name ?? 'Closed' }]
  const fromTop = (minutes: number) =>
    Math.min(length, Math.max(0, Math.min(span.to, Math.max(span.from, minutes)) / 60 - shown.from))
  const before = { from: 0, to: fromTop(span.from), word: '' }
  const after = { from: fromTop(span.to), to: length, word: '' }
  const longer = after.to - after.from > before.to ? after : before
  if (special) longer.word = special.name
  const pauses = breaks.map((pause) => {
    const { from, to } = breakSpan(pause, span)
    return { from: fromTop(from), to: fromTop(to), word: 'Break' }
  })
  return [before, ...pauses, after].filter(({ from, to }) => to > from)
}

/** Where a label fits in a period, in hours: in the longer part, if the line for 'now' crosses it. */
export function roomForWord({ from, to }: Pick<ClosedSpan, 'from' | 'to'>, now: number | null) {
  if (now === null || now <= from || now >= to) return { from, to }
  return now - from > to - now ? { from, to: now } : { from: now, to }
}

/** The same in words. */
export function hoursInWords(week: WeekHours, day: string): string[] {
  const { special, isKnown, span, breaks } = hoursOn(week, day)
  if (!isKnown) return []
  if (!span) return [special ? `Closed: ${special.name}` : 'Closed']
  if (special) return [`${special.name}: open ${special.open} to ${special.close}`]
  return breaks.map(({ from, to }) => `${from} to ${to} Break`)
}
