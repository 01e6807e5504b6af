import { expect, it } from 'vitest'
import { type DayHours, type OperatingHours, WEEKDAYS } from './opening-hours.ts'
import { openingTimeAfter } from './opening-time.ts'

const FOUR_HOURS = 4 * 60 * 60 * 1000
const SHUT: DayHours = { open: '09:00', close: '17:00', closed: true }
const DAY: DayHours = { ...SHUT, closed: false }
const UNKNOWN: DayHours = { open: '', close: '', closed: false }
const NIGHT: DayHours = { open: '18:00', close: '02:00', closed: false }

const week = (usual: DayHours, others: Partial<OperatingHours> = {}) =>
  ({ ...Object.fromEntries(WEEKDAYS.map((day) => [day, usual])), ...others }) as OperatingHours
const WEEKEND_OFF = week(DAY, { saturday: SHUT, sunday: SHUT })

// 5 June 2026 is a Friday; Cape Town is two hours ahead of UTC.
it.each([
  ['within the day', week(DAY), '2026-06-05T08:00:00.000Z', '2026-06-05T12:00:00.000Z'],
  ['before the door opens', week(DAY), '2026-06-05T03:00:00.000Z', '2026-06-05T11:00:00.000Z'],
  ['over the night', week(DAY), '2026-06-05T13:00:00.000Z', '2026-06-06T09:00:00.000Z'],
  ['over the weekend', WEEKEND_OFF, '2026-06-05T14:00:00.000Z', '2026-06-08T10:00:00.000Z'],
  ['past midnight', week(NIGHT), '2026-06-04T22:30:00.000Z', '2026-06-05T18:30:00.000Z'],
  ['without known hours', null, '2026-06-05T20:00:00.000Z', '2026-06-06T11:00:00.000Z'],
  ['on unknown days', week(UNKNOWN), '2026-06-05T20:00:00.000Z', '2026-06-06T11:00:00.000Z'],
  [
    'if all but one are closed and that one is unknown',
    week(SHUT, { monday: UNKNOWN }),
    '2026-06-05T08:00:00.000Z',
    '2026-06-08T11:00:00.000Z',
  ],
  [
    'once a week',
    week(SHUT, { monday: { ...DAY, close: '12:00' } }),
    '2026-06-05T08:00:00.000Z',
    '2026-06-15T08:00:00.000Z',
  ],
] as const)('four opening hours %s', (_, hours, from, expected) => {
  expect(openingTimeAfter(hours, new Date(from), FOUR_HOURS)?.toISOString()).toBe(expected)
})

it('does not exist if the business is always closed', () => {
  expect(openingTimeAfter(week(SHUT), new Date('2026-06-05T08:00:00.000Z'), FOUR_HOURS)).toBeNull()
})
