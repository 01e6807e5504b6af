import { globSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGem, createReviews } from '#demo/factories/activity.ts'
import { type CreatedBusiness, createBusiness } from '#demo/factories/businesses.ts'
import { feeds, pages } from '#shared/paths.ts'
import { createTestApp, type TestApp } from '#tests/helpers/test-app.ts'

const EVIL = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '<!--<svg/onload=alert(1)>-->',
  ']]><b>&lt;i&gt;</b>',
  '</textarea></title></style><iframe>',
]

/** As long and as wide, but without a character that means anything to HTML. */
const harmless = (text: string) => text.replace(/[<>&"'/=]/g, 'x')

/** Tags and the names of their attributes: what a text must not be able to change. */
function shapeOf(html: string): string[] {
  const withoutValues = html.replace(/="[^"]*"/g, '=')
  return [...withoutValues.matchAll(/<\/?[a-z][^>]*>/gi)].map(([tag]) => tag)
}

const island = (html: string, type: string) =>
  [...html.matchAll(new RegExp(`<script type="${type}"[^>]*>(.*?)</script>`, 'gs'))].map(
    ([, json = '']) => JSON.parse(json),
  )

describe.each(EVIL)('the text %s', (evil) => {
  let app: TestApp
  let bad: CreatedBusiness
  let good: CreatedBusiness
  beforeAll(async () => {
    app = await createTestApp('sqlite')
    bad = await createFull(evil)
    good = await createFull(harmless(evil))
  })
  afterAll(() => app.close())

  const createFull = async (text: string) => {
    const { db } = app.context
    const business = await createBusiness(db, {
      businessName: text,
      address: text,
      phone: text,
      emailPublic: text,
      website: `https://example.co.za/${text}`,
      description: `${text}\n\n${text}`,
      services: [text, `${text} 2`],
      amenities: [text],
      industry: 'Restaurant',
    })
    await createReviews(db, business.id, [{ stars: 4, comment: text }])
    return business
  }
  const get = async (url: string) => (await app.server.inject(url)).body

  it('adds no element to a business page', async () => {
    const [badPage, goodPage] = [
      await get(pages.business(bad.id)),
      await get(pages.business(good.id)),
    ]
    expect(shapeOf(goodPage).length).toBeGreaterThan(50)
    expect(shapeOf(badPage)).toEqual(shapeOf(goodPage))
  })

  it('is unchanged in the page data and the markup for search engines', async () => {
    const page = await get(pages.business(bad.id))
    expect(JSON.stringify(island(page, 'application/json'))).toContain(
      JSON.stringify(evil).slice(1, -1),
    )
    const [markup] = island(page, 'application/ld\\+json')
    expect(JSON.stringify(markup)).toContain(JSON.stringify(evil).slice(1, -1))
  })

  it('adds no element to a search page as its query', async () => {
    const search = (words: string, area: string) =>
      get(`${pages.search}?q=${encodeURIComponent(words)}&area=${area}`)
    // Chips and results differ with the query; their elements do not.
    const known = new Set([
      ...shapeOf(await search(harmless(evil), 'zz')),
      ...shapeOf(await search('cheap restaurant kalk bay unheardof', '')),
    ])
    expect(shapeOf(await search(evil, 'zz')).filter((element) => !known.has(element))).toEqual([])
  })

  it('adds no element to lists and home', async () => {
    const { db } = app.context
    const listsOf = async (business: CreatedBusiness) => {
      await db.deleteFrom('featuredGems').execute()
      await createGem(db, business.id)
      const { owner } = business === bad ? good : bad
      await db.updateTable('users').set({ status: 'ACTIVE' }).execute()
      await db.updateTable('users').set({ status: 'PAUSED' }).where('id', '=', owner.id).execute()
      return [await get(pages.home), await get(pages.category('restaurants'))].map(shapeOf)
    }
    expect(await listsOf(bad)).toEqual(await listsOf(good))
    await db.updateTable('users').set({ status: 'ACTIVE' }).execute()
  })

  it('is in no feed, and in API responses only as text that no browser renders', async () => {
    for (const feed of [feeds.sitemapOfBusinesses(1), feeds.sitemap, feeds.blog])
      expect(await get(feed)).not.toContain('alert(1)')
    const answer = await app.server.inject(`/api/business/${bad.id}`)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
  })

  it('is drawn on the share picture', async () => {
    const answer = await app.server.inject(`/share/business/${bad.id}.jpg`)
    expect(answer.headers['content-type']).toBe('image/jpeg')
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(1200)
  })
})

it('raw HTML is inserted in known places only', () => {
  const raw =
    /dangerouslySetInnerHTML|innerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function\(/
  const files = globSync('src/web/**/*.{ts,tsx}').filter(
    (file) => !file.endsWith('.test.ts') && raw.test(readFileSync(file, 'utf8')),
  )
  expect(files.sort()).toEqual([
    // Earlier versions of the legal pages and the articles, which are ours.
    'src/web/components/legal/kept-text.tsx',
    'src/web/features/blog/article-body.tsx',
    'src/web/features/help/help-article.tsx',
    // Structured data, in which no text can close the script element.
    'src/web/features/reviews/review-list.tsx',
  ])
})
