import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Busy, seatCounter } from './seats-left.ts'

/** Minute by minute: too slow for the site, and plainly right. */
function countEach(capacity: number, busy: readonly Busy[], start: number, end: number): number {
  let peak = 0
  for (let minute = start; minute < end; minute += 1) {
    const taken = busy.filter(({ from, to }) => from <= minute && minute < to)
    peak = Math.max(
      peak,
      taken.reduce((sum, { seats }) => sum + seats, 0),
    )
  }
  return Math.max(0, capacity - peak)
}

const busy = fc.array(
  fc
    .record({
      from: fc.integer({ min: 0, max: 120 }),
      minutes: fc.integer({ min: 0, max: 60 }),
      seats: fc.integer({ min: 1, max: 4 }),
    })
    .map(({ from, minutes, seats }) => ({ from, to: from + minutes, seats })),
  { maxLength: 30 },
)
const capacity = fc.integer({ min: 1, max: 12 })

test('one sweep counts the same as looking at every minute', () => {
  fc.assert(
    fc.property(
      capacity,
      busy,
      fc.array(fc.integer({ min: 0, max: 150 }), { maxLength: 20 }),
      fc.integer({ min: 1, max: 40 }),
      (most, taken, starts, minutes) => {
        const left = seatCounter(most, taken)
        for (const start of starts.sort((one, other) => one - other)) {
          const end = start + minutes
          expect(left(start, end)).toBe(countEach(most, taken, start, end))
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('a full diary costs hardly more than an empty one', () => {
  const DAYS = 62
  const everyMinute = Array.from({ length: 2200 }, (_, minute) => ({
    from: minute,
    to: minute + DAYS * 24 * 60,
    seats: 1,
  }))
  const before = process.threadCpuUsage()
  const left = seatCounter(50, everyMinute)
  for (let start = 0; start < DAYS * 24 * 60; start += 15) left(start, start + 5)
  const { user, system } = process.threadCpuUsage(before)
  // Comparing every pair for each period took minutes.
  expect((user + system) / 1000).toBeLessThan(200)
})
