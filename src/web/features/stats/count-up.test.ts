import { describe, expect, it } from 'vitest'
import { COUNT_UP_MS, countAt } from './count-up.ts'

describe('countAt', () => {
  it('starts where it was and ends exactly at the target', () => {
    expect(countAt(0, 22_571, 0)).toBe(0)
    expect(countAt(0, 22_571, -5)).toBe(0)
    expect(countAt(0, 22_571, COUNT_UP_MS)).toBe(22_571)
    expect(countAt(0, 22_571, COUNT_UP_MS * 3)).toBe(22_571)
    expect(countAt(184, 183, COUNT_UP_MS)).toBe(183)
  })

  it('eases out: each tenth of the way adds no more than the one before', () => {
    const counts = Array.from({ length: 11 }, (_, tenth) =>
      countAt(0, 1_000_000, (tenth * COUNT_UP_MS) / 10),
    )
    const steps = counts.slice(1).map((count, index) => count - (counts[index] ?? 0))
    expect(steps).toEqual([...steps].sort((a, b) => b - a))
    expect(counts.at(-1)).toBe(1_000_000)
  })
})
