import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CreatedBusiness, createBusiness } from '#demo/factories/businesses.ts'
import { createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { type App, buildApp } from '#server/app.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { readConfig } from '#server/read-config.ts'
import { pages } from '#shared/paths.ts'
import { effort } from '#tests/helpers/effort.ts'
import { type PostgresServer, startPostgres } from '#tests/helpers/servers/postgres-server.ts'
import { expectToHear, findSessions } from '#tests/helpers/servers/postgres-sessions.ts'
import { SiteProcess } from '#tests/helpers/site-process.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/test-app.ts'

/** Under `npm run proof`, longer than the minute for which a cache entry is fresh. */
const AWAY_SECONDS = effort(3, 75)
/** The limits; `npm test` shares two cores with other tests and gets twice the time. */
const ANSWER_MS = effort(6000, 3000)
const BACK_MS = effort(10_000, 5000)
const POOL = 10
const CONCURRENT = 40

const CACHED = [pages.home, pages.categories, '/api/businesses', '/api/featured-gems']

let postgres: PostgresServer
let folder: TestDatabase
let environment: Record<string, string>
let site: SiteProcess
let business: CreatedBusiness
let visitor = 0

beforeAll(async () => {
  postgres = await startPostgres()
  // Only its folder is used: the database is the one that this test may stop.
  folder = await createTestDatabase('sqlite')
  const opened = openDatabase({ dataDir: '', databaseUrl: postgres.url }, () => undefined)
  await prepareDatabase(opened)
  business = await createBusiness(opened.db)
  await createUser(opened.db, { email: 'owner@example.co.za', password: TEST_PASSWORD })
  await opened.close()
  environment = {
    NODE_ENV: 'test',
    DEMO: 'off',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'fatal',
    ...folder.environment,
    DATABASE_URL: postgres.url,
  }
  site = new SiteProcess(environment)
  await site.start()
})
afterAll(async () => {
  await site.kill()
  await postgres.stop()
  await folder.remove()
})

const call = async (address: string, body?: object) => {
  const answer = await fetch(site.url + address, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  await answer.arrayBuffer()
  return answer
}
const book = () => {
  visitor += 1
  return call('/api/booking', {
    businessId: business.id,
    name: `Visitor ${visitor}`,
    phone: '082 000 0100',
    email: `visitor-${visitor}@example.co.za`,
  })
}
const UNKEPT: [string, () => Promise<Response>][] = [
  ['a booking', book],
  ['a signup', () => call('/api/newsletter', { email: `visitor-${visitor}@example.co.za` })],
  [
    'signing in',
    () => call('/api/login', { email: 'owner@example.co.za', password: TEST_PASSWORD }),
  ],
  ['a page that nobody asked for yet', () => call(`${pages.search}?q=plumber+${visitor}`)],
  ['a list that nobody asked for yet', () => call(`/api/businesses?q=plumber+${visitor}`)],
  ['the health check', () => call('/api/health')],
]

const cachedStatuses = async () => {
  const seen: Record<string, number> = {}
  for (const address of CACHED) seen[address] = (await call(address)).status
  return seen
}
const ALL_CACHED = Object.fromEntries(CACHED.map((address) => [address, 200]))

const expectBackToNormal = async (pid: number | undefined) => {
  await expect
    .poll(async () => (await book()).status, { interval: 100, timeout: BACK_MS })
    .toBe(201)
  for (const [name, ask] of UNKEPT) expect((await ask()).status, name).toBeLessThan(300)
  await expect
    .poll(() => findSessions(postgres.url), { timeout: 5000 })
    .not.toContain('idle in transaction')
  await expectToHear(postgres.url, BACK_MS)
  expect((await findSessions(postgres.url)).length).toBeLessThanOrEqual(POOL)
  expect(site.pid, 'the process lived through it').toBe(pid)
}

describe(`PostgreSQL down for ${AWAY_SECONDS} seconds`, () => {
  it.each([
    ['stopped', () => postgres.crash(), () => postgres.start()],
    ['standing still', async () => postgres.freeze(), async () => postgres.thaw()],
  ] as const)(
    '%s: cached answers go on, the rest says 503 in time, then all is well',
    {
      timeout: 180_000,
    },
    async (_kind, takeAway, bringBack) => {
      const { pid } = site
      expect(await cachedStatuses()).toEqual(ALL_CACHED)
      await takeAway()
      const end = Date.now() + AWAY_SECONDS * 1000
      try {
        while (Date.now() < end) {
          for (const [name, ask] of UNKEPT) {
            const answer = await ask()
            expect(answer.status, name).toBe(503)
            expect(Number(answer.headers.get('retry-after')), name).toBeGreaterThan(0)
          }
          expect(await cachedStatuses()).toEqual(ALL_CACHED)
        }
      } finally {
        await bringBack()
      }
      await expectBackToNormal(pid)
    },
  )
})

it('no free connection: 503 in time, cache hits are served, nothing is left behind', {
  timeout: 120_000,
}, async () => {
  const { pid } = site
  expect(await cachedStatuses()).toEqual(ALL_CACHED)
  const holder = new pg.Client({ connectionString: postgres.url })
  // If a check fails, the server stops during it.
  holder.on('error', () => undefined)
  await holder.connect()
  await holder.query('begin')
  await holder.query('lock table bookings in access exclusive mode')
  const stored = async () =>
    Number((await holder.query('select count(*) as n from bookings')).rows[0].n)
  const before = await stored()
  const answers = await Promise.all(Array.from({ length: CONCURRENT }, book))
  for (const answer of answers) {
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect(await cachedStatuses()).toEqual(ALL_CACHED)
  expect(await stored()).toBe(before)
  await holder.query('rollback')
  await holder.end()
  await expectBackToNormal(pid)
})

describe('PostgreSQL down for longer than a cache entry is fresh', () => {
  const MINUTE_MS = 60_000
  /** Pages that need the database whenever they are rendered. */
  const SHOWN = [pages.home, `${pages.search}?q=business`, '/api/businesses', '/api/featured-gems']
  let app: App
  let origin: string
  let ahead = 0
  beforeAll(async () => {
    // The same site with a clock that the test sets.
    app = await buildApp(readConfig(environment), { clock: () => new Date(Date.now() + ahead) })
    origin = await app.server.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => app.close())
  const advanceClock = async (ms: number) => {
    ahead = ms
    // The cache reads the clock once a second.
    await new Promise((resolve) => setTimeout(resolve, 1100))
  }
  const ask = async (address: string, headers: Record<string, string> = {}) => {
    const signal = AbortSignal.timeout(ANSWER_MS)
    const answer = await fetch(origin + address, { headers, signal })
    await answer.arrayBuffer()
    return answer
  }

  it('serves stale entries for an hour, and never one that a write has changed', {
    timeout: 60_000,
  }, async () => {
    const changed = `/api/business/${business.id}`
    await ask(changed)
    const review = await app.server.inject({
      method: 'POST',
      url: '/api/rating',
      payload: { businessId: business.id, stars: 5 },
    })
    expect(review.statusCode).toBe(201)
    const tags = new Map<string, string>()
    for (const address of SHOWN) tags.set(address, String((await ask(address)).headers.get('etag')))

    await postgres.crash()
    await advanceClock(5 * MINUTE_MS)
    expect((await ask(changed)).status).toBe(503)
    for (const [address, etag] of tags) {
      const answer = await ask(address)
      expect(answer.status, address).toBe(200)
      expect(answer.headers.get('etag'), address).toBe(etag)
      expect((await ask(address, { 'if-none-match': etag })).status, address).toBe(304)
    }
    await advanceClock(62 * MINUTE_MS)
    // Without gems home is still rendered, but not cached.
    const home = await ask(pages.home)
    expect(home.status).toBe(200)
    expect(home.headers.get('cache-control')).toBe('no-store')
    for (const address of SHOWN.filter((shown) => shown !== pages.home)) {
      const answer = await ask(address)
      expect(answer.status, address).toBe(503)
      expect(Number(answer.headers.get('retry-after')), address).toBeGreaterThan(0)
    }
    await advanceClock(5 * MINUTE_MS)
    await postgres.start()
    // A changed ETag says that the page was rendered again, completely.
    const known = tags.get(pages.home)
    await expect
      .poll(async () => (await ask(pages.home)).headers.get('etag') ?? known, {
        interval: 100,
        timeout: BACK_MS,
      })
      .not.toBe(known)
    expect((await ask(changed)).status).toBe(200)
  })
})
