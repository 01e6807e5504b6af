import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createEngine, startIdleMemory } from './idle-memory.ts'

const INTERVAL_MS = 5000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function engineAt(megabytes: number) {
  const engine = {
    busy: 0,
    megabytes,
    collections: 0,
    busyShare: () => engine.busy,
    residentMegabytes: () => engine.megabytes,
    collect: () => {
      engine.collections += 1
      engine.megabytes = 120
    },
  }
  return engine
}

it('releases memory once after a peak, and not again while nothing has grown', () => {
  const engine = engineAt(140)
  const memory = startIdleMemory(engine)
  vi.advanceTimersByTime(INTERVAL_MS)
  expect(engine.collections).toBe(0)

  engine.busy = 0.9
  engine.megabytes = 360
  vi.advanceTimersByTime(3 * INTERVAL_MS)
  expect(engine.collections).toBe(0)
  engine.busy = 0.01
  vi.advanceTimersByTime(20 * INTERVAL_MS)
  expect(engine.collections).toBe(1)

  engine.megabytes = 300
  vi.advanceTimersByTime(2 * INTERVAL_MS)
  expect(engine.collections).toBe(2)
  memory.stop()
})

it('ignores small growth', () => {
  const engine = engineAt(140)
  const memory = startIdleMemory(engine)
  vi.advanceTimersByTime(INTERVAL_MS)
  engine.megabytes = 180
  vi.advanceTimersByTime(5 * INTERVAL_MS)
  expect(engine.collections).toBe(0)
  memory.stop()
})

/** A function of its own, so that no reference is left when it returns. */
function rush(): number {
  return Array.from({ length: 4_000_000 }, (_, number) => ({ number })).length
}

it('really returns memory after a peak', () => {
  const engine = createEngine()
  rush()
  const grown = engine.residentMegabytes()
  engine.collect()
  expect(engine.residentMegabytes()).toBeLessThan(grown - 40)
})
