import { expect, test } from 'vitest'
import { momentOfClock } from '#shared/time/cape-town-time.ts'
import { hourMarksOf, marksOfWhen } from './hour-marks.ts'
import {
  isOpenAt,
  type OperatingHours,
  openState,
  WEEKDAYS,
  weekdaysOfNow,
} from './opening-hours.ts'
import { whenNow } from './when.ts'

const day = (open: string, close: string) => ({ open, close, closed: open === '' })
const week = (...days: [string, string][]) =>
  Object.fromEntries(
    WEEKDAYS.map((name, at) => [name, day(...(days[at % days.length] ?? ['', '']))]),
  ) as OperatingHours

const WEEKS = {
  usual: week(['08:00', '17:00']),
  'quarters, closed every other day': week(['09:15', '16:45'], ['', '']),
  'past midnight': week(['18:00', '02:30']),
  'to midnight': week(['10:00', '23:59']),
  'round the clock': week(['00:00', '00:00']),
  'early and short': week(['05:45', '06:00'], ['23:45', '00:15']),
}

test.each(Object.entries(WEEKS))('match exactly when the business is open: %s', (_, hours) => {
  const marks = hourMarksOf(hours).split(' ')
  for (let quarter = 0; quarter < 7 * 96; quarter++) {
    const now = momentOfClock(new Date(Date.UTC(2026, 10, 16, 0, 15 * quarter + 7)))
    const isMet = marksOfWhen(whenNow(now)).some((mark) => marks.includes(mark))
    const { open } = openState(hours, now)
    const [before, today] = weekdaysOfNow(now)
    const twoDays = { [before]: hours[before], [today]: hours[today] }
    expect([isMet, isOpenAt(twoDays, now)], now.toISOString()).toEqual([open, open])
  }
})

test('odd minutes are rounded outwards, and a usual week takes few terms', () => {
  const now = momentOfClock(new Date(Date.UTC(2026, 10, 16, 17, 14)))
  const marks = hourMarksOf(week(['08:10', '17:05'])).split(' ')
  expect(marksOfWhen(whenNow(now)).some((mark) => marks.includes(mark))).toBe(true)
  expect(hourMarksOf(WEEKS.usual).split(' ')).toHaveLength(14)
  expect(hourMarksOf(null)).toBe('')
})
