import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGem, createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { pages } from '#shared/paths.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

describe.each(USUAL_ENGINES)('home on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())

  it('has categories and gems in its HTML, and shows a change at once', async () => {
    const empty = await app.server.inject(pages.home)
    expect(empty.body).toContain('No spots found yet!')
    for (const title of ['Hair Salons', 'Restaurants', 'Home Services', 'Fitness', 'Automotive'])
      expect(empty.body).toContain(title)
    expect(empty.body).not.toContain('/category/legal')

    const business = await createBusiness(app.context.db, { businessName: '<b>Vetkoek & Co</b>' })
    await createReviews(app.context.db, business.id, [{ stars: 5 }, { stars: 2 }])
    await createGem(app.context.db, business.id)
    app.context.catalogue.raise()

    const full = await app.server.inject(pages.home)
    expect(full.body).toContain('&lt;b&gt;Vetkoek &amp; Co&lt;/b&gt;')
    expect(full.body).not.toContain('<b>Vetkoek')
    expect(full.body).toContain('2 ratings')
    expect(full.body).toContain(`href="/business/${business.id}"`)
  })

  it('shows the empty state if gems fail to load, and does not cache it', async () => {
    const { db, catalogue } = app.context
    await sql`alter table "featuredGems" rename to "lostGems"`.execute(db)
    catalogue.raise()
    const without = await app.server.inject(pages.home)
    await sql`alter table "lostGems" rename to "featuredGems"`.execute(db)
    expect(without.statusCode).toBe(200)
    expect(without.headers['cache-control']).toBe('no-store')
    expect(without.body).toContain('No spots found yet!')
    expect(without.body).toContain('Popular Service Categories')
    expect(without.body).not.toMatch(/lostGems|featuredGems/)
    expect((await app.server.inject(pages.home)).body).toContain('2 ratings')
  })

  it('answers an unchanged page with 304', async () => {
    const first = await app.server.inject(pages.home)
    const again = await app.server.inject({
      url: pages.home,
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  it('hides gems of owners who are not active', async () => {
    const hidden = await createBusiness(app.context.db, { ownerInput: { status: 'PAUSED' } })
    await createGem(app.context.db, hidden.id)
    const { gems } = (await app.server.inject('/api/featured-gems')).json()
    expect(gems.map((gem: { businessId: string }) => gem.businessId)).not.toContain(hidden.id)
  })

  it('lists all ten categories', async () => {
    const { categories } = (await app.server.inject('/api/categories')).json()
    expect(categories).toHaveLength(10)
    expect(categories[0]).toEqual({ id: 'hair-salons', slug: 'hair-salons', title: 'Hair Salons' })
  })
})
