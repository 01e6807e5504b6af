import { expect, test } from 'vitest'
import { businessCount } from './business-count.ts'

test.each([
  [{ total: 0, totalIsExact: true }, '0 businesses found'],
  [{ total: 1, totalIsExact: true }, '1 business found'],
  [{ total: 2541, totalIsExact: true }, '2,541 businesses found'],
  [{ total: 500, totalIsExact: false }, 'More than 500 businesses found'],
])('%j reads %j', (page, text) => {
  expect(businessCount(page)).toBe(text)
})
