import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DayHours, OperatingHours } from '#shared/hours/opening-hours.ts'
import { capeTownClock } from '#shared/time/cape-town-time.ts'
import { type BookingRules, freeTimes, timeState } from './free-times.ts'
import { type Busy, seatCounter } from './seats-left.ts'

const week = (day: DayHours): OperatingHours => ({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
})
const open = (from: string, to: string): DayHours => ({ open: from, close: to, closed: false })
const CLOSED: DayHours = { open: '', close: '', closed: true }

/** With the number of visitors at once, of which the room is counted. */
type Rules = BookingRules & { capacity: number }

const rulesOf = (change: Partial<Rules> = {}): Rules => ({
  hours: week(open('09:00', '12:00')),
  breaks: {},
  specialDays: new Map(),
  capacity: 1,
  noticeMinutes: 0,
  horizonDays: 60,
  ...change,
})

/** Cape Town's clock: '2026-12-01 09:00'. */
const at = (clock: string) => Date.parse(`${clock.replace(' ', 'T')}:00+02:00`)
const busyAt = (from: string, to: string, seats = 1): Busy => ({
  from: at(from),
  to: at(to),
  seats,
})
const NOW = new Date(at('2026-11-30 12:00'))
const clockOf = (ms: number) => capeTownClock(new Date(ms)).toISOString().slice(11, 16)

const timesOn = (day: string, rules: Rules, minutes: number, busy: Busy[] = [], now = NOW) =>
  freeTimes(rules, minutes, seatCounter(rules.capacity, busy), { from: day, days: 1, now })
const stateOf = (
  rules: Rules,
  minutes: number,
  busy: Busy[],
  at: Parameters<typeof timeState>[3],
) => timeState(rules, minutes, seatCounter(rules.capacity, busy), at)
const clocksOn = (...request: Parameters<typeof timesOn>) =>
  timesOn(...request).map(({ start }) => clockOf(start))

describe('the grid of a day', () => {
  test('steps by the duration, at most an hour and at least a quarter', () => {
    expect(clocksOn('2026-12-01', rulesOf(), 45)).toEqual(['09:00', '09:45', '10:30', '11:15'])
    expect(clocksOn('2026-12-01', rulesOf(), 120)).toEqual(['09:00', '10:00'])
    expect(clocksOn('2026-12-01', rulesOf(), 5)).toHaveLength(12)
  })

  test('a service that is longer than the day has no time', () => {
    expect(clocksOn('2026-12-01', rulesOf(), 200)).toEqual([])
  })

  test('starts again after a break', () => {
    const breaks = { tuesday: [{ from: '10:00', to: '10:20' }] }
    expect(clocksOn('2026-12-01', rulesOf({ breaks }), 30)).toEqual([
      '09:00',
      '09:30',
      '10:20',
      '10:50',
      '11:20',
    ])
    expect(clocksOn('2026-12-02', rulesOf({ breaks }), 60)).toEqual(['09:00', '10:00', '11:00'])
  })

  test('a special day takes the place of hours and breaks', () => {
    const rules = rulesOf({
      breaks: { wednesday: [{ from: '10:00', to: '10:30' }] },
      specialDays: new Map([
        ['2026-12-01', CLOSED],
        ['2026-12-02', open('10:00', '11:00')],
      ]),
    })
    expect(clocksOn('2026-12-01', rules, 60)).toEqual([])
    expect(clocksOn('2026-12-02', rules, 60)).toEqual(['10:00'])
  })

  test('without opening hours there is none', () => {
    expect(clocksOn('2026-12-01', rulesOf({ hours: null }), 30)).toEqual([])
  })
})

describe('near midnight', () => {
  const late = rulesOf({ hours: week(open('22:00', '02:00')) })

  test('hours past midnight belong to the evening before', () => {
    expect(clocksOn('2026-12-01', late, 60)).toEqual(['00:00', '01:00', '22:00', '23:00'])
  })

  test('a closed day does not cut off the evening before it', () => {
    const specialDays = new Map([['2026-12-31', CLOSED]])
    expect(clocksOn('2026-12-31', { ...late, specialDays }, 60)).toEqual(['00:00', '01:00'])
    expect(clocksOn('2027-01-01', { ...late, specialDays }, 60)).toEqual(['22:00', '23:00'])
  })

  test('a break after midnight', () => {
    const breaks = { monday: [{ from: '00:00', to: '01:00' }] }
    expect(clocksOn('2026-12-01', { ...late, breaks }, 60)).toEqual(['01:00', '22:00', '23:00'])
  })

  test('a business open day and night has every hour once', () => {
    const always = rulesOf({ hours: week(open('00:00', '00:00')) })
    expect(clocksOn('2026-12-31', always, 60)).toHaveLength(24)
    expect(clocksOn('2027-01-01', always, 60)).toHaveLength(24)
  })

  test('the days are Cape Town’s: 23:30 there is the day before in no other clock', () => {
    const now = new Date('2026-12-31T22:15:00.000Z') // 00:15 on New Year's Day.
    const [first] = freeTimes(late, 60, () => 1, { from: '2027-01-01', days: 1, now })
    expect(first && new Date(first.start).toISOString()).toBe('2026-12-31T23:00:00.000Z')
  })
})

