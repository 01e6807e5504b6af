import { describe, expect, it } from 'vitest'
import { dailyAt, everyMonday, hourly, monthlyAt } from './recurrence.ts'

const next = (moments: (after: Date) => Date, after: string) =>
  moments(new Date(after)).toISOString()

describe('when a task is due, by the clock in Cape Town', () => {
  it.each([
    ['2025-03-01T00:30:00.000Z', '2025-03-01T01:00:00.000Z'],
    ['2025-03-01T01:00:00.000Z', '2025-03-02T01:00:00.000Z'],
    ['2025-12-31T22:30:00.000Z', '2026-01-01T01:00:00.000Z'],
  ])('daily at three: after %s comes %s', (after, expected) => {
    expect(next(dailyAt(3), after)).toBe(expected)
  })

  it.each([
    ['2025-02-28T21:59:59.000Z', '2025-03-01T05:00:00.000Z'],
    ['2025-03-01T04:59:59.000Z', '2025-03-01T05:00:00.000Z'],
    ['2025-03-01T05:00:00.000Z', '2025-04-01T05:00:00.000Z'],
    // Already the first of January in Cape Town, still December in London.
    ['2025-12-31T22:30:00.000Z', '2026-01-01T05:00:00.000Z'],
    ['2025-01-31T12:00:00.000Z', '2025-02-01T05:00:00.000Z'],
  ])('monthly at seven: after %s comes %s', (after, expected) => {
    expect(next(monthlyAt(7), after)).toBe(expected)
  })

  it.each([
    // Sunday evening, already Monday in Cape Town: that week has begun.
    ['2025-03-02T21:59:59.000Z', '2025-03-02T22:00:00.000Z'],
    ['2025-03-02T22:00:00.000Z', '2025-03-09T22:00:00.000Z'],
    ['2025-12-31T12:00:00.000Z', '2026-01-04T22:00:00.000Z'],
  ])('every Monday: after %s comes %s', (after, expected) => {
    expect(next(everyMonday, after)).toBe(expected)
  })

  it('hourly is an hour later', () => {
    expect(next(hourly, '2025-03-01T00:30:00.000Z')).toBe('2025-03-01T01:30:00.000Z')
  })
})
