import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalise, searchable, wordsOf } from '#shared/text/normalise.ts'

test.each([
  ["Let's Go!", 'lets go'],
  ['Let’s', 'lets'],
  ['  Café   Crème ', 'cafe creme'],
  ['Bo-Kaap', 'bo kaap'],
  ['V&A Waterfront', 'v a waterfront'],
  ['KOMBI/Bakkie (24/7)', 'kombi bakkie 24 7'],
  ['Môrester ŉ Huis', 'morester n huis'],
  ['Straße Søren', 'strasse soren'],
  ['ﬁtness', 'fitness'],
  ['İstanbul', 'istanbul'],
  ['%_"*\\', ''],
  ['', ''],
])('%j becomes %j', (text, normal) => {
  expect(normalise(text)).toBe(normal)
})

const anyText = fc.string({ unit: 'grapheme' })

test('is idempotent', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(normalise(normalise(text))).toBe(normalise(text))
    }),
    { numRuns: 2000 },
  )
})

test('nothing but letters, digits and single spaces comes out', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(normalise(text)).toMatch(/^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u)
    }),
    { numRuns: 2000 },
  )
})

test('case does not matter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect(normalise(text.toUpperCase())).toBe(normalise(text.toLowerCase()))
    }),
  )
})

test('words and stored text', () => {
  expect(wordsOf(' Hair & Beauty ')).toEqual(['hair', 'beauty'])
  expect(wordsOf('!')).toEqual([])
  expect(searchable('Tax!')).toBe(' tax ')
})
