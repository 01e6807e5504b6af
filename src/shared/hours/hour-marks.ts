import { addDays, weekdayIndex } from '#shared/time/calendar-days.ts'
import { capeTownClock } from '#shared/time/cape-town-time.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { type OperatingHours, type Span, spanOfDay, WEEKDAYS } from './opening-hours.ts'
import type { When } from './when.ts'

/**
 * Opening hours as terms for the search index, so that it finds who is open without reading their hours. A
 * day has 96 quarter hours, and each opening period is split into aligned blocks of 1, 2, 4 up to 64 of them:
 * a usual day needs two to six terms, and a moment is in seven blocks.
 */
const QUARTER = 15
const QUARTERS_PER_DAY = 96
const LARGEST = 64

const markOf = (weekday: number, start: number, size: number) => `h${weekday}x${start}x${size}`

/** Odd minutes are rounded outwards: some just closed are included, but no open one is missed. */
export function hourMarksOf(hours: OperatingHours | null): string {
  if (!hours) return ''
  const marks = new Set<string>()
  for (const [weekday, name] of WEEKDAYS.entries()) {
    const span = spanOfDay(hours[name])
    if (span) for (const mark of marksOfSpan(weekday, span)) marks.add(mark)
  }
  return [...marks].join(' ')
}

function* marksOfSpan(weekday: number, { from, to }: Span): Generator<string> {
  const end = Math.ceil(to / QUARTER)
  for (let at = Math.floor(from / QUARTER); at < end; ) {
    // After midnight it belongs to the next day.
    const start = at % QUARTERS_PER_DAY
    let size = LARGEST
    while (start % size !== 0 || start + size > QUARTERS_PER_DAY || at + size > end) size /= 2
    yield markOf((weekday + (at < QUARTERS_PER_DAY ? 0 : 1)) % WEEKDAYS.length, start, size)
    at += size
  }
}

/** A special day, 'YYYY-MM-DD': as migration 29 writes it. */
const dayMark = (day: string) => `d${day.replaceAll('-', '')}`

/** A weekday with any opening hours: the search index derives it from the marks of its hours. */
const weekdayMark = (weekday: number) => `w${weekday}`
/** The beginnings of the marks of each weekday. */
export const WEEKDAY_MARKS = WEEKDAYS.map((_, weekday) => ({
  mark: weekdayMark(weekday),
  beginning: `h${weekday}x`,
}))

/** Every business that is open then has one of these. The hours of a special day before may run past midnight. */
export function marksOfWhen({ day, at }: When): string[] {
  if (at === null) return [dayMark(day), weekdayMark(weekdayIndex(day))]
  const clock = capeTownClock(at)
  const weekday = (clock.getUTCDay() + 6) % WEEKDAYS.length
  const quarter = Math.floor((clock.getUTCHours() * 60 + clock.getUTCMinutes()) / QUARTER)
  const marks = [dayMark(capeTownDay(at)), dayMark(addDays(capeTownDay(at), -1))]
  for (let size = LARGEST; size >= 1; size /= 2)
    marks.push(markOf(weekday, quarter - (quarter % size), size))
  return marks
}
