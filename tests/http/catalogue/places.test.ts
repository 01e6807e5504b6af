import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { type CreatedUser, createUser } from '#demo/factories/users.ts'
import { pages } from '#shared/paths.ts'
import type { Point } from '#shared/places/distance.ts'
import type { BusinessPage } from '#shared/schemas/business-list.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

const PROFILE = {
  businessName: 'Harbour Table',
  industry: 'Restaurant',
  area: 'Southern Suburbs',
  address: '14 Quayside Lane, Kalk Bay',
}
const DOOR = { latitude: -34.12875, longitude: 18.44912 }

describe.each(ENGINES)('where a business is on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())

  const save = async (owner: CreatedUser, change: object) =>
    app.server.inject({
      method: 'PUT',
      url: '/api/business',
      payload: { ...PROFILE, ...change },
      headers: { cookie: await signIn(app, owner) },
    })

  it('is its suburb until the owner sets the exact place, and again without it', async () => {
    const owner = await createUser(app.context.db)
    const first = (await save(owner, {})).json().profile
    expect(first.location).toEqual({ latitude: -34.129, longitude: 18.448, isExact: false })
    const page = async () => (await app.server.inject(pages.business(first.id))).body
    expect(await page()).not.toContain('GeoCoordinates')

    const exact = await save(owner, {
      exactPlace: { latitude: -34.1287512, longitude: 18.4491234 },
    })
    expect(exact.json().profile.location).toEqual({ ...DOOR, isExact: true })
    expect(await page()).toContain(
      '"geo":{"@type":"GeoCoordinates","latitude":-34.12875,"longitude":18.44912}',
    )
    // Left out, it stays.
    expect((await save(owner, { phone: '021 555 0100' })).json().profile.location.isExact).toBe(
      true,
    )
    const taken = await save(owner, { exactPlace: null })
    expect(taken.json().profile.location.isExact).toBe(false)

    // It belongs to the address for which it was set, however that is written.
    await save(owner, { exactPlace: DOOR })
    const again = await save(owner, { address: ` ${PROFILE.address.toUpperCase()}` })
    expect(again.json().profile.location.isExact).toBe(true)
    const moved = await save(owner, { address: '12 Main Road, Fish Hoek' })
    expect(moved.json().profile.location.isExact).toBe(false)
    const both = await save(owner, { exactPlace: DOOR })
    expect(both.json().profile.location.isExact).toBe(true)
  })

  it.each([
    { latitude: 51.5, longitude: -0.1 },
    { latitude: 18.4, longitude: -33.9 },
    { latitude: '1', longitude: 18.4 },
    { latitude: -34 },
    'here',
  ])('is never %j', async (exactPlace) => {
    const owner = await createUser(app.context.db)
    const answer = await save(owner, { exactPlace })
    expect(answer.statusCode).toBe(400)
    expect(JSON.stringify(answer.json().errors)).toContain('exactPlace')
  })

  it('is null if the address has no suburb', async () => {
    const { id } = await createBusiness(app.context.db, { address: '1 Nowhere Lane' })
    const answer = await app.server.inject(`/api/business/${id}`)
    expect(answer.json().business.location).toBeNull()
  })

  it('is not the nearest of a trade if only others mention it', async () => {
    const { db } = app.context
    const books = await createBusiness(db, {
      businessName: 'Little Books',
      industry: 'Finance',
      area: 'Northern Suburbs',
      address: '17 Brighton Road, Kraaifontein',
      description: 'Monthly books for crèches and taxis.',
    })
    const find = async (q: string) => {
      const answer = await app.server.inject({ url: '/api/businesses', query: { q } })
      const { businesses, place } = answer.json<BusinessPage>()
      const found = businesses.map(({ businessName, group }) => [businessName, group])
      return { found, isEmpty: place?.isEmpty }
    }
    // If nobody has the trade, a business that mentions it is no answer; with the very word it is listed apart.
    expect((await find('kinderoppas in durbanville')).found).toEqual([])
    expect((await find('taxis in durbanville')).found).toEqual([[books.businessName, 'mention']])
    await createBusiness(db, {
      businessName: 'Anchors Educare',
      industry: 'Education',
      area: 'Cape Flats',
      address: '17 5th Avenue, Grassy Park',
    })
    expect(await find('kinderoppas in durbanville')).toEqual({
      found: [['Anchors Educare', 'nearby']],
      isEmpty: true,
    })
    // The typed word is found in every field, but after businesses of the trade.
    expect(await find('creches in durbanville')).toEqual({
      found: [
        ['Anchors Educare', 'nearby'],
        [books.businessName, 'loose'],
      ],
      isEmpty: true,
    })
  })

  it('is used for the distance', async () => {
    const { db } = app.context
    const common = { industry: 'Automotive', area: 'Southern Suburbs' } as const
    const address = '3 Main Road, Mowbray'
    await createBusiness(db, { ...common, businessName: 'Middle Motors', address })
    const point = { latitude: -33.938, longitude: 18.472 }
    await createBusiness(db, { ...common, businessName: 'Edge Motors', address, point })
    const answer = await app.server.inject('/api/businesses?q=motors&area=Observatory')
    const found = answer.json<BusinessPage>().businesses
    expect(found.map(({ businessName, distanceKm }) => [businessName, distanceKm])).toEqual([
      ['Edge Motors', 0.2],
      ['Middle Motors', 1.2],
    ])
  })
})

