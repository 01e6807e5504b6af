import { expect, test } from 'vitest'
import { pageNumber } from './page-number.ts'

test.each([
  [undefined, 1],
  ['1', 1],
  ['12', 12],
  ['0', 1],
  ['-3', 1],
  ['2.5', 1],
  ['two', 1],
  ['1e400', 1],
])('%j is page %d', (text, page) => {
  expect(pageNumber(text)).toBe(page)
})
