import { expect, it } from 'vitest'
import { hashWords, isNearCopy } from './duplicate-text.ts'

const TEXT = 'Worst place in Kalk Bay, do not go, go to the other one across the road.'

it('ignores case, punctuation and spaces', () => {
  expect(hashWords(`  ${TEXT.toUpperCase()}!!! `)).toBe(hashWords(TEXT))
  expect(hashWords(TEXT.replaceAll(' ', '\u200B '))).toBe(hashWords(TEXT))
  expect(hashWords(TEXT)).not.toBe(hashWords(`${TEXT} Really.`))
})

it('ignores short and empty texts', () => {
  expect(hashWords('Great service, thank you!')).toBeNull()
  expect(hashWords(null)).toBeNull()
  expect(isNearCopy('Lekker', ['Lekker'])).toBe(false)
})

it.each([
  ['a word exchanged', TEXT.replace('Worst', 'Bad'), true],
  ['a word added', `${TEXT} Really!`, true],
  ['another text', 'Friendly people, and the line fish was as fresh as it gets here.', false],
  [
    'half of it',
    'Worst place in Kalk Bay. We waited an hour and then the card machine was down.',
    false,
  ],
])('compares with %s', (_, other, expected) => {
  expect(isNearCopy(TEXT, ['', other])).toBe(expected)
})
