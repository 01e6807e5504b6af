import { describe, expect, it } from 'vitest'
import { greeting, wantedDate } from './booking-words.ts'

describe('the wanted date', () => {
  it.each([
    [null, 'Not specified'],
    ['', 'Not specified'],
    ['2025-03-07', '7 March 2025'],
    ['2025-03-07T08:30:00.000Z', '7 March 2025, 10:30'],
    ['next Friday', 'next Friday'],
  ])('%j reads %j', (dateISO, words) => {
    expect(wantedDate(dateISO)).toBe(words)
  })
})

describe('the greeting', () => {
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
  ])('of %j is %j', (name, words) => {
    expect(greeting(name)).toBe(words)
  })
})
