import {
  type DayHours,
  isUnknownDay,
  type OperatingHours,
  type SpecialDays,
  spanOfDay,
  WEEKDAYS,
} from './opening-hours.ts'
import { WEEKDAY_NAMES } from './opening-hours-text.ts'

export interface OpeningHoursSpecification {
  '@type': 'OpeningHoursSpecification'
  dayOfWeek: string[]
  opens: string
  closes: string
}

/** In the format of schema.org, days with the same hours together. Hours past midnight stay one entry. */
export function openingHoursSpecification(hours: OperatingHours): OpeningHoursSpecification[] {
  const entries = new Map<string, OpeningHoursSpecification>()
  for (const weekday of WEEKDAYS) {
    if (isUnknownDay(hours[weekday])) continue
    const [opens, closes] = markupTimes(hours[weekday])
    const key = `${opens}-${closes}`
    const entry = entries.get(key)
    if (entry) entry.dayOfWeek.push(WEEKDAY_NAMES[weekday])
    else {
      entries.set(key, {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: [WEEKDAY_NAMES[weekday]],
        opens,
        closes,
      })
    }
  }
  return [...entries.values()]
}

/** Special days, in order. */
export function specialHoursSpecification(days: SpecialDays): object[] {
  return Object.entries(days)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([day, hours]) => {
      const [opens, closes] = markupTimes(hours)
      const valid = { validFrom: day, validThrough: day }
      return { '@type': 'OpeningHoursSpecification', ...valid, opens, closes }
    })
}

/** Search engines read midnight to midnight as closed, so a full day ends a minute early. */
function markupTimes(day: DayHours): [opens: string, closes: string] {
  const span = spanOfDay(day)
  if (!span) return ['00:00:00', '00:00:00']
  if (span.from === 0 && span.to === 24 * 60) return ['00:00:00', '23:59:00']
  return [`${day.open}:00`, day.close === '24:00' ? '23:59:00' : `${day.close}:00`]
}
