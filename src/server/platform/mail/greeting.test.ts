import { expect, it } from 'vitest'
import { greeting } from './greeting.ts'

it.each([
  ['Thandi', 'Hello Thandi,'],
  ["Siân O'Brien-van der Merwe", "Hello Siân O'Brien-van der Merwe,"],
  ['J.P. Botha', 'Hello J.P. Botha,'],
  ['Win R5000 today', 'Hello,'],
  ['visit spam.example', 'Hello,'],
  ['https://spam.example', 'Hello,'],
  ['<b>Bold</b>', 'Hello,'],
  ['A'.repeat(80), 'Hello,'],
  ['', 'Hello,'],
])('the greeting of %j is %j', (name, words) => {
  expect(greeting(name)).toBe(words)
})
