import { type OperatingHours, WEEKDAYS, type Weekday } from '#shared/hours/opening-hours.ts'

const PART =
  /^(mon|tue|wed|thu|fri|sat|sun)(?:-(mon|tue|wed|thu|fri|sat|sun))? (?:((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)|(all day))$/

/**
 * 'mon-fri 08:00-17:00, sat 09:00-13:00': a day that is not listed is closed. 'all day' means equal times,
 * which is 24 hours in the catalogue.
 */
export function hours(shorthand: string): OperatingHours {
  const week = closedWeek()
  const named = new Set<Weekday>()
  for (const part of shorthand.split(', ')) {
    const [, from, to, open, close, allDay] = PART.exec(part) ?? fail(shorthand, part)
    for (const day of daysBetween(from, to ?? from)) {
      if (named.has(day)) fail(shorthand, day)
      named.add(day)
      week[day] = allDay
        ? { open: '00:00', close: '00:00', closed: false }
        : { open: open ?? '', close: close ?? '', closed: false }
    }
  }
  return week
}

function closedWeek(): OperatingHours {
  const closed = () => ({ open: '', close: '', closed: true })
  return {
    monday: closed(),
    tuesday: closed(),
    wednesday: closed(),
    thursday: closed(),
    friday: closed(),
    saturday: closed(),
    sunday: closed(),
  }
}

function daysBetween(from: string | undefined, to: string | undefined): Weekday[] {
  const first = WEEKDAYS.findIndex((day) => day.startsWith(from ?? ''))
  const last = WEEKDAYS.findIndex((day) => day.startsWith(to ?? ''))
  // 'sat-mon' wraps around the end of the week.
  return first <= last
    ? WEEKDAYS.slice(first, last + 1)
    : [...WEEKDAYS.slice(first), ...WEEKDAYS.slice(0, last + 1)]
}

function fail(shorthand: string, part: string): never {
  throw new Error(`Opening hours "${shorthand}" make no sense at "${part}".`)
}
