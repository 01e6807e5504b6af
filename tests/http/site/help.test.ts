import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { helpPages } from '#shared/paths.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const ARTICLE = helpPages.article('change-or-cancel-a-booking')

describe.each(USUAL_ENGINES)('the Help Center on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine, { RATE_LIMIT: 'on' })
  })
  afterAll(() => app.close())

  const get = (url: string) => app.server.inject({ url })
  const vote = (url: string, fields: Record<string, string>, headers = {}) =>
    app.server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    })
  const votes = () =>
    app.context.db
      .selectFrom('helpVotes')
      .selectAll()
      .orderBy('articleId')
      .orderBy('helped')
      .execute()

  it('lists its answers, shows one, and is cached without script', async () => {
    const home = await get(helpPages.home)
    expect(home.body).toContain(`href="${ARTICLE}"`)
    const article = await get(ARTICLE)
    expect(article.statusCode).toBe(200)
    expect(article.body).toContain('<h1>Change or cancel a booking</h1>')
    expect(article.body).toContain('"@type":"BreadcrumbList"')
    expect(article.headers['cache-control']).toMatch(/^public/)
    expect((await get('/sitemaps/pages.xml')).body).toContain(`${ARTICLE}</loc>`)
  })

  it('finds answers, says if there is none, and keeps both from search engines', async () => {
    const found = await get(`${helpPages.home}?q=cansel+booking`)
    expect(found.body).toContain('Change or cancel a booking')
    expect(found.body).toContain('content="noindex"')
    const none = await get(`${helpPages.home}?q=%3Cb%3Evoucher`)
    expect(none.body).toContain('Nothing about ‘&lt;b&gt;voucher’ yet')
    expect((await get(`${helpPages.home}?q=a&q=b`)).statusCode).toBe(200)
    expect((await get(`${helpPages.home}?q=%20`)).headers.location).toBe(helpPages.home)
  })

  it('answers 404 for what is not there', async () => {
    const missing = await get(helpPages.article('no-such'))
    expect(missing.statusCode).toBe(404)
    expect(missing.body).toContain('We can’t find that answer')
  })

  it('counts whether it helped, says thanks, and forgets who said it', async () => {
    const yes = await vote(ARTICLE, { helped: 'yes' })
    expect([yes.statusCode, yes.headers.location]).toEqual([303, `${ARTICLE}?helped=yes#helped`])
    await vote(ARTICLE, { helped: 'yes' })
    await vote(ARTICLE, { helped: 'no' })
    const articleId = 'change-or-cancel-a-booking'
    expect(await votes()).toEqual([
      { articleId, helped: 0, count: 1 },
      { articleId, helped: 1, count: 2 },
    ])
    expect((await get(`${ARTICLE}?helped=yes`)).body).toContain('Thank you for telling us.')
    expect((await get(`${ARTICLE}?helped=no`)).body).toContain('We’ll look at this answer again.')
    expect((await get(`${ARTICLE}?helped=maybe`)).headers.location).toBe(ARTICLE)
  })

  it('counts nothing else', async () => {
    const before = await votes()
    expect((await vote(ARTICLE, { helped: 'perhaps' })).statusCode).toBe(400)
    expect((await vote(ARTICLE, {})).body).toContain('Please choose Yes or No.')
    expect((await vote(helpPages.article('no-such'), { helped: 'yes' })).statusCode).toBe(404)
    const elsewhere = { 'sec-fetch-site': 'cross-site' }
    expect((await vote(ARTICLE, { helped: 'yes' }, elsewhere)).statusCode).toBe(403)
    expect(await votes()).toEqual(before)
  })

  it('is silent about unclaimed businesses while they are hidden', async () => {
    const admin = { id: 'a', email: 'admin@example.co.za', ip: '127.0.0.1' }
    const unclaimed = ['claim-your-business', 'pages-that-nobody-has-claimed'].map(
      helpPages.article,
    )
    const expectAll = async (isShown: boolean) => {
      const home = await get(helpPages.home)
      const found = await get(`${helpPages.home}?q=claim+my+business`)
      const sitemap = await get('/sitemaps/pages.xml')
      for (const address of unclaimed) {
        expect((await get(address)).statusCode, address).toBe(isShown ? 200 : 404)
        for (const page of [home, found, sitemap]) expect(page.body.includes(address)).toBe(isShown)
      }
      const contact = await get(`${helpPages.contact}?topic=listing`)
      expect(contact.body.includes(unclaimed[0] ?? '')).toBe(isShown)
    }
    await expectAll(false)
    await app.services.unclaimed.turn(admin, true)
    await expectAll(true)
    await app.services.unclaimed.turn(admin, false)
    await expectAll(false)
  })

  it('is asked at most so often', async () => {
    let last = 0
    for (let sent = 0; sent < 200 && last !== 429; sent += 1)
      last = (await vote(ARTICLE, { helped: 'yes' })).statusCode
    expect(last).toBe(429)
  })
})
