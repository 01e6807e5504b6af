import { expect, test } from 'vitest'
import { trimEndOf } from './trim-end-of.ts'

test.each([
  ['1 Long Street, ', '1 Long Street'],
  ['a, b', 'a, b'],
  [', ,', ''],
  ['', ''],
])('%j ends as %j', (text, trimmed) => {
  expect(trimEndOf(text, ', ')).toBe(trimmed)
})
