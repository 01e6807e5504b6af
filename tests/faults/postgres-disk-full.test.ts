import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CreatedBusiness, createBusiness } from '#demo/factories/businesses.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { pages } from '#shared/paths.ts'
import { effort, report } from '#tests/helpers/effort.ts'
import { type PostgresServer, startPostgres } from '#tests/helpers/servers/postgres-server.ts'
import { expectToHear } from '#tests/helpers/servers/postgres-sessions.ts'
import { SiteProcess } from '#tests/helpers/site-process.ts'
import { mountSmallDisk, type SmallDisk } from '#tests/helpers/small-disk.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/test-app.ts'
import { createVisitors, type Visitors } from '#tests/helpers/visitors.ts'

const FULL_SECONDS = effort(1, 20)
const BACK_MS = effort(10_000, 5000)

/**
 * Two disks, since they fail in two ways: if a table cannot grow, one write fails; if the log
 * cannot grow, the whole server stops.
 */
let tables: SmallDisk
let log: SmallDisk
let postgres: PostgresServer
let folder: TestDatabase
let site: SiteProcess
let business: CreatedBusiness
let visitors: Visitors
let asked = 0

beforeAll(async () => {
  tables = mountSmallDisk(64)
  log = mountSmallDisk(32)
  postgres = await startPostgres({ parent: tables.folder, logParent: log.folder })
  // Only its folder is used: the database is on the small disks.
  folder = await createTestDatabase('sqlite')
  const opened = openDatabase({ dataDir: '', databaseUrl: postgres.url }, () => undefined)
  await prepareDatabase(opened)
  business = await createBusiness(opened.db)
  await opened.close()
  site = new SiteProcess({
    NODE_ENV: 'test',
    DEMO: 'off',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'fatal',
    ...folder.environment,
    DATABASE_URL: postgres.url,
  })
  await site.start()
  visitors = createVisitors(site, business.id)
})
afterAll(async () => {
  await site?.kill()
  await postgres?.stop()
  log?.unmount()
  tables?.unmount()
  await folder?.remove()
})

const onServer = async (sql: string) => {
  const client = new pg.Client({ connectionString: postgres.url })
  // The server may stop meanwhile.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}
const storedEmails = async () =>
  (await onServer('select email from bookings')).map(({ email }) => String(email)).sort()
const statusOf = async (address: string) => {
  const answer = await fetch(site.url + address)
  await answer.arrayBuffer()
  return answer.status
}
const CACHED = () => [pages.home, pages.business(business.id), '/api/businesses']
const uncached = () => {
  asked += 1
  return [`${pages.search}?q=full+${asked}`, `/api/businesses?q=full+${asked}`, '/api/health']
}

const expectProblem = async (answer: Response, title: string, detail: string) => {
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  // Nothing else, and no internals.
  expect(await answer.json()).toEqual({
    title,
    status: answer.status,
    detail,
    reference: expect.stringMatching(/^\w{16}$/),
  })
}
/** Bookings get one of the statuses in `bookings`, cached pages are served, all else gets one of `others`; repeated. */
const whileFull = async (bookings: number[], others: number[]) => {
  const end = Date.now() + FULL_SECONDS * 1000
  do {
    expect(bookings).toContain((await visitors.book()).status)
    for (const address of CACHED()) expect(await statusOf(address), address).toBe(200)
    for (const address of uncached()) expect(others, address).toContain(await statusOf(address))
  } while (Date.now() < end)
}
const expectBackToNormal = async (pid: number | undefined) => {
  const since = Date.now()
  const book = async () => {
    // As an operator does, once the server has stopped.
    if (!postgres.isRunning()) await postgres.start()
    return (await visitors.book()).status
  }
  await expect.poll(book, { interval: 100, timeout: BACK_MS }).toBe(201)
  report(`Bookings again ${Date.now() - since} ms after there was room.`)
  await expectToHear(postgres.url, BACK_MS)
  for (const address of [...CACHED(), ...uncached()])
    expect(await statusOf(address), address).toBe(200)
  expect(site.pid, 'the process lived through it').toBe(pid)
}

describe('PostgreSQL on a full disk', { timeout: 120_000 }, () => {
  it('no space for tables: writes fail with a message, reads work, then the site recovers', async () => {
    const { pid } = site
    expect((await visitors.book()).status).toBe(201)
    for (const address of CACHED()) expect(await statusOf(address), address).toBe(200)
    tables.fill()
    const refused = await visitors.bookUntilRefused()
    expect(refused.status).toBe(507)
    await expectProblem(
      refused,
      'No room left',
      'We have run out of room and could not save this. Please try again later.',
    )
    // A row that fits into an existing page of the file is still stored, and counted.
    await whileFull([507, 201], [200])
    // The next checkpoint, within five minutes, finds no space either: the server crashes.
    await expect(onServer('checkpoint')).rejects.toThrow()
    tables.evict()
    await expectBackToNormal(pid)
    expect(await storedEmails()).toEqual([...visitors.acknowledged].sort())
  })

  it('no space for its log: it stops, cached pages are served, and the site recovers once it is back', async () => {
    const { pid } = site
    for (const address of CACHED()) expect(await statusOf(address), address).toBe(200)
    log.fill()
    // Something else uses the space that the server had reserved.
    await onServer(`
      select pg_logical_emit_message(false, 'neighbour', repeat('x', 1000000 * count(*)::int))
      from pg_ls_waldir() where name > pg_walfile_name(pg_current_wal_lsn())`)
    const refused = await visitors.bookUntilRefused()
    expect(refused.status).toBe(503)
    await expectProblem(
      refused,
      'Not available',
      'We cannot reach our data right now. Please try again in a moment.',
    )
    await whileFull([503], [200, 503])
    log.evict()
    await expectBackToNormal(pid)
  })

  it('has every acknowledged booking, and none half written', async () => {
    const stored = await storedEmails()
    expect(visitors.acknowledged.filter((email) => !stored.includes(email))).toEqual([])
    const [mails] = await onServer(
      `select count(*)::int as n from "outboxMessages" where kind like 'booking-%'`,
    )
    expect(mails?.n).toBe(stored.length * 2)
    report(`${visitors.acknowledged.length} bookings acknowledged, ${stored.length} stored.`)
  })
})
