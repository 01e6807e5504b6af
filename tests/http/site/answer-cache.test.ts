import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailPages, pages } from '#shared/paths.ts'
import { createTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp('sqlite')
})
afterAll(() => app.close())

describe.each([pages.home, '/api/categories', '/api/featured-gems', '/api/businesses'])(
  '%s',
  (url) => {
    const get = (headers: Record<string, string> = {}) => app.server.inject({ url, headers })
    const withoutOwn = ({ headers }: { headers: object }) =>
      Object.fromEntries(
        Object.entries(headers).filter(
          ([name]) => !['x-request-id', 'date', 'connection', 'keep-alive'].includes(name),
        ),
      )

    it('is the same on a cache hit, with its own request id', async () => {
      const first = await get()
      const second = await get()
      expect(second.statusCode).toBe(200)
      expect(second.body).toBe(first.body)
      expect(withoutOwn(second)).toEqual(withoutOwn(first))
      expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
      expect(second.headers['content-security-policy']).toBeDefined()
      expect(second.headers['set-cookie']).toBeUndefined()
    })

    it('compresses each encoding from the same text', async () => {
      const plain = await get()
      for (let time = 0; time < 2; time += 1) {
        const packed = await get({ 'accept-encoding': 'gzip' })
        expect(packed.headers['content-encoding']).toBe('gzip')
        expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
      }
      expect((await get({ 'accept-encoding': 'br;q=0, gzip;q=0' })).body).toBe(plain.body)
    })

    it('answers 304 to whoever has it, and 200 again after a change', async () => {
      const { etag } = (await get()).headers
      for (let time = 0; time < 2; time += 1) {
        const again = await get({ 'if-none-match': String(etag) })
        expect(again.statusCode).toBe(304)
        expect(again.body).toBe('')
      }
      app.context.catalogue.raise()
      expect((await get()).statusCode).toBe(200)
    })
  },
)

it('renders a page once for many concurrent requests', async () => {
  app.context.catalogue.raise()
  const bodies = await Promise.all(
    Array.from({ length: 20 }, async () => (await app.server.inject(pages.home)).body),
  )
  // The decorative numbers differ from rendering to rendering.
  expect(new Set(bodies).size).toBe(1)
})

it('has one entry, whatever tracking parameters a link has', async () => {
  app.context.catalogue.raise()
  const marked = async (url: string) => (await app.server.inject(url)).body
  const home = await marked(pages.home)
  expect(await marked(`${pages.home}?utm_source=a`)).toBe(home)
  expect(await marked(`${pages.home}?utm_source=b&q=c`)).toBe(home)
  expect(home).not.toContain('utm_source')
})

it('never caches a page for the holder of a link', async () => {
  const first = await app.server.inject(`${mailPages.newsletterUnsubscribe}?token=mine`)
  expect(first.body).toContain('mine')
  expect(first.headers['cache-control']).toBe('no-store')
  const other = await app.server.inject(`${mailPages.newsletterUnsubscribe}?token=yours`)
  expect(other.body).not.toContain('mine')
})

describe('over a connection', () => {
  let origin: string
  beforeAll(async () => {
    origin = await app.server.listen({ port: 0, host: '127.0.0.1' })
  })

  it.each([pages.home, '/api/categories'])('%s is the same on a cache hit', async (path) => {
    app.context.catalogue.raise()
    const first = await fetch(origin + path)
    const second = await fetch(origin + path)
    expect(await second.text()).toBe(await first.text())
    const shared = ({ headers }: Response) =>
      [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'date')
    expect(shared(second)).toEqual(shared(first))
    expect(second.headers.get('x-request-id')).toMatch(/^\w{16}$/)
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  })

  it('answers HEAD without a body, and 304 to one of several tags', async () => {
    const whole = await fetch(`${origin}/api/categories`, {
      headers: { 'accept-encoding': 'gzip' },
    })
    const length = whole.headers.get('content-length')
    const head = await fetch(`${origin}/api/categories`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(head.headers.get('content-length')).toBe(length)
    expect(await head.text()).toBe('')
    const tags = `"other", ${whole.headers.get('etag')}`
    const again = await fetch(`${origin}/api/categories`, { headers: { 'if-none-match': tags } })
    expect(again.status).toBe(304)
  })

  it('sends the same text on a cache hit in every encoding', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      app.context.catalogue.raise()
      const texts = new Set<string>()
      for (let time = 0; time < 3; time += 1) {
        const answer = await fetch(origin + pages.home, {
          headers: { 'accept-encoding': encoding },
        })
        texts.add(await answer.text())
      }
      expect([...texts], encoding).toEqual([expect.stringContaining('©')])
    }
  })

  it('lets other methods through to the routes', async () => {
    expect((await fetch(`${origin}/api/categories`, { method: 'POST' })).status).toBe(405)
  })
})
