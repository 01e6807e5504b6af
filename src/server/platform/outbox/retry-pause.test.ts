import { describe, expect, it } from 'vitest'
import { nextAttempt } from './retry-pause.ts'

const START = '2025-03-01T08:00:00.000Z'
const at = (ms: number) => new Date(Date.parse(START) + ms)
const HOUR = 3_600_000

describe('the pause before the next attempt', () => {
  it.each([
    [1, 5],
    [2, 30],
    [3, 120],
    [4, 600],
    [5, 1800],
    [6, 3600],
    [7, 3600],
    [20, 3600],
  ])('after attempt %i is %i seconds', (attempts, seconds) => {
    const next = nextAttempt({ attempts, createdAt: START, giveUpAt: null }, at(0))
    expect(next).toEqual(at(seconds * 1000))
  })

  it('retries for a day in total', () => {
    const tried = { attempts: 0, createdAt: START, giveUpAt: null }
    let now: Date | null = at(0)
    let last = at(0)
    while (now) {
      last = now
      tried.attempts += 1
      now = nextAttempt(tried, now)
    }
    expect(tried.attempts).toBe(29)
    expect(last.getTime()).toBeGreaterThan(at(23 * HOUR).getTime())
    expect(last.getTime()).toBeLessThanOrEqual(at(24 * HOUR).getTime())
  })

  it('retries for another day after an admin sends it again', () => {
    const asked = at(50 * HOUR)
    const giveUpAt = at(74 * HOUR).toISOString()
    expect(nextAttempt({ attempts: 1, createdAt: START, giveUpAt }, asked)).toEqual(
      new Date(asked.getTime() + 5000),
    )
    expect(nextAttempt({ attempts: 9, createdAt: START, giveUpAt }, at(73.5 * HOUR))).toBeNull()
  })
})
