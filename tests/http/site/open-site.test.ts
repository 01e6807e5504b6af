import { afterEach, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createUser } from '#demo/factories/users.ts'
import { site } from '#server/platform/db/migrations/0055-site.ts'
import { feeds, pages } from '#shared/paths.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://cpt.example',
  AUTH_SECRET: 'a-secret-of-the-tests-0123456789-abcdef',
  RATE_LIMIT: 'on',
}
const ADMIN = { id: 'admin', email: 'admin@cpt.example' }

let app: TestApp
afterEach(() => app.close())

const get = (url: string, headers = {}) => app.server.inject({ url, headers })

describe.each(USUAL_ENGINES)('a production on %s', (engine) => {
  it('lets search engines in once the admin opens the site, and out again', async () => {
    app = await createTestApp(engine, PRODUCTION)
    const business = await createBusiness(app.context.db)
    const addresses = [pages.home, pages.business(business.id), pages.blog, '/search?q=x&open=1']
    const look = async () => {
      const answers = []
      // Twice, since the second answer comes from the cache.
      for (const url of [...addresses, ...addresses]) answers.push(await get(url))
      return answers.map(({ statusCode, headers, body }) => ({
        statusCode,
        header: headers['x-robots-tag'],
        inPage: body.includes('<meta name="robots" content="noindex"'),
      }))
    }
    const closed = Array.from({ length: 8 }, () => ({
      statusCode: 200,
      header: 'noindex',
      inPage: true,
    }))
    expect(await look()).toEqual(closed)
    expect((await get(feeds.robots)).body).toBe('User-agent: *\nDisallow: /\n')
    const { etag } = (await get(pages.blog)).headers

    await app.services.site.open(ADMIN)
    expect(await look()).not.toContainEqual(expect.objectContaining({ header: 'noindex' }))
    expect((await get(pages.home)).body).not.toContain('name="robots"')
    expect((await get(feeds.robots)).body).toContain('Sitemap: https://cpt.example/sitemap.xml')
    // A crawler that has a copy gets the page again, not 'not modified'.
    expect((await get(pages.blog, { 'if-none-match': etag })).statusCode).toBe(200)

    await app.services.site.close(ADMIN)
    expect(await look()).toEqual(closed)
    await expect(app.services.site.close(ADMIN)).rejects.toThrow('The site is closed already.')

    const { actions } = await app.services.adminActions.find({})
    expect(actions.map(({ action }) => action).toSorted()).toEqual(['close-site', 'open-site'])
  })

  it.each([
    ['an owner who pays', {}, true],
    ['an owner who has not paid yet', { status: 'PENDING' }, false],
    ['an owner of the demo city', { isDemo: true }, false],
    ['an owner who paid with the simulator', { paidInDemo: 1 }, false],
    ['an admin only', { role: 'ADMIN' }, false],
  ] as const)('is found open by the upgrade with %s: %#', async (_who, user, isOpen) => {
    app = await createTestApp(engine, PRODUCTION)
    const { db } = app.context
    const { paidInDemo, ...input } = { paidInDemo: 0, ...user } as const
    const { id } = await createUser(db, { role: 'BUSINESS', status: 'ACTIVE', ...input })
    await db.updateTable('users').set({ paidInDemo }).where('id', '=', id).execute()
    await db.schema.dropTable('site').execute()
    await site().up(db)
    expect(await app.services.site.isHidden()).toBe(!isOpen)
  })
})

it('outside production there is nothing to open: search engines read what they read before', async () => {
  app = await createTestApp('sqlite')
  const home = await get(pages.home)
  expect(home.headers).not.toHaveProperty('x-robots-tag')
  expect(home.body).not.toContain('name="robots"')
  expect((await get(feeds.robots)).body).toContain('Sitemap:')
})