describe.each(ENGINES)('near me on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
    const { db } = app.context
    const common = { industry: 'Automotive', area: 'Southern Suburbs' } as const
    const add = (businessName: string, address: string, point?: Point) =>
      createBusiness(db, { ...common, businessName, address, ...(point && { point }) })
    await add('Obs Motors', '1 Station Road, Observatory', { latitude: -33.939, longitude: 18.471 })
    await add('Mowbray Motors', '2 Main Road, Mowbray')
    await add('Kalk Bay Motors', '3 Main Road, Kalk Bay')
  })
  afterAll(() => app.close())

  const find = async (query: Record<string, string>) => {
    const answer = await app.server.inject({ url: '/api/businesses', query })
    expect(answer.statusCode).toBe(200)
    const page = answer.json<BusinessPage>()
    return { answer, page, names: page.businesses.map(({ businessName }) => businessName) }
  }

  it('orders by the distance from there, and is neither stored nor shared', async () => {
    const { answer, page, names } = await find({ q: 'motors', near: '-33.949,18.474' })
    expect(names).toEqual(['Mowbray Motors', 'Obs Motors', 'Kalk Bay Motors'])
    expect(page.businesses.map(({ distanceKm }) => distanceKm)).toEqual([0.1, 1.1, 20.2])
    expect(page.understood.map(({ kind }) => kind)).toEqual(['need'])
    expect(answer.headers['cache-control']).toBe('no-store')
    const shown = await app.server.inject('/search?q=motors&near=-33.938,18.470')
    expect(shown.headers['cache-control']).toBe('no-store')
    expect(shown.body.indexOf('Obs Motors')).toBeLessThan(shown.body.indexOf('Mowbray Motors'))
    expect(shown.body).toContain('Near me')
    const other = await app.server.inject('/search?q=motors')
    expect(other.body).not.toContain('18.470')
  })

  it('works without a query, in a category, and yields to a typed place', async () => {
    expect((await find({ near: '-33.938,18.470' })).names[0]).toBe('Obs Motors')
    expect((await find({ near: '-34.129,18.448', area: 'Mowbray' })).names[0]).toBe(
      'Mowbray Motors',
    )
    const category = await app.server.inject('/category/automotive?near=-34.129,18.448')
    expect(category.body.indexOf('Kalk Bay Motors')).toBeLessThan(
      category.body.indexOf('Mowbray Motors'),
    )
  })

  it.each([
    '0,0',
    'here',
    '-33.9',
    '-33.93812345,18.47012345',
    '1e9,1e9',
    'NaN,NaN',
    '🦓',
    '-99.9,99.9',
  ])('ignores the position %j', async (near) => {
    expect((await find({ q: 'motors', near })).page.place).toBeNull()
    const query = { q: 'motors', near }
    expect((await app.server.inject({ url: '/search', query })).statusCode).toBe(200)
  })
})

describe.each(ENGINES)('booked online on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())

  it('is a filter with a count, which follows the services', async () => {
    const { db } = app.context
    const { id } = await createBusiness(db, { businessName: 'Clock Cuts' })
    await createBusiness(db, { businessName: 'Plain Cuts' })
    const find = async (query: Record<string, string>) =>
      (await app.server.inject({ url: '/api/businesses', query })).json<BusinessPage>()
    const service = { id: 'a-service', businessId: id, name: 'Cut', minutes: 30, price: null }
    await db
      .insertInto('bookableServices')
      .values({ ...service, online: 1, position: 0 })
      .execute()
    expect((await find({ q: 'cuts' })).facets?.book).toBe(1)
    const names = async (address: string) =>
      (await app.server.inject(address))
        .json<BusinessPage>()
        .businesses.map(({ businessName }) => businessName)
    expect(await names('/api/businesses?q=cuts&book=online')).toEqual(['Clock Cuts'])
    expect(await names('/api/businesses?book=online&page=1')).toEqual(['Clock Cuts'])
    await db.updateTable('bookableServices').set({ online: 0 }).execute()
    expect((await find({ q: 'cuts', book: 'online' })).total).toBe(0)
    await db.updateTable('bookableServices').set({ online: 1 }).execute()
    expect((await find({ q: 'cuts', book: 'online' })).total).toBe(1)
    await db.deleteFrom('bookableServices').execute()
    expect((await find({ q: 'cuts', book: 'online' })).total).toBe(0)
  })
})
