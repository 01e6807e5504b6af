import { describe, expect, it } from 'vitest'
import { wantedDate } from './booking-words.ts'

describe('the wanted date', () => {
  it.each([
    [null, 'Not specified'],
    ['', 'Not specified'],
    ['2025-03-07', '7 March 2025'],
    ['2025-03-07T08:30:00.000Z', '7 March 2025, 10:30'],
    ['next Friday', 'next Friday'],
  ])('%j reads %j', (dateISO, words) => {
    expect(wantedDate(dateISO)).toBe(words)
  })
})
