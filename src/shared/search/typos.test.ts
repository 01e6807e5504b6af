import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'
import {
  allowedDistance,
  correctTerm,
  makeWordList,
  OWN_WORDS,
  splitCompound,
  typoDistance,
} from './typos.ts'

test.each([
  ['motorbande', 'motor bande'],
  ['huisverwer', 'verwer'],
  ['kinderkapper', 'kapper'],
  // What says little by itself is no head, and a short one may be chance.
  ['racecourse', undefined],
  ['chocolate', undefined],
  ['xylophone', undefined],
  ['plumber', undefined],
])('%j is made of %j', (word, parts) => {
  expect(splitCompound(word)).toBe(parts)
})

describe('correctTerm', () => {
  test.each([
    ['plumer', 'plumber'],
    ['plubmer', 'plumber'],
    ['resturant', 'restaurant'],
    ['restaraunt', 'restaurant'],
    ['electrcian', 'electrician'],
    ['electrition', 'electrician'],
    ['mechnic', 'mechanic'],
    ['hairdreser', 'hairdresser'],
    ['acountant', 'accountant'],
    ['fitnes', 'fitness'],
    ['attornies', 'attorneys'],
    ['dentst', 'dentist'],
    ['gyeser', 'geyser'],
    ['clairmont', 'claremont'],
    ['rondebosh', 'rondebosch'],
    ['belville', 'belville'],
  ])('%s is corrected to %s', (term, word) => {
    expect(correctTerm(term, OWN_WORDS)).toBe(word)
  })

  test.each([
    ['lumber', 'another first letter is another word'],
    ['gim', 'three letters are too few'],
    ['xylophone', 'nothing is near'],
    ['plumxxr', 'two slips in a short word are too many'],
  ])('%s stays: %s', (term) => {
    expect(correctTerm(term, OWN_WORDS)).toBeNull()
  })

  test.each(['cage', 'blood', 'space', 'cart', 'sofa'])('%j is a word of its own', (word) => {
    expect(correctTerm(word, makeWordList(['cafe', 'brood', 'spare', 'care', 'soft']))).toBeNull()
  })

  test.each([
    ['pitza', 'pizza'],
    ['sushy', 'sushi'],
    ['cfae', 'cafe'],
  ])('%j is %j as it sounds, or with letters swapped', (typed, meant) => {
    expect(correctTerm(typed, makeWordList(['cafe', 'pizza', 'sushi']))).toBe(meant)
  })

  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 10 })

  test('no known word is nearer than the answer', () => {
    fc.assert(
      fc.property(letters, fc.array(letters, { maxLength: 30 }), (term, words) => {
        const known = words.filter((word) => word.length >= 4)
        const answer = correctTerm(term, makeWordList(words))
        const allowed = allowedDistance(term)
        const nearest = Math.min(...known.map((word) => typoDistance(term, word)))
        if (answer === null) expect(nearest).toBeGreaterThan(allowed)
        else expect(typoDistance(term, answer)).toBe(nearest)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('editDistance', () => {
  /** The definition, letter by letter, without rows or bands. */
  function defined(a: string, b: string): number {
    if (a === '' || b === '') return a.length + b.length
    const ways = [
      defined(a.slice(1), b) + 1,
      defined(a, b.slice(1)) + 1,
      defined(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
    ]
    const swapped = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0]
    if (swapped) ways.push(defined(a.slice(2), b.slice(2)) + 1)
    return Math.min(...ways)
  }

  const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })

  test('is what its definition says, cut off at the limit', () => {
    fc.assert(
      fc.property(short, short, fc.nat(6), (a, b, limit) => {
        expect(editDistance(a, b, limit)).toBe(Math.min(defined(a, b), limit + 1))
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ['plumber', 'plumber', 0],
    ['plumer', 'plumber', 1],
    ['plubmer', 'plumber', 1],
    ['plumbbr', 'plumber', 1],
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
  ])('from %j to %j is %d', (a, b, distance) => {
    expect(editDistance(a, b, 10)).toBe(distance)
  })
})
