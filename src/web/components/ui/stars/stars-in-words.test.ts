import { describe, expect, it } from 'vitest'
import { filledStars, starsInWords } from './stars-in-words.ts'

describe('starsInWords', () => {
  it.each([
    [5, '5 out of 5 stars'],
    [4.66, '4.7 out of 5 stars'],
    [1, '1 out of 5 stars'],
    [7, '5 out of 5 stars'],
    [0, 'No ratings yet'],
    [Number.NaN, 'No ratings yet'],
  ])('%d reads %s', (value, words) => {
    expect(starsInWords(value)).toBe(words)
  })
})

describe('filledStars', () => {
  it.each([
    [1, 1],
    [4.44, 4],
    [4.45, 4.5],
    [4.8, 4.5],
    [4.94, 4.5],
    [4.95, 5],
    [0, 0],
    [-1, 0],
    [9, 5],
    [Number.NaN, 0],
  ])('%d fills %d', (value, filled) => {
    expect(filledStars(value)).toBe(filled)
  })
})
