import { expect, test } from 'vitest'
import { clockAfter, dayOfEnd, firstTime, minutesUntil } from './diary-draft.ts'

test('an entry over midnight ends on the next day', () => {
  expect(clockAfter('14:30', 45)).toBe('15:15')
  expect(clockAfter('23:30', 60)).toBe('00:30')
  expect(minutesUntil('23:30', '00:30')).toBe(60)
  expect(minutesUntil('09:00', '09:00')).toBe(24 * 60)
  expect(dayOfEnd('2026-12-31', '23:30', 60)).toBe('2027-01-01')
  expect(dayOfEnd('2026-12-31', '23:30', 30)).toBe('2027-01-01')
  expect(dayOfEnd('2026-12-31', '22:00', 90)).toBe('2026-12-31')
})

test('a new entry starts at the next half hour, or when the business opens', () => {
  // 10:05 in Cape Town.
  const now = new Date('2026-06-10T08:05:00Z')
  expect(firstTime('2026-06-10', 480, now)).toBe('10:30')
  expect(firstTime('2026-06-11', 480, now)).toBe('08:00')
  expect(firstTime('2026-06-11', undefined, now)).toBe('09:00')
  expect(firstTime('2026-06-10', 480, new Date('2026-06-10T21:50:00Z'))).toBe('23:30')
})
