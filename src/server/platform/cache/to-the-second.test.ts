import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toTheSecond } from './to-the-second.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('reads the clock once a second', () => {
  const read = vi.fn(() => Date.now())
  const now = toTheSecond(read)
  const start = now()
  vi.advanceTimersByTime(999)
  expect(now()).toBe(start)
  expect(read).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(now()).toBe(start + 1000)
  expect(read).toHaveBeenCalledTimes(2)
})

it('does not tick while nobody asks', () => {
  const now = toTheSecond(() => Date.now())
  expect(vi.getTimerCount()).toBe(0)
  now()
  vi.advanceTimersByTime(5000)
  expect(vi.getTimerCount()).toBe(0)
})
