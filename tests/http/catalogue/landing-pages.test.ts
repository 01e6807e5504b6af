import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { feeds } from '#shared/paths.ts'
import { placePages } from '#shared/places/place-pages.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const SITE = 'http://localhost:3000'
const obs = { area: 'Southern Suburbs', address: '1 Lower Main Road, Observatory' } as const
const waterfront = { area: 'Atlantic Seaboard', address: 'Dock Road, V&A Waterfront' } as const

describe.each(USUAL_ENGINES)('landing pages on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
    const { db } = app.context
    for (const businessName of ['Obs Noodles', 'Obs Curry', 'Obs Braai'])
      await createBusiness(db, { businessName, industry: 'Restaurant', ...obs })
    const best = await createBusiness(db, {
      businessName: 'Obs Cuts',
      industry: 'Hair Salon',
      ...obs,
    })
    await createReviews(db, best.id, [{ stars: 5 }, { stars: 4 }])
    await createBusiness(db, { businessName: 'Dock Diner', industry: 'Restaurant', ...waterfront })
  })
  afterAll(() => app.close())

  const get = (url: string) => app.server.inject(url)

  it('show current facts about a trade in a suburb, without script', async () => {
    const { statusCode, body } = await get(placePages.category('restaurants', 'observatory'))
    expect(statusCode).toBe(200)
    expect(body).toContain('<h1>Restaurants in Observatory</h1>')
    expect(body).toContain('3 businesses in Restaurants in Observatory are on CPT Recommends.')
    expect(body).toContain('Obs Noodles')
    expect(body).toContain(
      `<link rel="canonical" href="${SITE}/category/restaurants/observatory"/>`,
    )
    expect(body).not.toContain('noindex')
    expect(body).not.toContain('id="state"')
  })

  it('show all that is in an area, and name the best rated', async () => {
    const { body } = await get(placePages.area('southern-suburbs'))
    expect(body).toContain('4 businesses in the Southern Suburbs are on CPT Recommends.')
    expect(body).toContain('The best rated of them: Obs Cuts, 4.5 stars from 2 reviews.')
  })

  it('have noindex if empty, and show the nearest', async () => {
    const { statusCode, body } = await get(placePages.category('hair-salons', 'atlantis'))
    expect(statusCode).toBe(200)
    expect(body).toContain('Nobody in Hair Salons has a sign up in Atlantis yet.')
    expect(body).toContain('<meta name="robots" content="noindex"/>')
  })

  it('have one address per place', async () => {
    const answer = await get('/category/restaurants/obs')
    expect(answer.statusCode).toBe(301)
    expect(answer.headers.location).toBe('/category/restaurants/observatory')
    expect((await get(placePages.area('v-a-waterfront'))).statusCode).toBe(200)
  })

  it.each([
    '/category/restaurants/zebra',
    '/category/zebras/observatory',
    '/area/zebra',
    '/area/%F0%9F%A6%93',
  ])('answers %s with 404', async (address) => {
    expect((await get(address)).statusCode).toBe(404)
  })

  it('are in the sitemap with at least three businesses', async () => {
    const { body } = await get(feeds.sitemapOfPages)
    for (const path of [
      '/category/restaurants/observatory',
      '/area/observatory',
      '/area/southern-suburbs',
    ])
      expect(body).toContain(`<loc>${SITE}${path}</loc>`)
    expect(body).not.toContain('/category/hair-salons/observatory')
    expect(body).not.toContain('v-a-waterfront')
  })
})
