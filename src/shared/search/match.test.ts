import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { INDUSTRIES } from '#shared/catalogue/industries.ts'
import { PLANS } from '#shared/money/plans.ts'
import { AREAS } from '#shared/places/areas.ts'
import { compareBusinesses, matchText, rankScore, searchTextOf } from './match.ts'
import { parseQuery } from './query.ts'
import { type ReferenceBusiness, searchBusinesses } from './reference.ts'

type Business = ReferenceBusiness

function business(businessName: string, fields: Partial<Business> = {}): Business {
  return {
    id: businessName,
    businessName,
    industry: 'Other',
    description: null,
    area: 'Other',
    address: '',
    services: [],
    amenities: [],
    plan: 'BASIC',
    ratingSum: 0,
    ratingCount: 0,
    ...fields,
  }
}

const found = (businesses: Business[], q: string, area = '') =>
  searchBusinesses(businesses, parseQuery(q, area)).found.map(({ businessName }) => businessName)

const claremont = { area: 'Southern Suburbs', address: '1 Main Road, Claremont, 7708' } as const
const rondebosch = { area: 'Southern Suburbs', address: '9 Belmont Road, Rondebosch' } as const
const seaPoint = { area: 'Atlantic Seaboard', address: '5 Regent Road, Sea Point' } as const
const cityBowl = { area: 'City Bowl', address: '12 Strand Street, Cape Town' } as const
const strand = { area: 'Helderberg', address: '3 Beach Road, Strand' } as const

describe('what is found', () => {
  const city = [
    business('Thandi Hair Affair', { industry: 'Hair Salon' }),
    business('Umi', { industry: 'Restaurant', description: 'Sushi and small plates.' }),
    business("Oom Piet's", { industry: 'Restaurant', description: 'Gatsbys as long as your arm.' }),
    business('Bright Side', { industry: 'Home Services', description: 'Rewiring and DB boards.' }),
    business('Dry Feet', {
      industry: 'Home Services',
      description: 'Burst geysers, blocked drains.',
    }),
    business('Chair Doctor', { description: 'We mend chairs.' }),
    business('Peak Taxi', { description: 'Airport rides.' }),
    business('Café Crème', { industry: 'Restaurant' }),
    business('Ledger & Co', { industry: 'Finance', description: 'Tax returns and payroll.' }),
    business('Green Lawns', { industry: 'Home Services', description: 'Lawn mowing.' }),
    business('Moolman Inc', { industry: 'Legal' }),
    business('Back in Motion', { industry: 'Medical', description: 'Physiotherapy.' }),
  ]

  test.each([
    ['hair', ['Thandi Hair Affair']],
    ['HAIR SALON', ['Thandi Hair Affair']],
    ['braids', ['Thandi Hair Affair']],
    ['sparky', ['Bright Side']],
    ['plumber', ['Dry Feet']],
    ['geyser', ['Dry Feet']],
    ['tax', ['Ledger & Co']],
    ['accountant', ['Ledger & Co']],
    ['lawyer', ['Moolman Inc']],
    ['attorney', ['Moolman Inc']],
    ['doctor', ['Back in Motion', 'Chair Doctor']],
    ['cafe creme', ['Café Crème']],
    ['creme CAFÉ', ['Café Crème']],
    ['sushi', ['Umi', 'Café Crème', "Oom Piet's"]],
    ['gatsby', ["Oom Piet's", 'Café Crème', 'Umi']],
    ['sushi airport', []],
    ['axi', ['Peak Taxi']],
    ['zebra', []],
  ])('%s finds %j', (q, names) => {
    expect(found(city, q)).toEqual(names)
  })

  test('an empty query finds everything', () => {
    expect(found(city, '')).toHaveLength(city.length)
  })
})

describe('where', () => {
  const city = [
    business('In Rondebosch', rondebosch),
    business('In Claremont', claremont),
    business('In Sea Point', seaPoint),
    business('In Strand Street', cityBowl),
    business('In Strand', strand),
  ]

  test.each([
    ['Claremont', ['In Claremont', 'In Rondebosch']],
    ['clare', ['In Claremont']],
    ['Southern Suburbs', ['In Claremont', 'In Rondebosch']],
    ['main road', ['In Claremont']],
    ['7708', ['In Claremont']],
    ['Camps Bay', ['In Sea Point']],
    ['Strand', ['In Strand', 'In Strand Street']],
    ['Strand Street', ['In Strand Street']],
    ['Durbanville', []],
    ['Timbuktu', []],
  ])('%s finds %j', (area, names) => {
    expect(found(city, '', area)).toEqual(names)
  })

  test('a street in another area that bears a suburb’s name is found, but is not exact', () => {
    const parsed = parseQuery('', 'Strand')
    const isThere = (fields: Partial<Business>) => {
      const there = business('x', fields)
      return matchText(there.area, searchTextOf(there), parsed)?.ring === 0
    }
    expect(isThere(strand)).toBe(true)
    expect(isThere(cityBowl)).toBe(false)
  })

  test('a place in the query may be part of a name', () => {
    const moved = business('Salt River Cycles', claremont)
    expect(found([moved, business('Zee Cycles', seaPoint)], 'Salt River Cycles')).toEqual([
      'Salt River Cycles',
    ])
  })
})

