import ICAL from 'ical.js'
import { TooMuchError } from './calendar-error.ts'
import { HOME, learnZones } from './named-zones.ts'

/** More than anybody has; each bounds the work of one file. */
const MOST_EVENTS = 10_000
const MOST_STEPS = 20_000
const MOST_TIMES = 200_000
const MOST_SPANS = 5_000

const DAY_MS = 24 * 60 * 60 * 1000
const DAYS_OF: Partial<Record<string, number>> = { DAILY: 1, WEEKLY: 7 }

export interface BusyQuestion {
  text: string
  from: number
  to: number
  /** The host in the UIDs of our own bookings: they are in the diary already. */
  ownHost: string
}

/** Start and end in milliseconds. */
type BusySpan = [start: number, end: number]

export interface BusyAnswer {
  /** In order, without overlaps, within the period. */
  spans: BusySpan[]
  /** How many events could not be understood. */
  unread: number
}

/** When the owner of a calendar file is busy: nothing else of it is taken. Throws if the text is no calendar. */
export function readCalendar({ text, from, to, ownHost }: BusyQuestion): BusyAnswer {
  const events = readEvents(text).filter((event) => !uidOf(event).endsWith(`@${ownHost}`))
  if (events.length > MOST_EVENTS) throw new TooMuchError()
  const changed = Map.groupBy(
    events.filter((event) => event.hasProperty('recurrence-id')),
    uidOf,
  )
  const spans: BusySpan[] = []
  const zones = new Set<string>()
  let unread = 0
  for (const event of events) {
    try {
      learnZones(event, zones)
      const found = event.hasProperty('recurrence-id')
        ? singleSpan(event)
        : spansOf(event, changed.get(uidOf(event)) ?? [], { from, to })
      spans.push(...found.filter(([start, end]) => start < to && end > from && end > start))
    } catch (error) {
      if (error instanceof TooMuchError) throw error
      unread += 1
    }
    if (spans.length > MOST_TIMES) throw new TooMuchError()
  }
  return { spans: merge(spans, from, to), unread }
}

function readEvents(text: string): ICAL.Component[] {
  const parsed = ICAL.parse(text)
  if (parsed.length === 0) throw new Error('nothing in it')
  // Several calendars in one file are a list of lists.
  const calendars = typeof parsed[0] === 'string' ? [parsed] : parsed
  const found = calendars.map((calendar: object[]) => new ICAL.Component(calendar))
  if (found.some(({ name }: ICAL.Component) => name !== 'vcalendar')) throw new Error('no calendar')
  return found.flatMap((calendar: ICAL.Component) => calendar.getAllSubcomponents('vevent'))
}

const textOf = (event: ICAL.Component, name: string) =>
  String(event.getFirstPropertyValue(name) ?? '')
const uidOf = (event: ICAL.Component) => textOf(event, 'uid')

const isBusy = (event: ICAL.Component) =>
  textOf(event, 'transp').toUpperCase() !== 'TRANSPARENT' &&
  textOf(event, 'status').toUpperCase() !== 'CANCELLED'

function singleSpan(component: ICAL.Component): BusySpan[] {
  if (!isBusy(component)) return []
  const { startDate, endDate } = new ICAL.Event(component, { exceptions: [] })
  return [[momentOf(startDate), momentOf(endDate)]]
}

/** Every time of an event that may repeat, but those that have an event of their own. */
function spansOf(
  component: ICAL.Component,
  changed: ICAL.Component[],
  { from, to }: Pick<BusyQuestion, 'from' | 'to'>,
): BusySpan[] {
  const [first] = singleSpan(component)
  if (!first) return []
  if (!component.hasProperty('rrule') && !component.hasProperty('rdate')) return [first]
  const length = first[1] - first[0]
  const event = new ICAL.Event(component, { exceptions: changed })
  const own = new Set(changed.map(replacedMoment))
  const dtstart = laterStart(component, event.startDate, from - first[0] - length)
  const times = new ICAL.RecurExpansion({ component, dtstart })
  const spans: BusySpan[] = []
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = times.next()
    if (!next) return spans
    const start = momentOf(next)
    if (start >= to) return spans
    if (own.has(start)) continue
    spans.push(
      event.rangeExceptions?.length > 0
        ? rangeSpan(event.getOccurrenceDetails(next))
        : [start, start + length],
    )
  }
  throw new TooMuchError()
}

/** The time of the series that this event takes the place of. */
function replacedMoment(event: ICAL.Component): number {
  const time = event.getFirstPropertyValue('recurrence-id')
  return time instanceof ICAL.Time ? momentOf(time) : Number.NaN
}

type OccurrenceDetails = ReturnType<ICAL.Event['getOccurrenceDetails']>

/** 'This and all later ones' were changed. */
function rangeSpan({ item, startDate, endDate }: OccurrenceDetails): BusySpan {
  if (!isBusy(item.component)) return [0, 0]
  return [momentOf(startDate), momentOf(endDate)]
}

/**
 * A rule of days or weeks without a count gives the same times from any of them on: an event of 2005 need not be
 * counted through.
 */
function laterStart(component: ICAL.Component, start: ICAL.Time, passed: number): ICAL.Time {
  const rules = component.getAllProperties('rrule')
  const rule = rules[0]?.getFirstValue()
  const days = rule instanceof ICAL.Recur && rule.count === null ? DAYS_OF[rule.freq] : undefined
  if (!(rule instanceof ICAL.Recur) || rules.length !== 1 || days === undefined) return start
  const step = days * rule.interval
  const steps = Math.floor(passed / DAY_MS / step) - 1
  if (steps <= 0) return start
  const later = start.clone()
  later.adjust(steps * step, 0, 0, 0)
  return later
}

/** A day begins at midnight in Cape Town, and a time without a zone is of there. */
function momentOf(time: ICAL.Time): number {
  const { zone, isDate } = time
  if (!isDate && zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1000
  const { year, month, day, hour, minute, second } = time
  return Date.UTC(year, month - 1, day, hour, minute, second) - HOME.utcOffset(time) * 1000
}

function merge(spans: readonly BusySpan[], from: number, to: number): BusySpan[] {
  const merged: BusySpan[] = []
  for (const [start, end] of spans.toSorted(([one], [other]) => one - other)) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.min(to, Math.max(last[1], end))
    else merged.push([Math.max(from, start), Math.min(to, end)])
  }
  if (merged.length > MOST_SPANS) throw new TooMuchError()
  return merged
}
