import { openLabel } from '#shared/hours/open-label.ts'
import { WEEKDAYS, type Weekday } from '#shared/hours/opening-hours.ts'
import type { NamedTime } from '#shared/hours/when.ts'
import type { Span } from './area-part.ts'

/** A time in the words of a query, as 'saturday morning', 'tonight' or '7pm'. */
export interface FoundTime extends Span {
  when: NamedTime
  label: string
}

const namesOf = (days: string) =>
  new Map(days.split(' ').map((name, at) => [name, WEEKDAYS[at % 7]]))

const WEEKDAY_OF: ReadonlyMap<string, Weekday | undefined> = new Map([
  ...namesOf(WEEKDAYS.join(' ')),
  ...namesOf(WEEKDAYS.map((day) => `${day}s`).join(' ')),
  ...namesOf('maandag dinsdag woensdag donderdag vrydag saterdag sondag'),
  ...namesOf('maandae dinsdae woensdae donderdae vrydae saterdae sondae'),
  ...namesOf('mvulo lwesibini lwesithathu lwesine lwesihlanu mgqibelo cawe'),
])

type PartOfDay = Required<Pick<NamedTime, 'until'>> & { time: string }

const MORNING: PartOfDay = { time: '09:00', until: '12:00' }
const LUNCH: PartOfDay = { time: '13:00', until: '15:00' }
const AFTERNOON: PartOfDay = { time: '15:00', until: '18:00' }
const EVENING: PartOfDay = { time: '19:00', until: '24:00' }

const OTHER_DAYS: ReadonlyMap<string, NamedTime> = new Map([
  ['today', { day: 'today', time: null }],
  ['vandag', { day: 'today', time: null }],
  ['namhlanje', { day: 'today', time: null }],
  ['tomorrow', { day: 'tomorrow', time: null }],
  ['ngomso', { day: 'tomorrow', time: null }],
  ['tonight', { day: 'today', ...EVENING }],
  ['vanaand', { day: 'today', ...EVENING }],
])

/** Words that say the time of a day. */
const PARTS: ReadonlyMap<string, PartOfDay> = new Map([
  ['morning', MORNING],
  ['oggend', MORNING],
  ['afternoon', AFTERNOON],
  ['middag', AFTERNOON],
  ['evening', EVENING],
  ['aand', EVENING],
  ['night', EVENING],
])

/** Meals say a time, and what is wanted as well. */
const MEALS: ReadonlyMap<string, PartOfDay> = new Map([
  ['breakfast', MORNING],
  ['ontbyt', MORNING],
  ['brunch', { time: '11:00', until: '14:00' }],
  ['lunch', LUNCH],
  ['middagete', LUNCH],
  ['dinner', EVENING],
  ['supper', EVENING],
  ['aandete', EVENING],
])

const BEFORE_DAY = new Set('open oop on op this next coming a hierdie'.split(' '))
const BEFORE_TIME = new Set('at om by from'.split(' '))

/** The first time in the words; a query has one. */
export function findTime(words: readonly string[]): FoundTime | null {
  for (const start of words.keys()) {
    const found = dayAt(words, start) ?? timeAlone(words, start) ?? nowAt(words, start)
    if (found) return found
  }
  return null
}

function dayAt(words: readonly string[], at: number): FoundTime | null {
  const word = words[at] ?? ''
  const weekday = WEEKDAY_OF.get(word)
  const named: NamedTime | undefined = weekday ? { day: weekday, time: null } : OTHER_DAYS.get(word)
  if (!named) return null
  const next = words[at + 1] ?? ''
  const part = PARTS.get(next)
  const clock = part ? null : clockAt(words, at + 1, { isAfterDay: true })
  const meal = MEALS.get(next) ?? mealBefore(words, at)
  const end = clock?.end ?? at + (part ? 2 : 1)
  const usual = named.time === null ? { ...named, ...meal } : named
  const when = clock ? { day: named.day, time: clock.time } : { ...usual, ...part }
  // 'tonight' says it in one word.
  return { when, label: labelOf(when, word), start: beginningOf(words, at), end }
}

/** 'lunch on sunday', 'supper tonight'. */
function mealBefore(words: readonly string[], at: number): PartOfDay | undefined {
  return MEALS.get(words[beginningOf(words, at) - 1] ?? '')
}

function beginningOf(words: readonly string[], at: number): number {
  let start = at
  while (start > 0 && BEFORE_DAY.has(words[start - 1] ?? '')) start -= 1
  return start
}

/** '7pm' without a day is today. */
function timeAlone(words: readonly string[], at: number): FoundTime | null {
  const clock = clockAt(words, at, { isAfterDay: false })
  if (!clock) return null
  const when = { day: 'today', time: clock.time } as const
  return { when, label: `Open at ${clock.time}`, start: at, end: clock.end }
}

function nowAt(words: readonly string[], at: number): FoundTime | null {
  if (words[at] !== 'now' && words[at] !== 'nou') return null
  const start = words[at - 1] === 'right' ? at - 1 : at
  return { when: { day: 'today', time: 'now' }, label: 'Open now', start, end: at + 1 }
}

/** Nobody asks for a service that takes as many hours and minutes. */
const LONGEST_SERVICE_HOURS = 5

/** '7pm', '7 pm', '18h30', 'at 18 30': a clock time from this word on. */
function clockAt(
  words: readonly string[],
  start: number,
  { isAfterDay }: { isAfterDay: boolean },
): { time: string; end: number } | null {
  const isAfterAt = BEFORE_TIME.has(words[start] ?? '')
  const at = isAfterAt ? start + 1 : start
  const [first = '', second = ''] = words.slice(at, at + 2)
  const [, hours, minutes, half] = /^(\d\d?)(?:h(\d\d)?|(am|pm))?$/.exec(first) ?? []
  if (hours === undefined) return null
  if (half ?? (second === 'am' || second === 'pm')) {
    const time = twelveHours(Number(hours), half ?? second)
    return time === null ? null : { time, end: at + (half ? 1 : 2) }
  }
  if (first.includes('h')) {
    // '2h' and '1h30' say how long it takes. A time has 'at' before it; with minutes, a day or an hour from 6 on will do.
    const isLate = Number(hours) > LONGEST_SERVICE_HOURS
    const isTime = isAfterAt || (minutes !== undefined && (isAfterDay || isLate))
    return isTime ? clock(Number(hours), minutes ?? '00', at + 1) : null
  }
  // A number alone may be anything, so 'at' must stand before it.
  return isAfterAt && /^[0-5]\d$/.test(second) ? clock(Number(hours), second, at + 2) : null
}

function twelveHours(hours: number, half: string): string | null {
  if (hours < 1 || hours > 12) return null
  return clockText((hours % 12) + (half === 'pm' ? 12 : 0), '00')
}

function clock(hours: number, minutes: string, end: number): { time: string; end: number } | null {
  return hours < 24 && Number(minutes) < 60 ? { time: clockText(hours, minutes), end } : null
}

const clockText = (hours: number, minutes: string) => `${`${hours}`.padStart(2, '0')}:${minutes}`

function labelOf(when: NamedTime, word: string): string {
  if (when.time === '19:00' && ['tonight', 'vanaand'].includes(word)) return 'Open tonight'
  return openLabel(when)
}
