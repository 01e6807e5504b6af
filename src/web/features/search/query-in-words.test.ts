import { expect, test } from 'vitest'
import { askedFor } from './query-in-words.ts'

test.each([
  [{}, ''],
  [{ q: ' ' }, ''],
  [{ q: 'plumber' }, 'plumber'],
  [{ q: 'plumber ', area: 'Claremont' }, 'plumber in Claremont'],
  [{ area: 'Claremont' }, 'anything in Claremont'],
])('%j is %j', (asked, words) => {
  expect(askedFor(asked)).toBe(words)
})
