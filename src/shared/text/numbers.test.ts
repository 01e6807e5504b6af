import { expect, it } from 'vitest'
import { formatCount } from './numbers.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [22_571, '22,571'],
  [1_234_567, '1,234,567'],
])('writes %i as %s', (count, text) => {
  expect(formatCount(count)).toBe(text)
})
