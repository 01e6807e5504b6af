import { describe, expect, it } from 'vitest'
import {
  answersWithin,
  bookingNumber,
  leafOf,
  longMoment,
  shortMoment,
  shortPeriod,
  stateWord,
  whenOf,
} from './booking-words.ts'

describe('the day of a booking', () => {
  it.each([
    ['2026-12-10', 'Thursday 10 December', 'Thu 10 Dec'],
    ['2026-12-10T12:30:00.000Z', 'Thursday 10 December, 14:30', 'Thu 10 Dec, 14:30'],
    // Already the new year in Cape Town.
    ['2026-12-31T22:05:00.000Z', 'Friday 1 January, 00:05', 'Fri 1 Jan, 00:05'],
  ])('%s', (iso, long, short) => {
    expect(longMoment(iso)).toBe(long)
    expect(shortMoment(iso)).toBe(short)
  })

  it.each([
    ['2026-12-31T12:00:00.000Z', 'Thu 31 Dec, 09:00 to 14:00'],
    ['2027-01-01T05:00:00.000Z', 'Thu 31 Dec, 09:00 to Fri 1 Jan, 07:00'],
  ])('is named again at the end of a period only if it is another', (end, words) => {
    expect(shortPeriod('2026-12-31T07:00:00.000Z', end)).toBe(words)
  })

  it('is the day in Cape Town', () => {
    expect(leafOf('2026-12-31T22:05:00.000Z')).toEqual({
      weekday: 'Friday',
      day: 1,
      month: 'January',
      year: 2027,
    })
  })

  it('is the agreed one if there is one, otherwise the requested one', () => {
    expect(whenOf({ startISO: '2026-12-11T08:00:00.000Z', dateISO: '2026-12-10' })).toContain('11T')
    expect(whenOf({ startISO: null, dateISO: '' })).toBeNull()
  })
})

it.each([
  ['2026-11-21T07:00:00.000Z', '2026-11-21T08:00:00.000Z', 'Sat 21 Nov, 09:00 to 10:00'],
  [
    '2026-11-21T20:00:00.000Z',
    '2026-11-22T00:00:00.000Z',
    'Sat 21 Nov, 22:00 to Sun 22 Nov, 02:00',
  ],
  ['2026-11-20T22:00:00.000Z', '2026-11-21T22:00:00.000Z', 'Sat 21 Nov, all day'],
  ['2026-11-20T22:00:00.000Z', '2026-12-04T22:00:00.000Z', 'Sat 21 Nov to Fri 4 Dec'],
])('says from when to when: %s', (startISO, endISO, text) => {
  expect(shortPeriod(startISO, endISO)).toBe(text)
})

it('has a text for each side', () => {
  expect(stateWord('cancelled', 'visitor', 'owner')).toBe('Cancelled by visitor')
  expect(stateWord('cancelled', 'visitor', 'visitor')).toBe('Cancelled by you')
  expect(stateWord('cancelled', 'owner', 'owner')).toBe('Cancelled by you')
  expect(stateWord('missed', 'owner', 'visitor')).toBe('Over')
  expect(stateWord('requested', 'visitor', 'owner')).toBe('To answer')
})

it('has a short number', () => {
  expect(bookingNumber('Fh3kWq8ZtVb2MxYp')).toBe('FH3K-WQ8Z')
})

it.each([
  [1, 'Usually answers within an hour'],
  [2, 'Usually answers within 2 hours'],
  [24, 'Usually answers within a day'],
  [48, 'Usually answers within 2 days'],
  [72, 'Usually answers within a few days'],
])('%i hours', (hours, words) => {
  expect(answersWithin(hours)).toBe(words)
})
