import { describe, expect, it } from 'vitest'
import { createBreather } from './breather.ts'

function refused(times: number) {
  const clock = { now: 0 }
  const breather = createBreather(() => clock.now)
  for (let count = 0; count < times; count += 1) breather.unwell()
  return { clock, breather }
}

describe('a breather for a mail server that is not well', () => {
  it('does not mind a refusal or two', () => {
    expect(refused(2).breather.limit(8)).toBe(8)
  })

  it('waits after three in a row, then lets one go ahead', () => {
    const { clock, breather } = refused(3)
    expect(breather.limit(8)).toBe(0)
    clock.now = 999
    expect(breather.limit(8)).toBe(0)
    clock.now = 1000
    expect(breather.limit(8)).toBe(1)
  })

  it('is not longer for all that were under way at once', () => {
    const { clock, breather } = refused(8)
    clock.now = 1000
    expect(breather.limit(8)).toBe(1)
  })

  it('doubles with each that failed again, up to ten seconds', () => {
    const { clock, breather } = refused(3)
    const pauses = [1, 2, 4, 8, 10, 10].map((seconds) => {
      clock.now += seconds * 1000 - 1
      const before = breather.limit(8)
      clock.now += 1
      const after = breather.limit(8)
      breather.unwell()
      return [before, after]
    })
    expect(pauses).toEqual(Array.from({ length: 6 }, () => [0, 1]))
  })

  it('is over with the first that gets through', () => {
    const { breather } = refused(5)
    breather.well()
    expect(breather.limit(8)).toBe(8)
    breather.unwell()
    expect(breather.limit(8)).toBe(8)
  })
})