describe('what is free', () => {
  test('a booked time is not free, and an adjacent one is', () => {
    const busy = [busyAt('2026-12-01 10:00', '2026-12-01 11:00')]
    expect(clocksOn('2026-12-01', rulesOf(), 60, busy)).toEqual(['09:00', '11:00'])
  })

  test('seats are counted at the busiest moment, not by the number of visitors', () => {
    const busy = [
      busyAt('2026-12-01 09:00', '2026-12-01 10:00'),
      busyAt('2026-12-01 10:00', '2026-12-01 11:00'),
    ]
    const [first] = timesOn('2026-12-01', rulesOf({ capacity: 2 }), 120, busy)
    expect(first).toMatchObject({ left: 1 })
  })

  test('an own appointment takes every seat', () => {
    const busy = [busyAt('2026-12-01 09:00', '2026-12-01 11:30', 3)]
    expect(clocksOn('2026-12-01', rulesOf({ capacity: 3 }), 60, busy)).toEqual([])
  })

  test('notice and how far ahead', () => {
    const now = new Date(at('2026-12-01 09:00'))
    const rules = rulesOf({ noticeMinutes: 120, horizonDays: 2 })
    expect(clocksOn('2026-12-01', rules, 60, [], now)).toEqual(['11:00'])
    expect(clocksOn('2026-12-03', rules, 60, [], now)).toHaveLength(3)
    expect(clocksOn('2026-12-04', rules, 60, [], now)).toEqual([])
  })
})

test('a single moment is free or says why not', () => {
  const now = new Date(at('2026-12-01 09:00'))
  const rules = rulesOf({ noticeMinutes: 60, horizonDays: 7 })
  const busy = [busyAt('2026-12-02 09:00', '2026-12-02 10:00')]
  const stateAt = (clock: string) => stateOf(rules, 60, busy, { start: new Date(at(clock)), now })
  expect(stateAt('2026-12-02 10:00')).toBe('free')
  expect(stateAt('2026-12-02 09:00')).toBe('taken')
  expect(stateAt('2026-12-01 09:00')).toBe('past')
  expect(stateAt('2026-11-30 09:00')).toBe('past')
  expect(stateAt('2026-12-02 09:30')).toBe('closed')
  expect(stateAt('2026-12-02 08:00')).toBe('closed')
  expect(stateAt('2026-12-08 09:00')).toBe('free')
  expect(stateAt('2026-12-09 09:00')).toBe('far')
  const notYet = rulesOf({ noticeMinutes: 121 })
  const start = new Date(at('2026-12-01 11:00'))
  expect(stateOf(notYet, 60, [], { start, now })).toBe('notice')
})

test('every free time may be booked, and booking it leaves one seat less', () => {
  const hour = fc
    .integer({ min: 0, max: 23 })
    .map((hours) => `${String(hours).padStart(2, '0')}:00`)
  fc.assert(
    fc.property(
      hour,
      hour,
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 48 }).map((fives) => fives * 5),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 40 }))),
      (from, to, capacity, minutes, taken) => {
        const rules = rulesOf({ hours: week(open(from, to)), capacity })
        const day = at('2026-12-01 00:00')
        const busy = taken.map(([start, length]) => ({
          from: day + start * 300_000,
          to: day + (start + length) * 300_000,
          seats: 1,
        }))
        for (const time of timesOn('2026-12-01', rules, minutes, busy)) {
          const start = new Date(time.start)
          expect(stateOf(rules, minutes, busy, { start, now: NOW })).toBe('free')
          const booked = [...busy, { from: time.start, to: time.end, seats: 1 }]
          const again = timesOn('2026-12-01', rules, minutes, booked)
          const left = again.find((other) => other.start === time.start)?.left ?? 0
          expect(left).toBe(time.left - 1)
        }
      },
    ),
    { numRuns: 60 },
  )
})