describe('the order', () => {
  test('name, then industry, then description', () => {
    const city = [
      business('A', { description: 'A restaurant.', plan: 'PREMIUM' }),
      business('B', { industry: 'Restaurant', plan: 'PREMIUM' }),
      business('The Restaurant'),
    ]
    expect(found(city, 'restaurant')).toEqual(['The Restaurant', 'B', 'A'])
  })

  test('several words rank by the one that is furthest away', () => {
    const city = [
      business('Joe', { industry: 'Automotive', description: 'tyres' }),
      business('Joe Tyres', { industry: 'Automotive' }),
    ]
    expect(found(city, 'joe tyres')).toEqual(['Joe Tyres', 'Joe'])
  })

  test('what was asked for comes before its trade, even from further away', () => {
    const city = [
      business('Any Restaurant', { ...claremont, industry: 'Restaurant', plan: 'PREMIUM' }),
      business('Umi', { ...rondebosch, industry: 'Restaurant', description: 'Sushi.' }),
    ]
    expect(found(city, 'sushi', 'Claremont')).toEqual(['Umi', 'Any Restaurant'])
  })

  test('the place itself comes before a better field around it', () => {
    const city = [
      business('Best Plumbing', { ...rondebosch, plan: 'PREMIUM' }),
      business('Handy Andy', { ...claremont, description: 'Plumber and tiler.' }),
    ]
    expect(found(city, 'plumber in Claremont')).toEqual(['Handy Andy', 'Best Plumbing'])
  })

  test('PREMIUM, then rating by weight, then name', () => {
    const city = [
      business('c'),
      business('B'),
      business('one five', { ratingSum: 5, ratingCount: 1 }),
      business('forty good', { ratingSum: 184, ratingCount: 40 }),
      business('poor', { ratingSum: 20, ratingCount: 10 }),
      business('premium', { plan: 'PREMIUM', ratingSum: 10, ratingCount: 10 }),
    ]
    expect(found(city, '')).toEqual(['premium', 'forty good', 'one five', 'B', 'c', 'poor'])
  })

  const businesses = fc.record({
    id: fc.uuid(),
    businessName: fc.constantFrom('Aa', 'aa', 'Bé', 'be', 'C'),
    industry: fc.constantFrom(...INDUSTRIES),
    description: fc.constantFrom(null, 'sushi', 'plumber', 'geyser'),
    area: fc.constantFrom(...AREAS),
    address: fc.constantFrom('Claremont', 'Strand Street', 'Sea Point', ''),
    services: fc.constantFrom([], ['Sushi'], ['Geysers', 'Taps']),
    amenities: fc.constant([]),
    plan: fc.constantFrom(...PLANS),
    ratingSum: fc.nat(50),
    ratingCount: fc.nat(10),
  })

  test('is a total order: it does not depend on the input order', () => {
    const lists = fc.uniqueArray(businesses, { selector: (one) => one.id, maxLength: 12 })
    fc.assert(
      fc.property(lists, fc.constantFrom('', 'sushi', 'plumber claremont'), (list, q) => {
        const parsed = parseQuery(q)
        const ids = (order: Business[]) => searchBusinesses(order, parsed).found.map(({ id }) => id)
        expect(ids(list.toReversed())).toEqual(ids(list))
      }),
    )
  })

  test('a business is equal only to itself', () => {
    fc.assert(
      fc.property(businesses, businesses, (a, b) => {
        expect(compareBusinesses(a, b) === 0).toBe(a.id === b.id)
        expect(Math.sign(compareBusinesses(a, b))).toBe(-Math.sign(compareBusinesses(b, a)) + 0)
      }),
    )
  })
})

test('the score lies between the city’s average and the business’s own, nearer with each rating', () => {
  expect(rankScore(0, 0)).toBe(3.8)
  expect(rankScore(5, 1)).toBe(4)
  expect(rankScore(500, 100)).toBeGreaterThan(4.9)
  expect(rankScore(100, 100)).toBeLessThan(1.2)
})
