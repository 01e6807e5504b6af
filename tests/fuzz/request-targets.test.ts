import { afterAll, beforeAll, expect, it } from 'vitest'
import { pages } from '#shared/paths.ts'
import { createTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { exchange } from './raw/exchange.ts'
import { listen, type Sender } from './send.ts'

let app: TestApp
let sender: Sender
beforeAll(async () => {
  app = await createTestApp('sqlite')
  sender = await listen(app)
})
afterAll(async () => {
  await sender.close()
  await app.close()
})

const ask = (target: string) =>
  exchange(sender.port, Buffer.from(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 'latin1'))

/** For slower answers: the bare exchange closes the connection once it has sent everything. */
const visit = (path: string) => sender.send({ method: 'GET', path, headers: {} })

it.each([
  '/#a',
  '/?x#a',
  '/search?q=fish#a',
  '/x/..',
  '/x/../',
  '/./',
  '/.',
  '/..',
  '/search/../search',
  '/%2e%2e/search',
  '/x/.%2E',
  '/api/x/../categories',
  '//x',
  '//search',
  '///',
  '/\\search',
  '/x\\..\\search',
  '/%5csearch',
  'http://localhost/',
  'http://localhost/search?q=fish',
  'http://elsewhere.example/api/categories',
  '*',
])('refuses %s', async (target) => {
  // A cache entry must not answer it.
  await visit(pages.home)
  const { answers, text } = await ask(target)
  expect(answers).toEqual([{ status: 400 }])
  expect(text).toContain('application/problem+json')
  expect(text).toMatch(/^cache-control: no-store\r$/im)
})

it.each([
  [pages.search, '/%73earch'],
  [pages.search, '/%73%65%61rch?utm_source=x'],
  ['/api/categories', '/api/%63ategories'],
  ['/api/categories', '/api/categorie%73?x=1'],
])('has one answer for %s and %s', async (plain, odd) => {
  const first = await visit(plain)
  const second = await visit(odd)
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.headers.etag).toBe(first.headers.etag)
})

it.each(['/%20', '/search%20', '/%20%20', '/blog%20', '/sea%09rch', '/search%0a', '/search%C2%A0'])(
  'has no page at %s, which would be a duplicate for clients that drop spaces',
  async (path) => {
    expect((await visit(path)).status).toBe(404)
  },
)

it.each(['/SEARCH', '/Search', '/search/', '/search//', '/api/CATEGORIES', '/api/categories/'])(
  'has no second page at %s',
  async (path) => {
    const { status } = await visit(path)
    expect(status).toBeGreaterThan(300)
    expect(status).toBeLessThan(500)
  },
)
