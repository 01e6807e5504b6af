import { afterEach, describe, expect, it } from 'vitest'
import { createBusiness, createUnclaimed } from '#demo/factories/businesses.ts'
import { feeds, formPages, pages } from '#shared/paths.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const ADMIN = { id: 'admin', email: 'admin@cpt.example' }
const PLUMBER = {
  industry: 'Home Services',
  services: ['Plumbing'],
  address: '5 Lower Main Road, Observatory, 7925',
  area: 'Southern Suburbs',
} as const

let app: TestApp
afterEach(() => app.close())

const get = (url: string) => app.server.inject({ url })
const names = async (query: string): Promise<string[]> => {
  const answer = (await get(`/api/businesses${query}`)).json()
  return answer.businesses.map(({ businessName }: { businessName: string }) => businessName)
}
const review = (businessId: string, stars: number) =>
  app.server.inject({ method: 'POST', url: '/api/rating', payload: { businessId, stars } })
const book = (businessId: string) =>
  app.server.inject({
    method: 'POST',
    url: '/api/booking',
    payload: { businessId, name: 'Thandi', phone: '082 555 0101', email: 'thandi@example.co.za' },
  })

describe.each(USUAL_ENGINES)('businesses that nobody has claimed, on %s', (engine) => {
  it('are below everybody who pays, in every list and order', async () => {
    app = await createTestApp(engine)
    const { db } = app.context
    const open = await createUnclaimed(db, { ...PLUMBER, businessName: 'Open Plumbers' })
    await createBusiness(db, { ...PLUMBER, businessName: 'Basic Plumbers' })
    await createBusiness(db, {
      ...PLUMBER,
      businessName: 'Premium Plumbers',
      ownerInput: { plan: 'PREMIUM' },
      createdAt: new Date('2025-01-01'),
    })
    for (const stars of [5, 5, 5, 5, 5, 5]) await review(open.id, stars)
    for (const query of [
      '',
      '?page=1',
      '?category=home-services',
      '?q=plumber',
      '?q=plumber&area=Observatory',
      '?q=plumber&sort=rated',
      '?q=plumber&sort=newest',
      '?sort=rated',
      '?sort=newest',
    ]) {
      const listed = await names(query)
      expect(listed, query).toHaveLength(3)
      expect(listed.at(-1), query).toBe('Open Plumbers')
    }
    const found = (await get('/api/businesses?q=plumber')).json().businesses
    expect(found.map(({ group, plan }: Record<string, unknown>) => [group, plan])).toEqual([
      ['in', 'PREMIUM'],
      ['in', 'BASIC'],
      ['unclaimed', null],
    ])
    expect((await get('/search?q=plumber')).body).toContain('Not claimed yet')
  })

  it('come first where their name was asked for', async () => {
    app = await createTestApp(engine)
    await createBusiness(app.context.db, {
      businessName: 'Other Kitchen',
      industry: 'Restaurant',
      description: 'As good as Zaida’s Kitchen.',
    })
    await createUnclaimed(app.context.db, {
      businessName: 'Zaida’s Kitchen',
      industry: 'Restaurant',
    })
    expect((await names('?q=zaidas kitchen'))[0]).toBe('Zaida’s Kitchen')
  })

  it('follow the switch, and leave no trace while it is off', async () => {
    app = await createTestApp(engine)
    const paid = await createBusiness(app.context.db, PLUMBER)
    const look = () =>
      Promise.all(
        [
          '/api/businesses',
          '/api/businesses?q=plumber',
          '/search?q=plumber',
          feeds.sitemapOfBusinesses(1),
          pages.business(paid.id),
        ].map(async (url) => (await get(url)).body.replaceAll(/\d+\+ pros|\d{13}/g, '')),
      )
    const before = await look()
    const open = await createUnclaimed(app.context.db, { ...PLUMBER, isHidden: true })
    expect(await look()).toEqual(before)
    expect((await get(pages.business(open.id))).statusCode).toBe(404)

    await app.services.unclaimed.turn(ADMIN, true)
    expect((await get(pages.business(open.id))).statusCode).toBe(200)
    expect(await names('')).toHaveLength(2)
    await expect(app.services.unclaimed.turn(ADMIN, true)).rejects.toThrow('shown already')

    await app.services.unclaimed.turn(ADMIN, false)
    expect(await look()).toEqual(before)
    expect((await get(pages.business(open.id))).statusCode).toBe(404)
    expect((await get(`/api/business/${open.id}`)).statusCode).toBe(404)
  })
})

describe.each(USUAL_ENGINES)('the page of one, on %s', (engine) => {
  it('says where its details come from, and offers no booking', async () => {
    app = await createTestApp(engine)
    const open = await createUnclaimed(app.context.db, {
      ...PLUMBER,
      businessName: 'Open Plumbers',
      phone: '021 555 0142',
      source: 'the market’s own list',
      checkedOn: '2026-11-12',
    })
    const { body } = await get(pages.business(open.id))
    expect(body).toContain('Not claimed yet')
    expect(body).toContain('the market’s own list')
    expect(body).toContain('12 November 2026')
    expect(body).toContain('Is this your business?')
    expect(body).not.toContain('Book Now')
    expect((await get(`/api/business/${open.id}`)).json().business).toMatchObject({
      plan: null,
      unclaimed: { source: 'the market’s own list', checkedOn: '2026-11-12' },
    })

    const refused = await book(open.id)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().detail).toContain('Please phone instead.')
    const form = await get(formPages.booking({ business: open.id }))
    expect(form.headers.location).toBe(pages.business(open.id))
  })

  it('takes reviews, mails nobody, and tells search engines no rating before the fifth', async () => {
    app = await createTestApp(engine)
    const { db } = app.context
    const open = await createUnclaimed(db, PLUMBER)
    const hasRating = async () =>
      (await get(pages.business(open.id))).body.includes('"AggregateRating"')
    for (const stars of [5, 4, 5, 4]) expect((await review(open.id, stars)).statusCode).toBe(201)
    expect(await hasRating()).toBe(false)
    await review(open.id, 5)
    expect(await hasRating()).toBe(true)
    expect(await db.selectFrom('outboxMessages').selectAll().execute()).toEqual([])
  })

  it('is for search engines only if there is something to read', async () => {
    app = await createTestApp(engine)
    const { db } = app.context
    const thin = await createUnclaimed(db, PLUMBER)
    const full = await createUnclaimed(db, {
      ...PLUMBER,
      description: 'Blocked drains, geysers and burst pipes. '.repeat(5),
    })
    await review(full.id, 5)
    const sitemap = async () => (await get(feeds.sitemapOfBusinesses(1))).body
    expect((await get(pages.business(thin.id))).body).toContain('content="noindex, follow"')
    expect((await get(pages.business(full.id))).body).not.toContain('content="noindex')
    expect(await sitemap()).toContain(full.id)
    expect(await sitemap()).not.toContain(thin.id)
  })

  it('is in none of the figures, and is never a gem', async () => {
    app = await createTestApp(engine)
    const { db } = app.context
    await createBusiness(db)
    const open = await createUnclaimed(db, PLUMBER)
    expect((await app.services.adminStats.get()).totalBusinesses).toBe(1)
    await expect(app.services.adminGems.add(ADMIN, open.id)).rejects.toThrow(
      'We can’t find that business.',
    )
  })

  it('is as the setting says, whatever the page says', async () => {
    app = await createTestApp(engine, { UNCLAIMED: 'on' })
    await expect(app.services.unclaimed.turn(ADMIN, false)).rejects.toThrow('UNCLAIMED')
    expect(await app.services.unclaimed.isOn()).toBe(true)
  })
})
