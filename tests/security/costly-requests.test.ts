import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#tests/helpers/test-app.ts'

/** What a stranger may send before any rate limit counts it: Node takes headers of 16 KB. */
const LENGTH = 15_000
/** One such header took 4.5 s. A plain request takes 2 ms; the rest is for a busy machine. */
const LIMIT_MS = 60

const fill = (text: string) => text.repeat(Math.ceil(LENGTH / text.length)).slice(0, LENGTH)
const manyParameters = fill(Array.from({ length: 5000 }, (_, n) => n.toString(36)).join('&'))

const TEXTS = [
  `br;q=0.${fill('1')}x`,
  `${fill(' ')}x`,
  `${fill('a')}\u0001`.slice(0, LENGTH),
  fill(','),
  fill(';'),
  fill('a='),
  fill('a=1; '),
  fill('1.'),
  fill('a@'),
  fill('W/"'),
  fill('gzip, '),
  fill('bytes=0-1,'),
]
const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'cookie',
  'if-none-match',
  'if-modified-since',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-request-id',
]
const ADDRESSES = [
  '/',
  '/search?q=plumber',
  '/api/businesses?q=plumber',
  '/api/user',
  '/robots.txt',
]

let app: TestApp
beforeAll(async () => {
  app = await createTestApp('sqlite', { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'fatal' })
  for (const url of ADDRESSES) await app.server.inject(url)
})
afterAll(() => app.close())

/** Processor time of this thread, the least of three: the others met the garbage collector. */
async function costOf(url: string, headers: Record<string, string> = {}): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const before = process.threadCpuUsage()
    await app.server.inject({ url, headers })
    const { user, system } = process.threadCpuUsage(before)
    times.push((user + system) / 1000)
    if (Math.min(...times) < LIMIT_MS) break
  }
  return Math.min(...times)
}

it.each(HEADERS)('no text in %s costs much', async (header) => {
  for (const url of ADDRESSES)
    for (const text of TEXTS)
      expect(
        await costOf(url, { [header]: text }),
        `${url} with ${text.slice(0, 20)}…`,
      ).toBeLessThan(LIMIT_MS)
})

it.each(ADDRESSES)('no address costs much: %s', async (url) => {
  const path = url.split('?', 1)[0]
  for (const target of [
    `${path}?${manyParameters}`,
    `${path}?${fill('q&')}`,
    `${path}?q=${fill('%20')}`,
    `${path}?${fill('%26')}`,
    `/${fill('%2f')}`,
    `/${fill('a/')}`,
    `/${fill('./')}`,
  ])
    expect(await costOf(target), target.slice(0, 40)).toBeLessThan(LIMIT_MS)
})
