import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { searchTimedServices } from '#server/platform/db/migrations/0052-search-timed-services.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const REPAIR = { name: 'Kintsugi repair', minutes: 240, price: 650, online: true }

describe.each(USUAL_ENGINES)('services with a duration on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())

  const found = async (q: string) => {
    const answer = await app.server.inject({ url: '/api/businesses', query: { q } })
    return answer
      .json<{ businesses: { businessName: string }[] }>()
      .businesses.map(({ businessName }) => businessName)
  }

  it('are found as soon as they are saved, and until they are removed', async () => {
    const salon = await createBusiness(app.context.db, {
      businessName: 'Blue Door',
      industry: 'Other',
      services: ['Gilding'],
    })
    const headers = { cookie: await signIn(app, salon.owner) }
    const save = (url: string, payload: object) =>
      app.server.inject({ method: 'PUT', url, headers, payload })
    expect(await found('kintsugi')).not.toContain('Blue Door')

    const setup = await save('/api/dashboard/booking-setup', { services: [REPAIR] })
    expect(setup.statusCode, setup.body).toBe(200)
    expect(await found('kintsugi')).toEqual(['Blue Door'])

    // Neither a new profile nor other listed services lose them.
    await save('/api/business/listing', { services: ['Marquetry'] })
    expect(await found('kintsugi')).toEqual(['Blue Door'])
    expect(await found('marquetry')).toEqual(['Blue Door'])

    await save('/api/dashboard/booking-setup', { services: [] })
    expect(await found('kintsugi')).not.toContain('Blue Door')
    expect(await found('marquetry')).toEqual(['Blue Door'])
  })

  it('are announced on cards, with the lowest price that can be booked', async () => {
    const { db } = app.context
    const salon = await createBusiness(db, { businessName: 'Red Door', industry: 'Other' })
    await createBusiness(db, { businessName: 'Red Window', industry: 'Other' })
    const headers = { cookie: await signIn(app, salon.owner) }
    const services = [
      REPAIR,
      { ...REPAIR, name: 'Glazing', price: 180 },
      { ...REPAIR, name: 'A first look', price: 0 },
      { ...REPAIR, name: 'By phone', price: 90, online: false },
    ]
    await app.server.inject({
      method: 'PUT',
      url: '/api/dashboard/booking-setup',
      headers,
      payload: { services },
    })
    const answer = await app.server.inject({ url: '/api/businesses', query: { q: 'red' } })
    const { businesses } = answer.json<{ businesses: { bookOnline?: object }[] }>()
    expect(businesses.map(({ bookOnline }) => bookOnline)).toEqual([{ fromPrice: 180 }, undefined])
    const page = await app.server.inject('/search?q=red')
    expect(page.body).toContain('<b>Book online</b>')
    expect(page.body).toContain('from R180')
  })

  it('have their price on the page also when they are booked by phone', async () => {
    const { db } = app.context
    const shop = await createBusiness(db, { businessName: 'Brown Door', industry: 'Other' })
    const headers = { cookie: await signIn(app, shop.owner) }
    const save = (services: object[]) =>
      app.server.inject({
        method: 'PUT',
        url: '/api/dashboard/booking-setup',
        headers,
        payload: { services },
      })
    const callOut = { name: 'Call-out', minutes: null, price: 450, online: false }
    const saved = await save([
      { ...REPAIR, name: 'French polish', online: false },
      callOut,
      { ...REPAIR, name: 'Upholstery', price: null, online: false },
    ])
    expect(saved.statusCode, saved.body).toBe(200)
    expect(saved.json().setup.services[1]).toMatchObject(callOut)

    const { business } = (await app.server.inject(`/api/business/${shop.id}`)).json()
    expect(business).toMatchObject({
      booking: null,
      prices: [
        { name: 'French polish', minutes: 240, price: 650 },
        { name: 'Call-out', minutes: null, price: 450 },
      ],
    })
    const { body } = await app.server.inject(`/business/${shop.id}`)
    const [, list = ''] = /<ul class="price-list">(.*?)<\/ul>/.exec(body) ?? []
    expect(list.replaceAll(/<[^>]*>/g, '|')).toMatch(
      /^\|+French polish\|+4 h\|+R650\|+Call-out\|+R450\|+$/,
    )
    const [, chips = ''] = /<ul class="business-chips">(.*?)<\/ul>/.exec(body) ?? []
    expect(chips).toBe('<li>Upholstery</li>')

    const refused = await save([{ ...callOut, online: true }])
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors).toEqual({
      'services.0.minutes': 'Please choose a duration for what can be booked online.',
    })
  })

  it('of an earlier release are found after the migration', async () => {
    const { db } = app.context
    const { id: businessId } = await createBusiness(db, {
      businessName: 'Green Door',
      industry: 'Other',
      services: ['Enamelling'],
    })
    const service = { name: 'Scrimshaw', minutes: 60, price: null, position: 0, online: 1 }
    await db
      .insertInto('bookableServices')
      .values({ ...service, online: 1, id: 'locs', businessId, bufferBefore: 0, bufferAfter: 0 })
      .execute()
    await searchTimedServices().up(db)
    expect(await found('scrimshaw')).toEqual(['Green Door'])
    expect(await found('enamelling')).toEqual(['Green Door'])
  })
})
