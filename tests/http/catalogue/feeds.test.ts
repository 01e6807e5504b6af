import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createCatalogue } from '#demo/factories/catalogue.ts'
import { CATEGORIES } from '#shared/catalogue/categories.ts'
import { feeds } from '#shared/paths.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const SITE = 'https://cpt.example'

const allOf = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map((match) => match[1])

/** Without the pages of all reviews. */
const businessesIn = (xml: string) =>
  allOf(xml, 'loc').filter((address) => !address?.endsWith('/reviews'))

describe.each(USUAL_ENGINES)('what search engines and feed readers get on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine, { PUBLIC_URL: SITE })
  })
  afterAll(() => app.close())

  const get = (url: string, headers: Record<string, string> = {}) =>
    app.server.inject({ method: 'GET', url, headers })

  it('excludes private pages in robots.txt and links the sitemap', async () => {
    const answer = await get(feeds.robots)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /dashboard',
      'Disallow: /admin/panel',
      'Disallow: /api',
      '',
      `Sitemap: ${SITE}/sitemap.xml`,
      '',
    ])
  })

  it('names the security contact and its expiry date (RFC 9116)', async () => {
    const answer = await get(feeds.security)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    const fields = Object.fromEntries(
      answer.body
        .trimEnd()
        .split('\n')
        .map((line) => line.split(': ')),
    )
    expect(fields).toEqual({
      Contact: 'mailto:support@cptrecommends.local',
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
      'Preferred-Languages': 'en',
      Canonical: `${SITE}/.well-known/security.txt`,
    })
    const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(170)
    expect(days).toBeLessThan(365)
  })

  it('has all fixed pages in the sitemap', async () => {
    const answer = await get(feeds.sitemapOfPages)
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
    const addresses = allOf(answer.body, 'loc')
    expect(addresses).toContain(`${SITE}/`)
    expect(addresses).toContain(`${SITE}/categories`)
    for (const { slug } of CATEGORIES) expect(addresses).toContain(`${SITE}/category/${slug}`)
    expect(addresses.filter((address) => address?.startsWith(`${SITE}/blog/`))).toHaveLength(10)
    expect(answer.body).toContain(
      `<loc>${SITE}/blog/cape-town-business-visibility-crisis-2024</loc><lastmod>2024-07-24</lastmod>`,
    )
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('lists public businesses only, with the day their page last changed', async () => {
    const { db } = app.context
    expect(allOf((await get(feeds.sitemap)).body, 'loc')).toEqual([`${SITE}/sitemaps/pages.xml`])
    expect((await get(feeds.sitemapOfBusinesses(1))).statusCode).toBe(404)

    const saved = new Date('2024-03-01T08:00:00.000Z')
    const quiet = await createBusiness(db, { createdAt: saved })
    const reviewed = await createBusiness(db, { createdAt: saved })
    const hidden = await createBusiness(db, { ownerInput: { status: 'PENDING' } })
    await createReviews(db, reviewed.id, [
      { stars: 4, createdAt: new Date('2024-05-02T10:00:00.000Z') },
    ])

    expect(allOf((await get(feeds.sitemap)).body, 'loc')).toEqual([
      `${SITE}/sitemaps/pages.xml`,
      `${SITE}/sitemaps/businesses-1.xml`,
    ])
    const part = (await get(feeds.sitemapOfBusinesses(1))).body
    expect(part).toContain(
      `<loc>${SITE}/business/${quiet.id}</loc><lastmod>2024-03-01T08:00:00.000Z</lastmod>`,
    )
    expect(part).toContain(
      `<loc>${SITE}/business/${reviewed.id}</loc><lastmod>2024-05-02T10:00:00.000Z</lastmod>`,
    )
    expect(part).not.toContain(hidden.id)
    expect((await get(feeds.sitemapOfBusinesses(2))).statusCode).toBe(404)
  })

  it('splits a large catalogue into parts that contain each business once', async () => {
    await createCatalogue(app.context.db, 5000)
    const parts = allOf((await get(feeds.sitemap)).body, 'loc').slice(1)
    expect(parts).toEqual([
      `${SITE}/sitemaps/businesses-1.xml`,
      `${SITE}/sitemaps/businesses-2.xml`,
    ])
    const first = businessesIn((await get(feeds.sitemapOfBusinesses(1))).body)
    const second = businessesIn((await get(feeds.sitemapOfBusinesses(2))).body)
    expect([first.length, second.length]).toEqual([5000, 2])
    expect(new Set([...first, ...second]).size).toBe(5002)
  })

  it('has the ten articles in the feed, newest first', async () => {
    const answer = await get(feeds.blog)
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    const days = allOf(answer.body, 'pubDate').map((day) => Date.parse(day ?? ''))
    expect(days).toHaveLength(10)
    expect(days).toEqual(days.toSorted((a, b) => b - a))
    expect(allOf(answer.body, 'guid')).toEqual(allOf(answer.body, 'link').slice(1))
    expect(answer.body).toContain(`<atom:link href="${SITE}/blog/rss.xml" rel="self"`)
    // Nothing in the articles may break the document.
    expect(answer.body).not.toMatch(/&(?!(amp|lt|gt|quot|apos);)/)
  })

  it('answers 304 to a reader who has it, until the catalogue changes', async () => {
    const last = feeds.sitemapOfBusinesses(2)
    const etag = String((await get(last)).headers.etag)
    expect((await get(last, { 'if-none-match': etag })).statusCode).toBe(304)
    await createBusiness(app.context.db)
    const next = await get(last, { 'if-none-match': etag })
    expect(next.statusCode).toBe(200)
    expect(businessesIn(next.body)).toHaveLength(3)
  })
})
