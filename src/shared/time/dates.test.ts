import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  capeTownDay,
  capeTownMonth,
  formatDate,
  formatDateTime,
  formatShortDate,
  startOfCapeTownDay,
  startOfCapeTownMonth,
  weekOf,
  wholeDaysSince,
} from './dates.ts'

const moments = fc.date({
  min: new Date('1990-01-01'),
  max: new Date('2090-01-01'),
  noInvalidDate: true,
})

describe('the calendar of Cape Town', () => {
  test('begins a new day at 22:00 UTC', () => {
    expect(capeTownDay(new Date('2024-12-31T21:59:59Z'))).toBe('2024-12-31')
    expect(capeTownDay(new Date('2024-12-31T22:00:00Z'))).toBe('2025-01-01')
    expect(capeTownMonth(new Date('2024-12-31T22:00:00Z'))).toBe('2025-01')
  })

  test('a month begins at midnight in Cape Town', () => {
    expect(startOfCapeTownMonth(new Date('2024-08-15T10:00:00Z')).toISOString()).toBe(
      '2024-07-31T22:00:00.000Z',
    )
    expect(startOfCapeTownMonth(new Date('2024-07-31T22:30:00Z')).toISOString()).toBe(
      '2024-07-31T22:00:00.000Z',
    )
  })

  test('begins a new week on Mondays at 22:00 UTC on Sunday', () => {
    expect(weekOf(new Date('2026-11-22T21:59:59.999Z'))).toBe('2026-11-16')
    expect(weekOf(new Date('2026-11-22T22:00:00.000Z'))).toBe('2026-11-23')
  })

  test('agrees with the time zone database', () => {
    const zone = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Johannesburg' })
    fc.assert(fc.property(moments, (moment) => capeTownDay(moment) === zone.format(moment)))
  })

  test('the start of a day or month lies in it, and the millisecond before does not', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const day = startOfCapeTownDay(moment)
        expect(capeTownDay(day)).toBe(capeTownDay(moment))
        expect(capeTownDay(new Date(day.getTime() - 1))).not.toBe(capeTownDay(moment))
        const month = startOfCapeTownMonth(moment)
        expect(capeTownMonth(month)).toBe(capeTownMonth(moment))
        expect(capeTownMonth(new Date(month.getTime() - 1))).not.toBe(capeTownMonth(moment))
      }),
    )
  })
})

test('dates read the South African way', () => {
  expect(formatDate('2024-08-15')).toBe('15 August 2024')
  expect(formatDate('2024-07-31T22:30:00.000Z')).toBe('1 August 2024')
  expect(formatDateTime('2024-07-31T22:05:00.000Z')).toBe('1 August 2024, 00:05')
})

test('whole days since', () => {
  const now = new Date('2024-08-15T12:00:00Z')
  expect(wholeDaysSince('2024-08-15T11:59:00Z', now)).toBe(0)
  expect(wholeDaysSince('2024-08-14T12:00:01Z', now)).toBe(0)
  expect(wholeDaysSince('2024-08-14T12:00:00Z', now)).toBe(1)
  expect(wholeDaysSince('2024-07-15T12:00:00Z', now)).toBe(31)
  expect(wholeDaysSince('2024-08-16T12:00:00Z', now)).toBe(0)
})

test('a short date is the long one with three letters for the month', () => {
  expect(formatShortDate('2024-08-31T22:30:00Z')).toBe('1 Sep 2024')
  fc.assert(
    fc.property(moments, (moment) => {
      const [day, month, year] = formatDate(moment.toISOString()).split(' ')
      expect(formatShortDate(moment.toISOString())).toBe(`${day} ${month?.slice(0, 3)} ${year}`)
    }),
  )
})
