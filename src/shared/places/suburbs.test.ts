import { describe, expect, test } from 'vitest'
import { AREAS } from './areas.ts'
import { EVERYDAY_NAMES } from './suburb-names.ts'
import { getPlace, isEverydayName, SUBURBS } from './suburbs.ts'

describe('getPlace', () => {
  test.each([
    ['Bo-Kaap', 'City Bowl'],
    ['Bo Kaap', 'City Bowl'],
    ['bokaap', 'City Bowl'],
    ['Tamboerskloof', 'City Bowl'],
    ['Vredehoek', 'City Bowl'],
    ['woodstock', 'City Bowl'],
    ['Salt River', 'City Bowl'],
    ['CBD', 'City Bowl'],
    ['Cape Town City Centre', 'City Bowl'],
    ['Sea Point', 'Atlantic Seaboard'],
    ['seapoint', 'Atlantic Seaboard'],
    ['Camps Bay', 'Atlantic Seaboard'],
    ['Hout Bay', 'Atlantic Seaboard'],
    ['V&A Waterfront', 'Atlantic Seaboard'],
    ['Obs', 'Southern Suburbs'],
    ['Claremont', 'Southern Suburbs'],
    ["Simon's Town", 'Southern Suburbs'],
    ['Simonstown', 'Southern Suburbs'],
    ['Durbanville', 'Northern Suburbs'],
    ['Bellville', 'Northern Suburbs'],
    ['Kuilsriver', 'Northern Suburbs'],
    ['Gugs', 'Cape Flats'],
    ['Khayelitsha', 'Cape Flats'],
    ["Mitchell's Plain", 'Cape Flats'],
    ['Mitchells Plain', 'Cape Flats'],
    ['Tableview', 'West Coast'],
    ['Bloubergstrand', 'West Coast'],
    ['Somerset West', 'Helderberg'],
    ['Strand', 'Helderberg'],
    ['Gordons Bay', 'Helderberg'],
    ['Stellenbosch', 'Other'],
    ['Paarl', 'Other'],
    ['southern suburbs', 'Southern Suburbs'],
    ['Johannesburg', null],
    ['Other', null],
    ['', null],
  ])('%s is in %s', (text, area) => {
    expect(getPlace(text)?.area ?? null).toBe(area)
  })
})

test('the list is long, and no spelling means two places', () => {
  expect(SUBURBS.length).toBeGreaterThanOrEqual(250)
  for (const area of AREAS) {
    expect(SUBURBS.filter((suburb) => suburb.area === area).length).toBeGreaterThan(10)
  }
  const spellings = SUBURBS.flatMap((suburb) => suburb.spellings)
  expect(spellings.filter((spelling, index) => spellings.indexOf(spelling) !== index)).toEqual([])
})

test('names are written as people write them', () => {
  for (const { name, spellings } of SUBURBS) {
    expect(name).toMatch(/^[A-Z][A-Za-z0-9'&-]*(?: [A-Za-z0-9'&-]+)*$/)
    expect(getPlace(name)?.name).toBe(name)
    for (const spelling of spellings) expect(getPlace(spelling)?.name).toBe(name)
  }
})

test('everyday names are names of places', () => {
  for (const name of EVERYDAY_NAMES.split(',')) expect(getPlace(name), name).toBeDefined()
  expect(isEverydayName('retreat')).toBe(true)
  expect(isEverydayName('Claremont')).toBe(false)
})
