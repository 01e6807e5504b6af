import fc from 'fast-check'
import { expect, it } from 'vitest'
import { capeTownDay } from '#shared/time/dates.ts'
import { afterWorkingDays, isWorkingDay } from './working-days.ts'

const due = (written: string, days: number) =>
  afterWorkingDays(new Date(`${written}:00+02:00`), days).toISOString()
const at = (moment: string) => new Date(`${moment}:00+02:00`).toISOString()

it.each([
  ['a Thursday', '2026-11-19T10:20', 1, '2026-11-20T10:20'],
  ['a Thursday, three days', '2026-11-19T10:20', 3, '2026-11-24T10:20'],
  ['a Friday afternoon', '2026-11-20T16:30', 1, '2026-11-23T16:30'],
  ['a Friday evening', '2026-11-20T19:00', 1, '2026-11-23T17:00'],
  ['a Saturday', '2026-11-21T11:00', 1, '2026-11-23T17:00'],
  ['a Sunday, three days', '2026-11-22T23:59', 3, '2026-11-25T17:00'],
  ['before the doors open', '2026-11-19T05:00', 1, '2026-11-19T17:00'],
  ['the minute of closing', '2026-11-19T17:00', 1, '2026-11-20T17:00'],
  ['the day before a holiday', '2026-12-15T15:00', 1, '2026-12-17T15:00'],
  ['a holiday', '2026-12-16T09:00', 1, '2026-12-17T17:00'],
  // Christmas is a Friday, the Day of Goodwill a Saturday, New Year's Day a Friday.
  ['Christmas Eve', '2026-12-24T12:00', 3, '2026-12-30T12:00'],
  ['the last day of the year', '2026-12-31T12:00', 1, '2027-01-04T12:00'],
  ['before Easter', '2027-03-25T09:00', 1, '2027-03-30T09:00'],
  // Human Rights Day falls on a Sunday in 2027: the Monday is free.
  ['before an observed holiday', '2027-03-19T09:00', 1, '2027-03-23T09:00'],
])('%s', (_name, written, days, expected) => {
  expect(due(written, days)).toBe(at(expected))
})

it('is always in a working day’s hours, and later for more days', () => {
  const moments = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2060-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moments, (moment) => {
      const one = afterWorkingDays(moment, 1)
      const three = afterWorkingDays(moment, 3)
      expect(isWorkingDay(capeTownDay(one))).toBe(true)
      expect(one.getTime()).toBeGreaterThan(moment.getTime())
      expect(three.getTime()).toBeGreaterThan(one.getTime())
      const clock = new Date(one.getTime() + 2 * 3600 * 1000).toISOString().slice(11, 16)
      expect(clock >= '08:00' && clock <= '17:00').toBe(true)
    }),
    { numRuns: 200 },
  )
})
