import { expect, it } from 'vitest'
import { findGrowth, look, type Sample } from './sample.ts'

const CALM: Sample = { memoryMb: 200, files: 30, connections: 40, medianMs: 4, p95Ms: 20 }
const samples = (change: (index: number) => Partial<Sample>) =>
  Array.from({ length: 12 }, (_, index) => ({ ...CALM, ...change(index) }))

it('finds nothing in what is flat, wavers, or fills a cache at first', () => {
  expect(findGrowth(samples(() => ({})))).toEqual([])
  expect(findGrowth(samples((index) => ({ memoryMb: 200 + (index % 2) * 25 })))).toEqual([])
  expect(findGrowth(samples((index) => ({ memoryMb: Math.min(300, 100 + index * 50) })))).toEqual(
    [],
  )
  expect(findGrowth(samples((index) => (index === 9 ? { p95Ms: 400, files: 90 } : {})))).toEqual([])
})

it('finds what grows', () => {
  expect(findGrowth(samples((index) => ({ memoryMb: 200 + index * 20 })))).toEqual([
    'memoryMb grew from 320 to 400',
  ])
  expect(
    findGrowth(samples((index) => ({ files: 30 + index * 3, p95Ms: 20 + index * 40 }))),
  ).toEqual(['files grew from 48 to 60', 'p95Ms grew from 260 to 420'])
  expect(findGrowth([])).toHaveLength(5)
})

it('sees what a process holds', () => {
  const own = look(process.pid)
  expect(own.memoryMb).toBeGreaterThan(20)
  expect(own.files + own.connections).toBeGreaterThan(0)
})
