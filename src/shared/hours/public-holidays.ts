import { addDays, weekdayIndex } from '#shared/time/calendar-days.ts'

export interface PublicHoliday {
  day: string
  name: string
}

/** Holidays with a fixed date, by the Public Holidays Act, 36 of 1994. */
const FIXED: readonly [monthAndDay: string, name: string][] = [
  ['01-01', 'New Year’s Day'],
  ['03-21', 'Human Rights Day'],
  ['04-27', 'Freedom Day'],
  ['05-01', 'Workers’ Day'],
  ['06-16', 'Youth Day'],
  ['08-09', 'National Women’s Day'],
  ['09-24', 'Heritage Day'],
  ['12-16', 'Day of Reconciliation'],
  ['12-25', 'Christmas Day'],
  ['12-26', 'Day of Goodwill'],
]
const SUNDAY = 6

/**
 * South Africa's public holidays of a year, in order. If one falls on a Sunday, the Monday after it is a
 * holiday as well, unless it is one already. Holidays proclaimed for a single year (an election, for example)
 * are not included.
 */
export function publicHolidays(year: number): PublicHoliday[] {
  const easter = easterSunday(year)
  const named: PublicHoliday[] = [
    ...FIXED.map(([monthAndDay, name]) => ({ day: `${fourDigits(year)}-${monthAndDay}`, name })),
    { day: addDays(easter, -2), name: 'Good Friday' },
    { day: addDays(easter, 1), name: 'Family Day' },
  ]
  const holidays = new Map<string, string>()
  for (const { day, name } of named) {
    const other = holidays.get(day)
    holidays.set(day, other ? `${other} and ${name}` : name)
  }
  for (const [day, name] of [...holidays]) {
    const monday = addDays(day, 1)
    if (weekdayIndex(day) === SUNDAY && !holidays.has(monday))
      holidays.set(monday, `${name}, observed`)
  }
  return [...holidays]
    .map(([day, name]) => ({ day, name }))
    .sort((one, other) => (one.day < other.day ? -1 : 1))
}

/** The holidays of the twelve months from this day on. */
export function comingHolidays(from: string): PublicHoliday[] {
  const year = Number(from.slice(0, 4))
  const end = `${fourDigits(year + 1)}${from.slice(4)}`
  return [...publicHolidays(year), ...publicHolidays(year + 1)].filter(
    ({ day }) => from <= day && day < end,
  )
}

const fourDigits = (year: number) => String(year).padStart(4, '0')

/** The Gregorian Easter date: the Sunday after the full moon that follows 21 March. */
function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const leapCenturies = Math.floor(century / 4)
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - leapCenturies - moonShift + 15) % 30
  const leapYears = Math.floor((year % 100) / 4)
  const toSunday = (32 + 2 * (century % 4) + 2 * leapYears - moon - ((year % 100) % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * toSunday) / 451)
  return addDays(`${fourDigits(year)}-03-22`, moon + toSunday - 7 * late)
}
