import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGem, createReviews } from '#demo/factories/activity.ts'
import { type CreatedBusiness, createBusiness } from '#demo/factories/businesses.ts'
import { createUser } from '#demo/factories/users.ts'
import { type App, buildApp } from '#server/app.ts'
import { partOfBusiness } from '#server/features/businesses/catalogue-parts.ts'
import { readConfig } from '#server/read-config.ts'
import { feeds, helpPages, pages, reviewPages, sitePages } from '#shared/paths.ts'
import { placePages } from '#shared/places/place-pages.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const PROFILE = {
  businessName: 'Curl Corner',
  industry: 'Hair Salon',
  area: 'City Bowl',
  address: '1 Long Street, Cape Town City Centre, 8001',
}

describe.each(USUAL_ENGINES)('what an edit invalidates on %s', (engine) => {
  let app: TestApp
  let edited: CreatedBusiness
  let neighbour: CreatedBusiness
  let lawyer: CreatedBusiness
  let cookie: string
  beforeAll(async () => {
    app = await createTestApp(engine, { METRICS_PORT: '0' })
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    const { db } = app.context
    edited = await createBusiness(db, {
      ...PROFILE,
      industry: 'Hair Salon',
      area: 'City Bowl',
      ownerInput: { plan: 'PREMIUM' },
    })
    neighbour = await createBusiness(db, { businessName: 'Fringe', industry: 'Hair Salon' })
    lawyer = await createBusiness(db, { businessName: 'Wills & Co', industry: 'Legal' })
    cookie = await signIn(app, edited.owner)
  })

  const get = async (url: string) => (await app.server.inject(url)).body
  const missesOf = async () =>
    Number(
      /^cpt_answers_total\{cache="miss"\} (\d+)$/m.exec((await app.metrics?.text()) ?? '')?.[1],
    )
  const isCached = async (url: string) => {
    const before = await missesOf()
    await get(url)
    return (await missesOf()) === before
  }
  const call = (method: 'PUT' | 'POST' | 'DELETE', url: string, payload: object = {}) =>
    app.server.inject({ method, url, payload, headers: { cookie } })
  const save = async (change: object) => {
    const answer = await call('PUT', '/api/business', { ...PROFILE, ...change })
    expect(answer.statusCode, answer.body).toBe(200)
  }

  /** Every public address that is cached. */
  const addresses = () => [
    ...[edited, neighbour, lawyer].flatMap(({ id }) => [
      pages.business(id),
      `/api/business/${id}`,
      reviewPages.all(id),
      `/api/business/${id}/reviews`,
    ]),
    pages.home,
    pages.categories,
    pages.search,
    `${pages.search}?q=curl`,
    `${pages.search}?q=wigtopia`,
    `${pages.search}?area=city bowl`,
    pages.category('hair-salons'),
    pages.category('legal'),
    ...['hair-salons', 'restaurants', 'legal'].flatMap((slug) => [
      `/api/businesses/category/${slug}`,
      `/api/businesses/category/${slug}?page=1`,
      `/api/businesses/category/${slug}?page=1&q=curl`,
    ]),
    placePages.category('hair-salons', 'city-bowl'),
    placePages.area('city-bowl'),
    '/api/businesses',
    '/api/businesses?q=wigtopia',
    '/api/featured-gems',
    '/api/categories',
    feeds.sitemap,
    feeds.sitemapOfPages,
    feeds.sitemapOfBusinesses(1),
    pages.blog,
    feeds.blog,
    reviewPages.policy,
    sitePages.privacy,
    helpPages.home,
  ]

  it('the pages of its business and the lists that can show it, at once and nothing else', async () => {
    for (const url of addresses()) await get(url)
    await save({ businessName: 'Wigtopia' })
    const other = [
      pages.business(neighbour.id),
      `/api/business/${neighbour.id}`,
      reviewPages.all(lawyer.id),
      pages.category('legal'),
      '/api/businesses/category/legal',
      pages.blog,
      feeds.blog,
      pages.categories,
      reviewPages.policy,
      sitePages.privacy,
      helpPages.home,
    ]
    for (const url of other) expect(await isCached(url), url).toBe(true)
    const own = [
      pages.business(edited.id),
      `/api/business/${edited.id}`,
      pages.category('hair-salons'),
    ]
    for (const url of own) {
      expect(await isCached(url), url).toBe(false)
      expect(await get(url)).toContain('Wigtopia')
    }
    expect(await get('/api/businesses?q=wigtopia')).toContain(edited.id)
  })

  const createReview = async () => {
    await createReviews(app.context.db, edited.id, [{ stars: 4, comment: 'Neat.' }])
    return app.context.db
      .selectFrom('ratings')
      .select('id')
      .where('businessId', '=', edited.id)
      .executeTakeFirstOrThrow()
  }
  const setStatus = (status: 'ACTIVE' | 'PAUSED') =>
    app.context.db.updateTable('users').set({ status }).where('id', '=', edited.owner.id).execute()

  const EDITS: Record<string, () => Promise<unknown>> = {
    'a new name': () => save({ businessName: 'Curl & Co' }),
    'another category': () => save({ industry: 'Restaurant' }),
    'the listing': () =>
      call('PUT', '/api/business/listing', { services: ['Wigs'], amenities: [] }),
    'online booking': () =>
      call('PUT', '/api/dashboard/booking-setup', {
        services: [{ name: 'Wash', minutes: 60, price: 280, online: true }],
        specialDays: [{ day: '2999-12-24', name: 'Eve', kind: 'closed', open: '', close: '' }],
      }),
    'a review': createReview,
    'a reply': async () => {
      const { id } = await createReview()
      return call('PUT', `/api/dashboard/reviews/${id}/reply`, { text: 'Thank you.' })
    },
    'a gem': () => createGem(app.context.db, edited.id),
    'a pause': () => setStatus('PAUSED'),
    'a return': async () => {
      await setStatus('PAUSED')
      for (const url of addresses()) await get(url)
      await setStatus('ACTIVE')
    },
    'a new business': async () =>
      createBusiness(app.context.db, {
        owner: await createUser(app.context.db),
        businessName: 'Curl Up',
      }),
    'a deleted owner': () =>
      app.context.db.deleteFrom('users').where('id', '=', edited.owner.id).execute(),
  }

  it.each(Object.keys(EDITS))('%s leaves nothing stale anywhere', async (name) => {
    for (const url of addresses()) await get(url)
    await EDITS[name]?.()
    const shown = new Map<string, string>()
    for (const url of addresses()) shown.set(url, lasting(await get(url)))
    // Everything rendered again.
    app.context.catalogue.raise()
    const stale: string[] = []
    for (const [url, text] of shown) if (text !== lasting(await get(url))) stale.push(url)
    expect(stale).toEqual([])
  })
})

/** Without the moment of rendering and the decorative counts. */
const lasting = (text: string) =>
  text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z|\b\d{13}\b|\d+\+ pros/g, '…')

it('another process hears which parts changed', async () => {
  const one = await createTestApp('postgres')
  const other: App = await buildApp(readConfig(one.environment))
  try {
    const { id, owner } = await createBusiness(one.context.db, { businessName: 'Curl Corner' })
    const neighbour = await createBusiness(one.context.db)
    const changedAt = () => other.context.catalogue.changedAt(partOfBusiness(neighbour.id))
    await expect.poll(changedAt).toBeGreaterThan(0)
    const before = changedAt()
    expect((await other.server.inject(pages.business(id))).body).toContain('Curl Corner')
    const saved = await one.server.inject({
      method: 'PUT',
      url: '/api/business',
      payload: { ...PROFILE, businessName: 'Curl & Co' },
      headers: { cookie: await signIn(one, owner) },
    })
    expect(saved.statusCode).toBe(200)
    await expect
      .poll(async () => (await other.server.inject(pages.business(id))).body)
      .toContain('Curl &amp; Co')
    expect(changedAt()).toBe(before)
  } finally {
    await other.close()
    await one.close()
  }
})
