import { expect, test } from 'vitest'
import { askedFor, boxesOf, titleFor } from './query-in-words.ts'

test.each([
  [{}, ''],
  [{ q: ' ' }, ''],
  [{ q: 'plumber' }, 'plumber'],
  [{ q: 'plumber ', area: 'Claremont' }, 'plumber in Claremont'],
  [{ area: 'Claremont' }, 'anything in Claremont'],
])('%j is %j', (asked, words) => {
  expect(askedFor(asked)).toBe(words)
})

test('a place in the first box moves to the second', () => {
  const place = { kind: 'place' as const, label: 'Bellville', q: 'plumber', area: '' }
  const asked = { q: 'plumber bellville' }
  expect(boxesOf(asked, { understood: [place] })).toEqual({ q: 'plumber', area: 'Bellville' })
  expect(boxesOf(asked, { understood: [] })).toEqual(asked)
  const both = { q: 'plumber', area: 'Strand' }
  expect(boxesOf(both, { understood: [{ ...place, label: 'Strand' }] })).toEqual(both)
})

test.each([
  [
    { q: 'braids', area: 'khayelitsha' },
    [{ label: 'Khayelitsha', q: 'braids' }],
    'braids in Khayelitsha',
  ],
  [{ q: 'bike', area: 'obs' }, [{ label: 'Observatory', q: 'bike' }], 'bike in Observatory'],
  [
    { area: 'harare, khayelitsha' },
    [{ label: 'Khayelitsha', q: '' }],
    'anything in harare, Khayelitsha',
  ],
  [{ q: 'cake', area: '12 kloof st' }, [{ label: 'Gardens', q: 'cake' }], 'cake in 12 kloof st'],
  [{ q: 'claremont plumber' }, [{ label: 'Claremont', q: 'plumber' }], 'plumber in Claremont'],
  [{ area: 'cape flats' }, [{ label: 'Cape Flats', q: '' }], 'anything in the Cape Flats'],
  [{ q: 'haircut saturday' }, [], 'haircut Saturday'],
  [{ q: 'somewhere nice' }, [], 'somewhere nice'],
])('the title of %j names the place as a map does', (asked, places, title) => {
  const understood = places.map((place) => ({ ...place, kind: 'place' as const, area: '' }))
  expect(titleFor(asked, { understood })).toBe(title)
})

test('a time after the place stays at the end of the title', () => {
  const understood = [
    { kind: 'need' as const, label: 'plumber', q: 'bellville now', area: '' },
    { kind: 'place' as const, label: 'Bellville', q: 'plumber now', area: '' },
    { kind: 'intent' as const, label: 'Open now', q: 'plumber bellville', area: '' },
  ]
  expect(titleFor({ q: 'plumber bellville now' }, { understood })).toBe('plumber in Bellville now')
})
