import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { pages } from '#shared/paths.ts'
import { SIGNED_IN_COOKIE } from '#shared/signed-in-cookie.ts'
import { createOwnSite, type OwnSite } from '#tests/faults/own-site.ts'
import { type CountingProxy, startCountingProxy } from '#tests/helpers/servers/counting-proxy.ts'
import { type Nginx, startNginx } from '#tests/helpers/servers/nginx.ts'
import { signIn } from '#tests/helpers/sign-in.ts'

/** A stored answer is used for so long that a change is certainly visible. */
const VISIBLE_MS = 5000
const PROFILE = {
  businessName: 'Harbour Table',
  industry: 'Restaurant',
  area: 'Southern Suburbs',
  address: '14 Quayside Lane',
} as const

let own: OwnSite
let behind: CountingProxy
let nginx: Nginx
let id = ''
let cookie = ''
beforeAll(async () => {
  own = await createOwnSite('sqlite', { TRUST_PROXY: '127.0.0.1' }, async (app) => {
    const business = await createBusiness(app.context.db, PROFILE)
    id = business.id
    cookie = await signIn(app, business.owner)
  })
  await own.site.start()
  behind = await startCountingProxy(own.site.url)
  nginx = await startNginx([behind.url])
})
afterAll(async () => {
  await nginx?.stop()
  await behind?.close()
  await own?.remove()
})
beforeEach(() => {
  behind.asked = []
  behind.headers = {}
  behind.delayMs = 0
})

const ask = (address: string, headers: Record<string, string> = {}) =>
  fetch(nginx.url + address, { redirect: 'manual', headers })
const textOf = async (address: string, headers?: Record<string, string>) =>
  (await ask(address, headers)).text()
const describeAs = async (description: string) => {
  const answer = await fetch(`${nginx.url}/api/business`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ ...PROFILE, description }),
  })
  expect(answer.status).toBe(200)
}

it('answers public pages and reading calls by itself, with an id for each request', async () => {
  const addresses = [
    pages.search,
    `${pages.search}?q=table`,
    pages.categories,
    pages.category('restaurants'),
    pages.business(id),
    '/api/businesses',
    '/api/businesses/category/restaurants?page=1',
    '/api/categories',
    '/api/featured-gems',
    `/api/business/${id}`,
    `/api/business/${id}/reviews`,
  ]
  for (const address of addresses) {
    const first = await ask(address)
    const second = await ask(address)
    expect([address, first.status, second.status]).toEqual([address, 200, 200])
    expect(await second.text()).toBe(await first.text())
    for (const name of ['cache-control', 'content-security-policy', 'etag', 'vary'])
      expect(second.headers.get(name)).toBe(first.headers.get(name))
    const ids = [first, second].map((answer) => answer.headers.get('x-request-id'))
    expect(new Set(ids).size).toBe(2)
    const etag = String(second.headers.get('etag'))
    expect((await ask(address, { 'if-none-match': etag })).status).toBe(304)
  }
  expect(behind.asked).toEqual(addresses)
})

it('keeps one copy for each encoding, however a browser asks for it', async () => {
  const address = `${pages.search}?q=encodings`
  const wishes = {
    br: ['gzip, deflate, br, zstd', 'br', 'GZIP;q=0.8, BR;q=1.0'],
    gzip: ['gzip', 'gzip, deflate', 'br;q=0, gzip'],
    none: ['identity', 'deflate', 'br;q=0, gzip; q=0.0'],
  }
  for (const [encoding, all] of Object.entries(wishes))
    for (const wish of all) {
      const answer = await ask(address, { 'accept-encoding': wish })
      expect([wish, answer.headers.get('content-encoding') ?? 'none']).toEqual([wish, encoding])
      expect(await answer.text()).toContain('</html>')
    }
  expect(behind.asked).toEqual([address, address, address])
})

it('lets one request fill the cache while others wait', async () => {
  const counts: number[] = []
  for (const round of [1, 2, 3, 4, 5]) {
    const address = `${pages.search}?q=at-once-${round}`
    // Rendered already: on a busy machine that may take longer than the others wait.
    await fetch(own.site.url + address)
    behind.asked = []
    behind.delayMs = 20
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(address)))
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200))
    counts.push(behind.asked.length)
  }
  expect(Math.min(...counts)).toBe(1)
})

it('shows a change to everybody after five seconds at most, and to the owner at once', async () => {
  const page = pages.business(id)
  await describeAs('The first words.')
  await pause(VISIBLE_MS)
  expect(await textOf(page)).toContain('The first words.')
  await describeAs('The second words.')
  const changedAt = Date.now()
  for (const mine of [{ cookie }, { cookie: `${SIGNED_IN_COOKIE}=1` }])
    for (const address of [page, `/api/business/${id}`])
      expect(await textOf(address, mine)).toContain('The second words.')
  // Asked all the time, it is stale while it is filled; asked rarely, nobody sees what is long past.
  while (!(await textOf(page)).includes('The second words.')) await pause(50)
  expect(Date.now() - changedAt).toBeLessThan(VISIBLE_MS)
  await describeAs('The third words.')
  await pause(VISIBLE_MS)
  expect(await textOf(page)).toContain('The third words.')
})

it('stores nothing that has a cookie or is not for everybody', async () => {
  const apart = [
    pages.dashboard,
    pages.login,
    '/admin',
    '/saved?ids=1',
    '/api/user',
    '/api/dashboard/bookings?list=answer',
    '/api/businesses?near=-33.9,18.4',
    `${pages.search}?q=open+now`,
    `/api/business/${id}/times?service=1`,
    '/booking/a-secret-link',
    '/nowhere',
    pages.business('nobody'),
    '/robots.txt',
  ]
  const people: Record<string, string>[] = [{ cookie }, {}]
  for (const address of apart)
    for (const headers of people) for (const _ of [1, 2]) await textOf(address, headers)
  // Even if the site made a mistake.
  behind.headers = { 'set-cookie': 'cpt.session_token=secret; Path=/' }
  for (const _ of [1, 2]) {
    const answer = await ask(`${pages.search}?q=with-a-cookie`)
    expect(answer.headers.getSetCookie()).toHaveLength(1)
  }
  behind.headers = {}
  expect((await ask(`${pages.search}?q=with-a-cookie`)).headers.getSetCookie()).toEqual([])

  const stored = readdirSync(nginx.pages, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
  expect(stored.length).toBeGreaterThan(10)
  for (const text of stored) {
    const [head = ''] = text.split('\r\n\r\n', 1)
    expect(head).toContain('cache-control: public, max-age=0, s-maxage=')
    expect(head).not.toMatch(/set-cookie/i)
  }
  const keys = stored.map((text) => /^KEY: http127\.0\.0\.1(.+?)(?:br|gzip)?$/m.exec(text)?.[1])
  expect(keys).toContain(pages.home)
  // Their data comes by calls: the pages themselves are the same for everybody.
  const shells = ['/admin', pages.login, pages.dashboard]
  expect(keys.filter((key) => apart.includes(key ?? '')).sort()).toEqual(shells)
})

it('answers with what it has while the site is being restarted', async () => {
  expect((await ask(pages.home)).status).toBe(200)
  await behind.close()
  await pause(VISIBLE_MS)
  expect((await ask(pages.home)).status).toBe(200)
  expect((await ask(pages.home, { cookie })).status).toBe(502)
  expect((await ask(`${pages.search}?q=not-asked-before`)).status).toBe(502)
})
