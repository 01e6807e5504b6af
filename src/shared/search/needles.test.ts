import { describe, expect, test } from 'vitest'
import { searchable } from '#shared/text/normalise.ts'
import { needlesOfTerm, needlesOfTyped, prune, singular } from './needles.ts'

const finds = (needles: string[], text: string) =>
  needles.some((needle) => searchable(text).includes(needle))

test.each([
  ['brakes', 'brake'],
  ['bakeries', 'bakery'],
  ['taxes', 'tax'],
  ['brushes', 'brush'],
  ['cars', 'car'],
  ['glass', 'glass'],
  ['gas', 'gas'],
  ['plumber', 'plumber'],
])('the singular of %s is %s', (word, stem) => {
  expect(singular(word)).toBe(stem)
})

describe('a term that we add', () => {
  test.each([
    ['tax', 'Tax & payroll', 'Taxi rides, taxidermist'],
    ['car', 'Used cars', 'Carpets, carpenter, scar'],
    ['law', 'Law firm', 'Lawn mowing, coleslaw'],
    ['hair', 'Hair by Zee', 'Chair repairs'],
    ['gp', 'Your GP', 'GPS tracking'],
    ['plumber', 'Plumbers', 'Aplumber'],
    ['hair salon', 'Zee Hair Salons', 'Chair salon'],
  ])('%s finds %j and not %j', (term, right, wrong) => {
    expect(finds(needlesOfTerm(term), right)).toBe(true)
    expect(finds(needlesOfTerm(term), wrong)).toBe(false)
  })
})

describe('a word that a visitor typed', () => {
  test.each([
    ['burger', false, 'Steakburgers'],
    ['burgers', false, 'The Burger Joint'],
    ['tv', false, 'TVs mounted'],
    ['b', false, 'Plan B'],
    ['cars', true, 'One car'],
    ['hair', true, 'Hairport'],
  ])('%s (known: %s) finds %j', (typed, known, text) => {
    expect(finds(needlesOfTyped(typed, known), text)).toBe(true)
  })

  test.each([
    ['tv', false, 'Altvater'],
    ['b', false, 'Bakery'],
    ['kids', false, 'Kidney clinic'],
    ['car', true, 'Carpets'],
    ['hair', true, 'Chairs'],
  ])('%s (known: %s) does not find %j', (typed, known, text) => {
    expect(finds(needlesOfTyped(typed, known), text)).toBe(false)
  })
})

test('prune leaves out what a shorter needle finds', () => {
  expect(prune(['plumb', ' plumber', ' tax ', ' tax '])).toEqual(['plumb', ' tax '])
  expect(prune([' geyser', ' plumber'], ['plumb'])).toEqual([' geyser'])
})

test('a letter of two units counts once, so that no stem is too short for the index', () => {
  expect(needlesOfTyped('𐀀𐀀s', false)).toEqual(['𐀀𐀀s'])
})
