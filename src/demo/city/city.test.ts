import { describe, expect, test } from 'vitest'
import { CATEGORY_SLUGS } from '#shared/catalogue/categories.ts'
import { INDUSTRIES } from '#shared/catalogue/industries.ts'
import { WEEKDAYS } from '#shared/hours/opening-hours.ts'
import { AREAS } from '#shared/places/areas.ts'
import { DEMO_ACCOUNTS } from '../accounts.ts'
import { DEMO_CITY } from './city.ts'
import { SUBURBS } from './suburbs.ts'
import { BOOKING_NOTES, NEWSLETTER_EMAILS, VISITORS } from './visitors.ts'

const REVIEWS = DEMO_CITY.flatMap((business) => business.reviews)
const COMMENTS = REVIEWS.flatMap((review) => review.comment ?? [])
const EXAMPLE_EMAIL = /^[a-z0-9.-]+@example\.co\.za$/
const SILENT_PHONE = /^(021 000|077 000) \d{4}$/

function expectUnique(values: readonly string[]) {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
}

describe('the businesses', () => {
  test('are about 120, over every industry and every area', () => {
    expect(DEMO_CITY.length).toBeGreaterThanOrEqual(115)
    expect(new Set(DEMO_CITY.map((business) => business.industry))).toEqual(new Set(INDUSTRIES))
    expect(new Set(DEMO_CITY.map((business) => business.area))).toEqual(new Set(AREAS))
  })

  test('share no key, name, phone, address or description', () => {
    expectUnique(DEMO_CITY.map((business) => business.key))
    expectUnique(DEMO_CITY.map((business) => business.name.toLowerCase()))
    expectUnique([...DEMO_CITY, ...VISITORS].map((person) => person.phone))
    expectUnique(DEMO_CITY.map((business) => business.address))
    expectUnique(DEMO_CITY.map((business) => business.description))
  })

  test.each(DEMO_CITY.map((business) => [business.key, business] as const))(
    '%s',
    (key, business) => {
      expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)

      const [suburb, code] = business.address.split(', ').slice(-2)
      const known = Object.entries(SUBURBS).find(([name]) => name === suburb)?.[1]
      expect(known).toEqual({ area: business.area, code })
      expect(code).toMatch(/^[78]\d{3}$/)

      expect(business.phone).toMatch(SILENT_PHONE)
      expect(['', `${key}@example.co.za`]).toContain(business.emailPublic)
      expect(['', `https://${key}.example`]).toContain(business.website)

      const sentences = business.description.match(/[.?!](?= |$)/g) ?? []
      expect(sentences.length).toBeGreaterThanOrEqual(2)
      expect(sentences.length).toBeLessThanOrEqual(4)

      for (const day of WEEKDAYS) {
        const { open, close, closed } = business.hours[day]
        if (closed) continue
        expect(`${open}-${close}`).toMatch(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/)
      }
      expect(WEEKDAYS.some((day) => !business.hours[day].closed)).toBe(true)

      expect(business.services.length).toBeGreaterThanOrEqual(2)
      expect([...business.services, ...business.amenities].every((entry) => entry.trim())).toBe(
        true,
      )
      if (business.yearEstablished !== null) {
        expect(business.yearEstablished).toBeGreaterThanOrEqual(1900)
        expect(business.yearEstablished).toBeLessThanOrEqual(2025)
      }
      expect(business.reviews.length).toBeLessThanOrEqual(14)
      expect(business.popularity).toBeGreaterThanOrEqual(0)
      expect(business.popularity).toBeLessThanOrEqual(1)
    },
  )

  test('mix plans, contact ways and gaps, so that pages show both', () => {
    const share = (matches: (business: (typeof DEMO_CITY)[number]) => boolean) =>
      DEMO_CITY.filter(matches).length / DEMO_CITY.length
    expect(share((business) => business.plan === 'PREMIUM')).toBeCloseTo(0.36, 1)
    expect(share((business) => business.phone.startsWith('077'))).toBeCloseTo(0.66, 1)
    for (const gap of [
      share((business) => business.website === ''),
      share((business) => business.emailPublic === ''),
      share((business) => business.yearEstablished === null),
      share((business) => business.amenities.length === 0),
      share((business) => business.reviews.length === 0),
    ]) {
      expect(gap).toBeGreaterThan(0)
      expect(gap).toBeLessThan(0.75)
    }
  })

  test('keep odd hours somewhere: past midnight, all day, closed on Mondays', () => {
    const days = DEMO_CITY.flatMap((business) => WEEKDAYS.map((day) => business.hours[day]))
    expect(days.some(({ open, close, closed }) => !closed && close < open)).toBe(true)
    expect(days.some(({ open, close, closed }) => !closed && close === open)).toBe(true)
    expect(DEMO_CITY.some(({ hours }) => hours.monday.closed && !hours.sunday.closed)).toBe(true)
  })

  test('hold the two owners of the README, each on the plan that its address names', () => {
    const planOf = (key: string) => DEMO_CITY.find((business) => business.key === key)?.plan
    for (const [key, email] of Object.entries(DEMO_ACCOUNTS.owners))
      expect(`${planOf(key)?.toLowerCase()}@example.co.za`).toBe(email)
  })

  test('put 8 to 12 gems forward, the most popular first four as in the design', () => {
    const gems = DEMO_CITY.filter((business) => business.gem)
    expect(gems.length).toBeGreaterThanOrEqual(8)
    expect(gems.length).toBeLessThanOrEqual(12)
    const first = gems.toSorted((a, b) => b.popularity - a.popularity).slice(0, 4)
    expect(first.map((business) => business.name)).toEqual([
      'Apostles Beach House',
      'Gable & Vine',
      'Salt River Cycles',
      'Two Bays Sailing',
    ])
  })
})

describe('the reviews', () => {
  test('are 500 to 700, of which at least 380 say something, each in its own words', () => {
    expect(REVIEWS.length).toBeGreaterThanOrEqual(500)
    expect(REVIEWS.length).toBeLessThanOrEqual(700)
    expect(COMMENTS.length).toBeGreaterThanOrEqual(380)
    expectUnique(COMMENTS.map((comment) => comment.toLowerCase()))
  })

  test('are not all five stars', () => {
    const mean = REVIEWS.reduce((sum, review) => sum + review.stars, 0) / REVIEWS.length
    expect(mean).toBeGreaterThan(3.9)
    expect(mean).toBeLessThan(4.5)
    const low = REVIEWS.filter((review) => review.stars <= 2)
    expect(low.length / REVIEWS.length).toBeGreaterThanOrEqual(0.05)
    expect(low.every((review) => review.comment)).toBe(true)
  })
})

describe('the visitors', () => {
  test('have addresses and numbers that reach nobody', () => {
    expectUnique([...VISITORS.map((visitor) => visitor.email), ...NEWSLETTER_EMAILS])
    for (const email of [...VISITORS.map((visitor) => visitor.email), ...NEWSLETTER_EMAILS]) {
      expect(email).toMatch(EXAMPLE_EMAIL)
    }
    for (const visitor of VISITORS) expect(visitor.phone).toMatch(SILENT_PHONE)
  })

  test('have something to note for every category', () => {
    for (const slug of CATEGORY_SLUGS) {
      expect(BOOKING_NOTES[slug].length).toBeGreaterThanOrEqual(4)
    }
    expectUnique(Object.values(BOOKING_NOTES).flat())
  })
})
