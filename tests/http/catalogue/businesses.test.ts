import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { pages } from '#shared/paths.ts'
import type { Business } from '#shared/schemas/business.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

const claremont = { area: 'Southern Suburbs', address: '1 Main Road, Claremont, 7708' } as const
const rondebosch = { area: 'Southern Suburbs', address: '9 Belmont Road, Rondebosch' } as const

describe.each(ENGINES)('the list of businesses on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
    const { db } = app.context
    const joe = await createBusiness(db, {
      businessName: 'Joe’s Plumbing',
      industry: 'Home Services',
      phone: '021 555 0123',
      services: ['Geysers', 'Drains'],
      ...rondebosch,
    })
    await createReviews(db, joe.id, [{ stars: 5 }, { stars: 4 }, { stars: 4 }])
    await createBusiness(db, {
      businessName: 'Handy Andy',
      industry: 'Home Services',
      description: 'Plumber and tiler.',
      ...claremont,
    })
    await createBusiness(db, {
      businessName: 'Café Crème',
      industry: 'Restaurant',
      ownerInput: { plan: 'PREMIUM' },
    })
    await createBusiness(db, { businessName: 'Hidden Plumbing', ownerInput: { status: 'PENDING' } })
  })
  afterAll(() => app.close())

  const get = async (path: string, parameters: Record<string, string> = {}) =>
    app.server.inject({ url: path, query: parameters })
  const names = (businesses: Business[]) => businesses.map((business) => business.businessName)
  const search = async (parameters: Record<string, string>) =>
    (await get('/api/businesses', parameters)).json()

  it('lists all public businesses without parameters, PREMIUM first, and no account data', async () => {
    const answer = await get('/api/businesses')
    expect(answer.headers['content-type']).toContain('application/json')
    const { businesses, ...rest } = answer.json()
    expect(rest).toEqual({})
    expect(names(businesses)).toEqual(['Café Crème', 'Joe’s Plumbing', 'Handy Andy'])
    expect(businesses[1]).toEqual({
      id: expect.any(String),
      businessName: 'Joe’s Plumbing',
      industry: 'Home Services',
      area: 'Southern Suburbs',
      address: '9 Belmont Road, Rondebosch',
      suburb: 'Rondebosch',
      location: { latitude: -33.963, longitude: 18.476, isExact: false },
      phone: '021 555 0123',
      emailPublic: '',
      website: '',
      description: '',
      imageUrl: null,
      plan: 'BASIC',
      ratingAvg: 4.3,
      ratingCount: 3,
      views: 0,
      operatingHours: null,
      services: ['Geysers', 'Drains'],
      priceRange: '',
      yearEstablished: null,
      amenities: [],
      answersWithin: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
  })

  it('caches that answer until the catalogue changes, compressed, and answers 304', async () => {
    const first = await app.server.inject({
      url: '/api/businesses',
      headers: { 'accept-encoding': 'br' },
    })
    expect(first.headers['content-encoding']).toBe('br')
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect((await app.server.inject({ url: '/api/businesses', headers })).statusCode).toBe(304)

    const late = await createBusiness(app.context.db, { businessName: 'Late Arrival' })
    const changed = await app.server.inject({ url: '/api/businesses', headers })
    expect(changed.statusCode).toBe(200)
    expect(names(changed.json().businesses)).toContain('Late Arrival')
    await app.context.db.deleteFrom('users').where('id', '=', late.owner.id).execute()
  })

  it('filters by query and area as the rules say', async () => {
    const found = await search({ q: 'plumber', area: 'Claremont' })
    expect(names(found.businesses)).toEqual(['Handy Andy', 'Joe’s Plumbing'])
    expect(found).toMatchObject({
      total: 2,
      totalIsExact: true,
      page: 1,
      pageCount: 1,
      corrected: null,
    })
    expect(names((await search({ q: 'CAFE creme' })).businesses)).toEqual(['Café Crème'])
    expect(names((await search({ q: 'plumber', category: 'restaurants' })).businesses)).toEqual([])
  })

  it('forgives small typos when nothing matches, and says so', async () => {
    const trade = await search({ q: 'plubmer', area: 'Clairmont' })
    expect(names(trade.businesses)).toEqual(['Handy Andy', 'Joe’s Plumbing'])
    expect(trade.corrected).toEqual({ q: 'plumber', area: 'claremont' })
    const ownName = await search({ q: 'hanndy' })
    expect(names(ownName.businesses)).toEqual(['Handy Andy'])
    expect(ownName.corrected).toEqual({ q: 'handy', area: '' })
    expect(await search({ q: 'xylophone' })).toMatchObject({ total: 0, corrected: null })
    // Known to the vocabulary, but only a hidden business has it.
    expect(await search({ q: 'hiden' })).toMatchObject({ total: 0, corrected: null })
  })

  it('answers a category, its businesses, and 404 for one that does not exist', async () => {
    expect((await get('/api/category/home-services')).json()).toEqual({
      id: 'home-services',
      slug: 'home-services',
      title: 'Home Services',
    })
    const all = (await get('/api/businesses/category/home-services')).json()
    expect(names(all.businesses)).toEqual(['Joe’s Plumbing', 'Handy Andy'])
    expect(Object.keys(all)).toEqual(['businesses'])
    const paged = (await get('/api/businesses/category/home-services', { page: '1' })).json()
    expect(paged).toMatchObject({ total: 2, page: 1, pageCount: 1 })
    for (const path of ['/api/category/zebras', '/api/businesses/category/zebras']) {
      const answer = await get(path)
      expect(answer.statusCode).toBe(404)
      expect(answer.json().detail).toBe('We can’t find that category.')
    }
  })

  it.each<Record<string, string>>([
    { page: '0' },
    { page: 'two' },
    { page: '1.5' },
    { category: 'zebras' },
    { q: '\u0000' },
  ])('rejects %j with a message', async (parameters) => {
    const answer = await get('/api/businesses', parameters)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('application/problem+json')
  })

  it.each(['"', '*', 'a"b AND (', '%_%', "'; drop table businesses", '𝒳', '🙂'])(
    'treats %j as plain words',
    async (q) => {
      const answer = await get('/api/businesses', { q, area: q })
      expect(answer.statusCode).toBe(200)
    },
  )

  it('reads only the beginning of a very long query', async () => {
    const answer = await get('/api/businesses', { q: `plumber ${'x'.repeat(4000)}` })
    expect(answer.statusCode).toBe(200)
  })

  it('looks up a few words, however many are sent', async () => {
    const nonsense = Array.from({ length: 1700 }, (_, n) => `qzx${n}vk`).join(' ')
    const lookUp = vi.spyOn(app.context.db, 'selectFrom')
    try {
      const answer = await get('/api/businesses', { q: nonsense, area: nonsense })
      expect(answer.json()).toMatchObject({ total: 0, corrected: null })
      expect(lookUp.mock.calls.length).toBeLessThan(60)
    } finally {
      lookUp.mockRestore()
    }
  })

  it.each(['a'.repeat(200), 'é'.repeat(200), '🦓'.repeat(150), 'ж'.repeat(199)])(
    'answers two hundred repetitions of one letter',
    async (q) => {
      for (const path of ['/api/businesses', pages.search])
        expect((await get(path, { q, area: q })).statusCode).toBe(200)
    },
  )

  it('has pages of 24, and answers the last page for one past the end', async () => {
    for (let made = 0; made < 30; made += 1)
      await createBusiness(app.context.db, { businessName: `Quagga ${100 + made}` })
    const first = await search({ q: 'quagga' })
    expect(first).toMatchObject({ total: 30, page: 1, pageCount: 2 })
    expect(first.businesses).toHaveLength(24)
    const second = await search({ q: 'quagga', page: '2' })
    expect(names(second.businesses)).toEqual(
      [124, 125, 126, 127, 128, 129].map((n) => `Quagga ${n}`),
    )
    expect(await search({ q: 'quagga', page: '99' })).toEqual(second)
    expect(await search({ page: '2' })).toMatchObject({ total: 33, page: 2, pageCount: 2 })
  })
})
