import { describe, expect, test } from 'vitest'
import { searchable } from '#shared/text/normalise.ts'
import { SYNONYM_GROUP_NAMES, SYNONYM_GROUPS } from './synonym-groups.ts'
import { expansionsOf, SYNONYM_WORDS } from './synonyms.ts'

const groupsOf = (term: string) => expansionsOf(term.split(' ')).flatMap(({ group }) => group ?? [])

test.each([
  ['hair salon', 'hair salon'],
  ['braids', 'hair salon'],
  ['barber', 'hair salon'],
  ['bakkie', 'automotive'],
  ['kombi', 'automotive'],
  ['panel beater', 'automotive'],
  ['panel beaters', 'automotive'],
  ['gatsby', 'restaurant'],
  ['gatsbies', 'restaurant'],
  ['braai', 'restaurant'],
  ['biltong', 'restaurant'],
  ['shisa nyama', 'restaurant'],
  ['geyser', 'plumbing'],
  ['sparky', 'electrical'],
  ['sparkies', 'electrical'],
  ['load shedding', 'electrical'],
  ['domestic worker', 'cleaning'],
  ['gym', 'fitness'],
  ['physio', 'medical'],
  ['gp', 'medical'],
  ['attorney', 'legal'],
  ['attorneys', 'legal'],
  ['conveyancer', 'legal'],
  ['tax', 'accounting'],
  ['taxes', 'accounting'],
  ['sars', 'accounting'],
  ['auditor', 'accounting'],
])('%s is in %s', (term, group) => {
  expect(groupsOf(term)).toContain(group)
})

test('each of the ten groups answers to its own name', () => {
  expect(SYNONYM_GROUP_NAMES).toHaveLength(10)
  for (const name of SYNONYM_GROUP_NAMES) expect(groupsOf(name)).toEqual([name])
})

test('a word of no group expands to nothing', () => {
  for (const word of ['taxi', 'lawn', 'wedding', 'hospitality']) expect(groupsOf(word)).toEqual([])
})

describe('what is added to a query finds no unrelated businesses', () => {
  const needles = SYNONYM_GROUP_NAMES.flatMap((name) =>
    expansionsOf(name.split(' ')).flatMap(({ close, wide }) => [...close, ...wide]),
  )

  test.each([
    'Taxi and taxidermist',
    'Lawn mowing and lawnmower parts',
    'Carpets, carpentry, career advice, child care',
    'Hospitality training for hotels',
    'Civil engineering, an engineer for every bridge',
    'An exhaustive list',
    'Plant nursery, nursery school',
    'Auditorium and auditions',
    'Chair and armchair makers',
    'GPS trackers',
    'Garden services with free coffee while you wait',
    'Built-in braais',
    'Open through load shedding thanks to our inverter',
    'Barista course',
    'Lymphatic drainage',
    'Basket weavers',
    'Meditation evenings',
    'Pubs and barns? No: publishers',
  ])('%s', (text) => {
    expect(needles.filter((needle) => searchable(text).includes(needle))).toEqual([])
  })
})

test('words for one thing are close to each other, its trade is wider', () => {
  const [barber] = expansionsOf(['barber'])
  expect(barber?.close).toEqual([' barber'])
  const [panel] = expansionsOf(['panel', 'beaters'])
  expect(panel?.close).toContain(' panelbeating')
  expect(panel?.wide).toContain(' automotive')
})

test('the lists hold clean terms, each once', () => {
  for (const list of SYNONYM_GROUP_NAMES.flatMap((name) => Object.values(SYNONYM_GROUPS[name]))) {
    const meanings = list.split(',').map((meaning: string) => meaning.split('/'))
    const terms = meanings.flat().map((term: string) => term.trim().replace(/\s+/g, ' '))
    for (const term of terms) expect(term).toMatch(/^[a-z0-9]+(?: [a-z0-9]+){0,3}$/)
    // Several everyday words may lead to one thing, but the first name of a meaning is unique.
    const firsts = meanings.map(([term = '']: string[]) => term.trim().replace(/\s+/g, ' '))
    expect(new Set(firsts).size).toBe(firsts.length)
  }
  expect(SYNONYM_WORDS).toContain('electrician')
})
