import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api, pages } from '#shared/paths.ts'
import { createTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp('sqlite')
})
afterAll(() => app.close())

describe.each([pages.home, api.categories, api.featuredGems, api.businesses])('%s', (url) => {
  const get = (headers: Record<string, string> = {}) => app.server.inject({ url, headers })
  const withoutOwn = ({ headers }: { headers: object }) =>
    Object.fromEntries(
      Object.entries(headers).filter(
        ([name]) => !['x-request-id', 'date', 'connection', 'keep-alive'].includes(name),
      ),
    )

  it('is the same the second time, from memory, with its own request id', async () => {
    const first = await get()
    const second = await get()
    expect(second.statusCode).toBe(200)
    expect(second.body).toBe(first.body)
    expect(withoutOwn(second)).toEqual(withoutOwn(first))
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
    expect(second.headers['content-security-policy']).toBeDefined()
    expect(second.headers['set-cookie']).toBeUndefined()
  })

  it('packs each encoding from the same text', async () => {
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
})

it('renders a page once for many who ask at the same time', async () => {
  app.context.catalogue.raise()
  const bodies = await Promise.all(
    Array.from({ length: 20 }, async () => (await app.server.inject(pages.home)).body),
  )
  // The decorative numbers differ from rendering to rendering.
  expect(new Set(bodies).size).toBe(1)
})
