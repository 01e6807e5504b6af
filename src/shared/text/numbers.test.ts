import { expect, it } from 'vitest'
import { countOf, formatCount, plural } from './numbers.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [22_571, '22,571'],
  [1_234_567, '1,234,567'],
])('writes %i as %s', (count, text) => {
  expect(formatCount(count)).toBe(text)
})

it.each([
  [0, '0 reviews'],
  [1, '1 review'],
  [2517, '2,517 reviews'],
])('%i is said as %s', (count, said) => {
  expect(countOf(count, 'review')).toBe(said)
})

it('says a plural of its own', () => {
  expect(countOf(2, 'business', 'businesses')).toBe('2 businesses')
  expect(plural(1, 'is', 'are')).toBe('is')
})
