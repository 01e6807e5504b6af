import { describe, expect, it } from 'vitest'
import { isPastBookingDate, normaliseBookingDate } from './booking-date.ts'

describe('normaliseBookingDate', () => {
  it.each([
    ['2025-11-20', '2025-11-20'],
    [' 2025-11-20 ', '2025-11-20'],
    ['2025-11-20T00:00:00.000Z', '2025-11-20'],
    ['2025-11-19T22:00:00.000Z', '2025-11-20'],
    ['2025-11-20T00:00', '2025-11-20'],
    ['2025-11-20T14:30', '2025-11-20T12:30:00.000Z'],
    ['2025-11-20T14:30:00+02:00', '2025-11-20T12:30:00.000Z'],
    ['2025-11-20T12:30:00Z', '2025-11-20T12:30:00.000Z'],
  ])('keeps %s as %s', (text, kept) => {
    expect(normaliseBookingDate(text)).toBe(kept)
  })

  it.each([
    '',
    'tomorrow',
    '2025-02-30',
    '2025-13-01',
    '2025-02-30T10:00',
    '2025-11-20T25:00',
    '1732000000',
  ])('%j is not a date', (text) => {
    expect(normaliseBookingDate(text)).toBeNull()
  })
})

describe('isPastBookingDate', () => {
  // 01:30 on the 20th in Cape Town, still the 19th in London.
  const now = new Date('2025-11-19T23:30:00.000Z')

  it.each([
    ['2025-11-19', true],
    ['2025-11-20', false],
    ['2025-11-19T23:29:00.000Z', true],
    ['2025-11-19T23:31:00.000Z', false],
  ])('%s: %s', (date, past) => {
    expect(isPastBookingDate(date, now)).toBe(past)
  })
})
