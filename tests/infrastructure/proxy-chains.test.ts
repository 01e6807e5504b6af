import { createServer } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { checkAddress } from '#server/features/readiness/address.check.ts'
import { databaseFile } from '#server/platform/db/sqlite.ts'
import { createProxyWatch } from '#server/platform/http/proxy-watch.ts'
import { pages } from '#shared/paths.ts'
import type { Check, ReadinessAnswer } from '#shared/schemas/readiness.ts'
import { QUIET_PROVIDER } from '#tests/helpers/payments/payfast.ts'
import { sendFrom } from '#tests/helpers/send-from.ts'
import { type Caddy, startCaddy } from '#tests/helpers/servers/caddy.ts'
import { type NameServer, startNameServer } from '#tests/helpers/servers/name-server.ts'
import { startTlsNginx } from '#tests/helpers/servers/nginx.ts'
import { SiteProcess } from '#tests/helpers/site-process.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/test-app.ts'

const PUBLIC_URL = 'https://cptrecommends.example'
/** Each in a network of its own, since the site logs no more of an address than that. */
const [VISITOR, PROVIDER, CDN] = ['127.0.5.5', '127.0.77.7', '127.0.9.9']
/** Where the first container is, and where it is after it was recreated. */
const [CONTAINER, RECREATED] = ['127.0.21.1', '127.0.22.1']

const AUTH_SECRET = 'p3Xk9QvT2mZrB7sLdN4cFgH1aE6uYiOo'
const ADMIN = { email: 'admin@cptrecommends.example', password: 'tidal pools before breakfast' }
/** The address that both proxies connect from. */
const PROXY = '127.0.0.1'

const createSite = (environment: Record<string, string>) =>
  new SiteProcess({
    ...QUIET_PROVIDER,
    NODE_ENV: 'production',
    PUBLIC_URL,
    AUTH_SECRET,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ADMIN_SECOND_FACTOR: 'optional',
    PAYFAST_NETWORKS: '127.0.77.0/24',
    HOST: '0.0.0.0',
    LOG_LEVEL: 'info',
    ...environment,
  })

let database: TestDatabase
let site: SiteProcess
beforeAll(async () => {
  database = await createTestDatabase('sqlite')
  site = createSite({ ...database.environment, TRUST_PROXY: PROXY })
  await site.start()
})
afterAll(async () => {
  await site?.kill()
  await database?.remove()
})

/** The network that the site has logged for the request with this id. */
const seenBy = (reqId: unknown) =>
  vi.waitFor(() => {
    const lines = site.output.split('\n').filter((line) => line.startsWith('{'))
    const found = lines
      .map((line) => JSON.parse(line))
      .find((line) => line.reqId === reqId && line.req)
    return found?.req ?? expect.fail(`The log has no request ${reqId}.`)
  })

/** What became of the notification with this number. */
const notificationOf = (number: string) => {
  const file = new DatabaseSync(databaseFile(String(database.environment.DATA_DIR)), {
    readOnly: true,
  })
  try {
    return file
      .prepare('select sender, result from paymentMessages where body = ?')
      .get(`m_payment_id=${number}`)
  } finally {
    file.close()
  }
}

interface Chain {
  url: string
  ca: string
}

