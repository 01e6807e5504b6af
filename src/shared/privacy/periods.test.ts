import { expect, it } from 'vitest'
import { periodInWords } from './periods.ts'

it.each([
  [14, '14 days'],
  [364, '364 days'],
  [365, '12 months'],
  [366, '12 months'],
  [367, '367 days'],
  [730, '24 months'],
  [1095, '3 years'],
  [1826, '5 years'],
])('says %s days in words that people use', (days, words) => {
  expect(periodInWords(days)).toBe(words)
})
