import { expect, it } from 'vitest'
import { pauseAfter } from './throttle.ts'

const OPTIONS = { share: 0.25, shortestMs: 5, longestMs: 50 }

it('pauses until the event loop was busy for its share of the time only', () => {
  expect(pauseAfter(4, { active: 40, idle: 0 }, OPTIONS)).toBe(120)
  expect(pauseAfter(4, { active: 40, idle: 50 }, OPTIONS)).toBe(70)
})

it('pauses briefly after work that blocked nobody, and never for long', () => {
  expect(pauseAfter(4, { active: 10, idle: 90 }, OPTIONS)).toBe(20)
  expect(pauseAfter(4, { active: 5000, idle: 0 }, OPTIONS)).toBe(200)
})