async function checkAddresses(chain: Chain, name: string): Promise<void> {
  const ask = (from: string, path: string, headers: Record<string, string> = {}) =>
    sendFrom(from, `${chain.url}${path}`, { ca: chain.ca, headers })
  // Only what is not cached is logged.
  const page = await ask(VISITOR, `${pages.search}?q=${name}`)
  expect(page.status).toBe(200)
  expect(await seenBy(page.headers['x-request-id'])).toMatchObject({
    remoteAddress: '127.0.5.0',
    host: 'cptrecommends.example',
  })
  const forged = await ask(VISITOR, `${pages.search}?q=${name}-forged`, {
    'x-forwarded-for': '203.0.113.7',
    'x-request-id': 'chosen-by-a-visitor',
  })
  expect((await seenBy(forged.headers['x-request-id'])).remoteAddress).toBe('127.0.5.0')
  expect(forged.headers['x-request-id']).not.toBe('chosen-by-a-visitor')

  const notify = (from: string, number: string) =>
    sendFrom(from, `${chain.url}/api/payments/payfast`, {
      ca: chain.ca,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `m_payment_id=${number}`,
    })
  expect((await notify(PROVIDER, `${name}-1`)).status).toBe(200)
  expect((await notify(VISITOR, `${name}-2`)).status).toBe(200)
  // The signature is checked only after the address.
  await expect
    .poll(() => notificationOf(`${name}-1`))
    .toMatchObject({ sender: PROVIDER, result: 'The signature is wrong.' })
  await expect
    .poll(() => notificationOf(`${name}-2`))
    .toMatchObject({ sender: VISITOR, result: 'Not from the network of the provider.' })
  expect((await ask(VISITOR, '/api/health')).status).toBe(403)
}

/** What the check of the public address says, asked from elsewhere. */
async function checkReadiness({ url, ca }: Chain): Promise<void> {
  const found = await checkAddress(
    {
      clock: () => new Date(),
      config: { trustProxy: PROXY },
      proxies: createProxyWatch(() => {}),
      publicUrl: () => PUBLIC_URL,
      secret: AUTH_SECRET,
    },
    {
      resolveTxt: async () => [],
      ask: async (asked) => {
        if (!asked.startsWith(PUBLIC_URL)) throw new Error('Port 80 is another test.')
        const { status, body } = await sendFrom(VISITOR, asked.replace(PUBLIC_URL, url), { ca })
        return { status, body, location: undefined, date: null, certificateUntil: null }
      },
    },
  )
  expect(found).toMatchObject({ state: 'ok' })
}

