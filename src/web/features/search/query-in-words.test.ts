import { expect, test } from 'vitest'
import { askedFor, boxesOf } from './query-in-words.ts'

test.each([
  [{}, ''],
  [{ q: ' ' }, ''],
  [{ q: 'plumber' }, 'plumber'],
  [{ q: 'plumber ', area: 'Claremont' }, 'plumber in Claremont'],
  [{ area: 'Claremont' }, 'anything in Claremont'],
])('%j is %j', (asked, words) => {
  expect(askedFor(asked)).toBe(words)
})

test('a place in the first box moves to the second', () => {
  const place = { kind: 'place' as const, label: 'Bellville', q: 'plumber', area: '' }
  const asked = { q: 'plumber bellville' }
  expect(boxesOf(asked, { understood: [place] })).toEqual({ q: 'plumber', area: 'Bellville' })
  expect(boxesOf(asked, { understood: [] })).toEqual(asked)
  const both = { q: 'plumber', area: 'Strand' }
  expect(boxesOf(both, { understood: [{ ...place, label: 'Strand' }] })).toEqual(both)
})
