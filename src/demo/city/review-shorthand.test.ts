import { expect, test } from 'vitest'
import { reviews } from './review-shorthand.ts'

test('reads stars, age and comment', () => {
  expect(reviews(['4 12d Good coffee.', '5 130d'])).toEqual([
    { stars: 4, daysAgo: 12, comment: 'Good coffee.' },
    { stars: 5, daysAgo: 130 },
  ])
})

test.each(['6 12d Too many stars', '4 12 No unit', '4 12d ', 'Nice'])('refuses %j', (line) => {
  expect(() => reviews([line])).toThrow('is not a review')
})