/** What 'Ready to open?' says of it to an admin, who comes through the proxy. */
async function readinessOf({ url, ca }: Chain): Promise<Check | undefined> {
  const signedIn = await sendFrom(VISITOR, `${url}/api/login`, {
    ca,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  const cookie = signedIn.headers['set-cookie']?.map((line) => line.split(';')[0]).join('; ') ?? ''
  const answer = await sendFrom(VISITOR, `${url}/api/admin/readiness`, { ca, headers: { cookie } })
  const { checks }: ReadinessAnswer = JSON.parse(answer.body)
  return checks.find(({ name }) => name === 'address')
}

/** A site that is told nothing of the proxy in front of it, and one that is told. */
async function checkTrust(
  trusted: Chain,
  startChain: (port: number) => Promise<Chain & { stop(): Promise<void> }>,
): Promise<void> {
  // This machine does not know the address, and nothing worse is said.
  expect(await readinessOf(trusted)).toMatchObject({ state: 'unknown' })
  const own = await createTestDatabase('sqlite')
  const careless = createSite(own.environment)
  await careless.start()
  const chain = await startChain(Number(new URL(careless.url).port))
  try {
    expect(await readinessOf(chain)).toMatchObject({
      state: 'bad',
      sentence: `A proxy at ${PROXY} is not trusted: all visitors share one address, and payment notifications are refused.`,
      line: `TRUST_PROXY=${PROXY}`,
    })
  } finally {
    await chain.stop()
    await careless.kill()
    await own.remove()
  }
}

describe('Caddy, as in compose.yaml', () => {
  let caddy: Caddy
  let names: NameServer
  let chain: Chain
  const startFor = (port: number) =>
    startCaddy({
      publicUrl: PUBLIC_URL,
      upstreams: ['app-1', 'app-2', 'app-3'].map((name) => `${name}:${port}`),
      nameServer: names.port,
    })
  const chainOf = ({ ports, ca, stop }: Caddy) => ({
    url: `https://127.0.0.1:${ports.https}`,
    ca,
    stop,
  })
  const moveContainers = (address: string) => {
    for (const name of ['app-1', 'app-2', 'app-3']) names.addresses.set(name, address)
  }
  beforeAll(async () => {
    names = await startNameServer()
    moveContainers(CONTAINER)
    caddy = await startFor(Number(new URL(site.url).port))
    chain = chainOf(caddy)
  })
  afterAll(async () => {
    await caddy?.stop()
    names?.close()
  })

  it('shows the site who asks and who notifies', () => checkAddresses(chain, 'caddy'))

  it('lets the site find its own public address', () => checkReadiness(chain))

  it('is noticed by a site that does not trust it', () =>
    checkTrust(chain, async (port) => chainOf(await startFor(port))))

  it('redirects pages from http to https and rejects API calls', async () => {
    const ask = (path: string, method = 'GET') =>
      sendFrom(VISITOR, `http://127.0.0.1:${caddy.ports.http}${path}`, { method })
    for (const path of [pages.home, `${pages.search}?q=fish%20%26%20chips`, '/apiary']) {
      const { status, headers } = await ask(path)
      expect([status, headers.location]).toEqual([301, `${PUBLIC_URL}${path}`])
    }
    for (const method of ['GET', 'POST', 'DELETE']) {
      const { status, headers, body } = await ask('/api/user', method)
      expect([status, headers.location]).toEqual([403, undefined])
      expect(headers['content-type']).toBe('application/problem+json')
      expect(headers['cache-control']).toBe('no-store')
      expect(JSON.parse(body)).toMatchObject({ status: 403, title: 'Not allowed' })
    }
  })

  it('finds a container that was recreated, and logs no visitor while it is away', async () => {
    const ask = () =>
      sendFrom(VISITOR, `${chain.url}/booking/a-secret-link?token=secret`, { ca: chain.ca })
    await site.stop()
    expect((await ask()).status).toBe(503)
    const recreated = createServer((_request, answer) => answer.end('recreated'))
    const port = Number(new URL(site.url).port)
    await new Promise<void>((resolve) => recreated.listen(port, RECREATED, resolve))
    moveContainers(RECREATED)
    await expect.poll(async () => (await ask()).body).toBe('recreated')
    recreated.closeAllConnections()
    await new Promise((resolve) => recreated.close(resolve))
    moveContainers(CONTAINER)
    await site.start()
    expect(caddy.log()).toContain('connection refused')
    expect(caddy.log()).not.toMatch(/secret|127\.0\.5\.5/)
  })
})

describe('nginx with TLS, as in deploy/nginx', () => {
  let chain: Chain & { stop(): Promise<void> }
  const startFor = async (port: number) => {
    const nginx = await startTlsNginx([`http://127.0.0.1:${port}`], CDN)
    return { ...nginx, url: nginx.url.replace('http:', 'https:') }
  }
  beforeAll(async () => {
    chain = await startFor(Number(new URL(site.url).port))
  })
  afterAll(async () => {
    await chain?.stop()
  })

  it('shows the site who asks and who notifies', () => checkAddresses(chain, 'nginx'))

  it('lets the site find its own public address', () => checkReadiness(chain))

  it('is noticed by a site that does not trust it', () => checkTrust(chain, startFor))

  it('behind a CDN, too', async () => {
    const ask = (from: string) =>
      sendFrom(from, `${chain.url}${pages.search}?q=${from}`, {
        ca: chain.ca,
        headers: { 'x-forwarded-for': '203.0.113.7, 198.51.100.9' },
      })
    const behind = await ask(CDN)
    expect((await seenBy(behind.headers['x-request-id'])).remoteAddress).toBe('198.51.100.0')
    const beside = await ask('127.0.5.6')
    expect((await seenBy(beside.headers['x-request-id'])).remoteAddress).toBe('127.0.5.0')
  })
})
