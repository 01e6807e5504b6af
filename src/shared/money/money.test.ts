import { expect, test } from 'vitest'
import { formatRand } from './money.ts'

test.each([
  [99, 'R99'],
  [299, 'R299'],
  [0, 'R0'],
  [1000, 'R1,000'],
  [1234567, 'R1,234,567'],
  [99.5, 'R99.50'],
  [0.05, 'R0.05'],
  [-250, '-R250'],
  [-0.001, 'R0'],
])('%d rand reads %s', (rand, text) => {
  expect(formatRand(rand)).toBe(text)
})
