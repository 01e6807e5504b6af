import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formAddress } from '#shared/paths.ts'
import { watchStorage } from '#tests/fuzz/watch-storage.ts'
import { createScene, type Scene } from '#tests/helpers/callers.ts'
import { createListedApp, type ListedApp, nameOf } from '#tests/helpers/listed-app.ts'
import { USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const OWN = 'http://localhost:3000'
const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE']

const WRITE_THE_RECORD: string[] = [
  '/api/admin/businesses.csv',
  '/api/admin/money.csv',
  '/api/admin/newsletter.csv',
]

/**
 * Pages that note which admin saw whose data. A mail's link leads there, so another site's does too: what it notes is
 * true then as well, once a day.
 */
const NOTE_WHO_LOOKED = ['/admin/users/:userId', '/admin/money/:userId']

/** The headers of a browser for a request from another site. */
const FOREIGN: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: 'http://localhost:3001' },
  { origin: 'https://localhost:3000' },
  { origin: 'http://localhost:3000.evil.example' },
  { origin: 'http://localhost:3000@evil.example' },
  { origin: `${OWN}, https://evil.example` },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'nonsense' },
  { 'sec-fetch-site': 'cross-site', origin: OWN },
  { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'none', origin: 'https://evil.example' },
  // A forwarded host does not make another site's page ours.
  { origin: 'https://evil.example', host: 'evil.example', 'x-forwarded-host': 'evil.example' },
]

describe.each(USUAL_ENGINES)('posts from other sites on %s', (engine) => {
  let app: ListedApp
  let scene: Scene
  beforeAll(async () => {
    app = await createListedApp(engine)
    scene = await createScene(app)
  })
  afterAll(() => app.close())

  it('are rejected by every call that changes data, and store nothing', async () => {
    const routes = app.routes.filter(({ method }) => CHANGING.includes(method))
    expect(routes.map(nameOf)).toEqual(
      expect.arrayContaining(['POST /api/booking', `POST ${formAddress('login')}`]),
    )
    const readStorage = await watchStorage(app)
    const before = await readStorage()
    for (const { method, url } of routes) {
      const caller = url.startsWith('/api/admin') ? 'admin' : 'active'
      for (const headers of FOREIGN) {
        const answer = await app.server.inject({
          method: method as 'POST',
          url: url.replace(/:\w+/, scene.targetId).replace('*', 'nothing'),
          payload: { userId: scene.targetId, businessId: scene.businessId },
          headers: { ...headers, cookie: scene.cookies[caller] },
        })
        const name = `${method} ${url} ${JSON.stringify(headers)}`
        expect(answer.statusCode, name).toBe(403)
        expect(answer.json().detail, name).toContain('came from another site')
        expect(answer.headers, name).not.toHaveProperty('access-control-allow-origin')
      }
    }
    expect(await readStorage()).toBe(before)
  })

  it.each(WRITE_THE_RECORD)(
    '%s writes to the audit log, so it is rejected from other sites too',
    async (url) => {
      const readStorage = await watchStorage(app)
      const before = await readStorage()
      for (const method of ['GET', 'HEAD'] as const)
        for (const headers of FOREIGN) {
          const cookie = scene.cookies.admin
          const answer = await app.server.inject({ method, url, headers: { ...headers, cookie } })
          expect(answer.statusCode, `${method} ${JSON.stringify(headers)}`).toBe(403)
        }
      expect(await readStorage()).toBe(before)
      for (const site of ['same-origin', 'none']) {
        const headers = { 'sec-fetch-site': site, cookie: scene.cookies.admin }
        expect((await app.server.inject({ url, headers })).statusCode).toBe(200)
      }
      expect(await readStorage()).not.toBe(before)
    },
  )

  it('no other GET stores anything, for any user', async () => {
    const reading = app.routes.filter(
      ({ method, url }) =>
        method === 'GET' && ![...WRITE_THE_RECORD, ...NOTE_WHO_LOOKED].includes(url),
    )
    expect(reading.map(nameOf)).toEqual(
      expect.arrayContaining(['GET /api/admin/actions', 'GET /api/billing/history.csv']),
    )
    const readStorage = await watchStorage(app)
    const before = await readStorage()
    for (const { url } of reading)
      for (const cookie of [scene.cookies.admin, scene.cookies.active]) {
        const headers = { 'sec-fetch-site': 'cross-site', cookie }
        const address = url.replace(/:\w+/g, scene.targetId).replace('*', 'nothing')
        const { statusCode } = await app.server.inject({ url: address, headers })
        expect(statusCode, address).toBeLessThan(500)
      }
    expect(await readStorage()).toBe(before)
  })

  it('get no CORS headers', async () => {
    const answer = await app.server.inject({
      method: 'OPTIONS',
      url: '/api/booking',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    })
    expect(Object.keys(answer.headers).join()).not.toContain('access-control')
  })

  it.each([
    [{ origin: OWN, 'sec-fetch-site': 'same-origin' }],
    [{ origin: OWN }],
    [{ 'sec-fetch-site': 'none' }],
    [{}],
  ])('our own requests, and clients other than browsers, pass with %j', async (headers) => {
    const answer = await app.server.inject({ method: 'POST', url: '/api/logout', headers })
    expect(answer.statusCode).toBe(200)
  })
})
