import { expect, it } from 'vitest'
import { withCommas } from './with-commas.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [12_345, '12,345'],
  [1_234_567, '1,234,567'],
])('%d is written %s', (count, written) => {
  expect(withCommas(count)).toBe(written)
})
