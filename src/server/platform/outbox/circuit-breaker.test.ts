import { describe, expect, it } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

function refused(times: number) {
  const clock = { now: 0 }
  const breaker = createCircuitBreaker(() => clock.now)
  for (let count = 0; count < times; count += 1) breaker.fail()
  return { clock, breaker }
}

describe('the circuit breaker of the mail server', () => {
  it('stays closed after one or two failures', () => {
    expect(refused(2).breaker.limit(8)).toBe(8)
  })

  it('opens after three failures in a row, then lets one message through', () => {
    const { clock, breaker } = refused(3)
    expect(breaker.limit(8)).toBe(0)
    clock.now = 999
    expect(breaker.limit(8)).toBe(0)
    clock.now = 1000
    expect(breaker.limit(8)).toBe(1)
  })

  it('does not count messages that were already in flight', () => {
    const { clock, breaker } = refused(8)
    clock.now = 1000
    expect(breaker.limit(8)).toBe(1)
  })

  it('doubles the pause with each further failure, up to ten seconds', () => {
    const { clock, breaker } = refused(3)
    const pauses = [1, 2, 4, 8, 10, 10].map((seconds) => {
      clock.now += seconds * 1000 - 1
      const before = breaker.limit(8)
      clock.now += 1
      const after = breaker.limit(8)
      breaker.fail()
      return [before, after]
    })
    expect(pauses).toEqual(Array.from({ length: 6 }, () => [0, 1]))
  })

  it('closes with the first success', () => {
    const { breaker } = refused(5)
    breaker.succeed()
    expect(breaker.limit(8)).toBe(8)
    breaker.fail()
    expect(breaker.limit(8)).toBe(8)
  })
})
