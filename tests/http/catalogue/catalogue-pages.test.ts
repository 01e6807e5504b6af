import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { pages } from '#shared/paths.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

describe.each(USUAL_ENGINES)('pages of the catalogue on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
    const salon = await createBusiness(app.context.db, {
      businessName: 'Kloof & <Comb>',
      industry: 'Hair Salon',
    })
    await createReviews(app.context.db, salon.id, [{ stars: 5 }, { stars: 4 }])
  })
  afterAll(() => app.close())

  const get = (url: string) => app.server.inject(url)

  it('has a category in its HTML, with head and breadcrumbs, and no rating markup', async () => {
    const { statusCode, body } = await get(pages.category('hair-salons'))
    expect(statusCode).toBe(200)
    expect(body).toContain('Kloof &amp; &lt;Comb&gt;')
    expect(body).toContain('1 business found')
    // On a phone the number alone.
    expect(body).toContain('2<span class="business-card__unit"> reviews</span>')
    expect(body).toContain('<title>Hair Salons in Cape Town | CPT Recommends</title>')
    expect(body).toContain('href="http://localhost:3000/category/hair-salons"')
    expect(body).toContain('"@type":"BreadcrumbList"')
    expect(body).not.toContain('AggregateRating')
    expect(body).not.toContain('content="noindex"')
  })

  it('answers 404 for a category that does not exist', async () => {
    const { statusCode, body } = await get(pages.category('zebras'))
    expect(statusCode).toBe(404)
    expect(body).toContain('Category not found')
  })

  it('has the results of a search in its HTML, and noindex', async () => {
    const { statusCode, body } = await get(`${pages.search}?q=kloof`)
    expect(statusCode).toBe(200)
    expect(body).toContain('Kloof &amp; &lt;Comb&gt;')
    expect(body).toContain('value="kloof"')
    expect(body).toContain('<meta name="robots" content="noindex"/>')
    expect((await get(pages.search)).body).not.toContain('content="noindex"')
  })

  it.each(['?q=24', '?page=banana', '?q=&area=', '?q=%22%3Cscript%3E', '?page=9999999'])(
    'makes a page of /search%s',
    async (parameters) => {
      const { statusCode, body } = await get(`${pages.search}${parameters}`)
      expect(statusCode).toBe(200)
      expect(body).not.toContain('"<script>')
    },
  )

  it('has all ten categories in its HTML', async () => {
    const { body } = await get(pages.categories)
    expect(body.match(/href="\/category\//g)).toHaveLength(10)
    expect(body).toContain('List Your Business Today')
  })
})
