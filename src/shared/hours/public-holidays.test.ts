import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDay } from '#shared/booking/booking-date.ts'
import { weekdayIndex } from '#shared/time/calendar-days.ts'
import { comingHolidays, publicHolidays } from './public-holidays.ts'

const daysOf = (year: number) => publicHolidays(year).map(({ day }) => day.slice(5))

test('the holidays of 2026 and 2027, as the government lists them', () => {
  expect(publicHolidays(2026)).toEqual([
    { day: '2026-01-01', name: 'New Year’s Day' },
    { day: '2026-03-21', name: 'Human Rights Day' },
    { day: '2026-04-03', name: 'Good Friday' },
    { day: '2026-04-06', name: 'Family Day' },
    { day: '2026-04-27', name: 'Freedom Day' },
    { day: '2026-05-01', name: 'Workers’ Day' },
    { day: '2026-06-16', name: 'Youth Day' },
    { day: '2026-08-09', name: 'National Women’s Day' },
    { day: '2026-08-10', name: 'National Women’s Day, observed' },
    { day: '2026-09-24', name: 'Heritage Day' },
    { day: '2026-12-16', name: 'Day of Reconciliation' },
    { day: '2026-12-25', name: 'Christmas Day' },
    { day: '2026-12-26', name: 'Day of Goodwill' },
  ])
  expect(publicHolidays(2027).filter(({ name }) => name.endsWith('observed'))).toEqual([
    { day: '2027-03-22', name: 'Human Rights Day, observed' },
    { day: '2027-12-27', name: 'Day of Goodwill, observed' },
  ])
})

test('Easter moves over its whole range', () => {
  const known = {
    1818: '03-22',
    1943: '04-25',
    2000: '04-23',
    2008: '03-23',
    2024: '03-31',
    2025: '04-20',
    2027: '03-28',
    2038: '04-25',
    2076: '04-19',
  }
  for (const [year, easter] of Object.entries(known)) {
    const family = publicHolidays(Number(year)).find(({ name }) => name.includes('Family Day'))
    const sunday = new Date(`${family?.day}T00:00:00Z`).getTime() - 24 * 3600 * 1000
    expect(new Date(sunday).toISOString().slice(5, 10)).toBe(easter)
  }
})

test('two holidays on one day are one day with both names', () => {
  expect(publicHolidays(2008)).toContainEqual({
    day: '2008-03-21',
    name: 'Human Rights Day and Good Friday',
  })
})

test('a Monday that is a holiday already gets no second one', () => {
  // Christmas Day of 2033 is a Sunday; the Monday is the Day of Goodwill.
  expect(daysOf(2033).slice(-3)).toEqual(['12-16', '12-25', '12-26'])
})

test('in any year: real days, in order, once, and a Monday off after every Sunday', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1995, max: 4000 }), (year) => {
      const days = publicHolidays(year).map(({ day }) => day)
      expect(days.every(isDay)).toBe(true)
      expect(days).toEqual([...new Set(days)].sort())
      const all = new Set(days)
      for (const day of days)
        if (weekdayIndex(day) === 6) {
          const monday = new Date(Date.parse(day) + 24 * 3600 * 1000).toISOString().slice(0, 10)
          expect(all.has(monday)).toBe(true)
        }
    }),
  )
})

test('the next twelve months cross the end of the year', () => {
  const coming = comingHolidays('2026-12-16')
  expect(coming[0]).toEqual({ day: '2026-12-16', name: 'Day of Reconciliation' })
  expect(coming.at(-1)).toEqual({ day: '2027-09-24', name: 'Heritage Day' })
})
