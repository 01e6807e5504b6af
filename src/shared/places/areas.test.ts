import { expect, test } from 'vitest'
import { wordsOf } from '#shared/text/normalise.ts'
import { AREAS, spokenPlace } from './areas.ts'

test('no two areas begin with the same word, which is how search on SQLite tells them apart', () => {
  const beginnings = AREAS.map((area) => wordsOf(area)[0])
  expect(new Set(beginnings).size).toBe(AREAS.length)
})

test('an area is said with its article, a suburb without', () => {
  expect(['Cape Flats', 'Helderberg', 'Athlone', 'Other'].map(spokenPlace)).toEqual([
    'the Cape Flats',
    'the Helderberg',
    'Athlone',
    'Cape Town',
  ])
})
