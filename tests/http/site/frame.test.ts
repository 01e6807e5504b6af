import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import manifest from '#package' with { type: 'json' }
import { drain } from '#server/platform/http/connections/drain.ts'
import { formAddress, pages } from '#shared/paths.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp('sqlite')
})
afterAll(() => app.close())

function expectProblem(
  answer: { statusCode: number; headers: object; json(): unknown },
  status: number,
) {
  expect(answer.statusCode).toBe(status)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(answer.json()).toMatchObject({ status, detail: expect.stringMatching(/^[A-Z].*[.!]$/) })
}

describe('a request that cannot be read', () => {
  const post = (payload: string, contentType: string) =>
    app.server.inject({
      method: 'POST',
      url: '/api/newsletter',
      payload,
      headers: { 'content-type': contentType },
    })

  it.each([
    ['malformed JSON', '{"email":', 'application/json', 400],
    ['an empty body', '', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['plain text', 'hello', 'text/plain', 415],
    ['XML', '<email/>', 'application/xml', 415],
    ['a megabyte', JSON.stringify({ email: 'x'.repeat(1_000_000) }), 'application/json', 413],
    ['a prototype', '{"__proto__":{"admin":true},"email":"a@b.co"}', 'application/json', 400],
    ['a deep nest', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'application/json', 400],
  ])('%s is rejected with a message', async (_name, payload, contentType, status) => {
    expectProblem(await post(payload, contentType), status)
  })

  it.each(['/api/%zz', '/api/businesses?q=%00', '/api/business/a%00b'])(
    'the address %s is refused',
    async (url) => {
      const answer = await app.server.inject(url)
      expect(answer.statusCode).toBe(400)
    },
  )

  it.each([pages.dashboard, pages.adminPanel, pages.newPassword, pages.secondFactor])(
    '%s shows that it loads before any script runs',
    async (path) => {
      const { statusCode, body } = await app.server.inject(path)
      expect(statusCode).toBe(200)
      expect(body).toMatch(/<div class="loading" role="status">.*Loading/)
    },
  )

  it.each(['/%', '/%ff', '/%00', '/business/%E0%A4%A', '/business/a%00', '/blog/%?x=1'])(
    'the malformed address %s shows our error page',
    async (url) => {
      const page = await app.server.inject(url)
      expect(page.statusCode).toBe(404)
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(page.body).toContain('404 Page Not Found')
    },
  )

  it('a page ignores NUL in its query', async () => {
    const page = await app.server.inject('/search?q=%00plumber%00')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('value="plumber"')
  })

  it.each([
    ['DELETE', '/api/newsletter', 'POST'],
    ['POST', '/api/business/some-id?x=1', 'GET, HEAD'],
    ['POST', '/robots.txt', 'GET, HEAD'],
    ['DELETE', formAddress('newsletter'), 'POST, GET, HEAD'],
    ['POST', `${pages.search}?q=x`, 'GET, HEAD'],
    ['POST', pages.login, 'GET, HEAD'],
    ['DELETE', pages.business('some-id'), 'GET, HEAD'],
  ] as const)('%s %s is refused with what it allows', async (method, url, allow) => {
    const answer = await app.server.inject({ method, url })
    expectProblem(answer, 405)
    expect(answer.headers.allow).toBe(allow)
  })

  it('an unknown call is a problem, an unknown page is a page', async () => {
    expectProblem(await app.server.inject('/api/nothing'), 404)
    expectProblem(await app.server.inject({ method: 'POST', url: '/nothing' }), 404)
    for (const url of ['/nothing', `${pages.auth}/nothing`, `${pages.blog}/nothing/more`]) {
      const page = await app.server.inject(url)
      expect(page.statusCode, url).toBe(404)
      expect(page.headers['content-type'], url).toBe('text/html; charset=utf-8')
      expect(page.body, url).toMatch(/<h1[^>]*>404 Page Not Found/)
      expect(page.body, url).toContain('Did you forget to add the page to the router?')
    }
  })
})

describe('requests from other sites', () => {
  const post = (headers: Record<string, string>) =>
    app.server.inject({
      method: 'POST',
      url: '/api/newsletter',
      payload: { email: 'cross@example.co.za' },
      headers,
    })

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'null' }],
  ])('a POST with %j is rejected', async (headers) => {
    expectProblem(await post(headers), 403)
  })

  it('our own pages may post', async () => {
    const own = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }
    expect((await post(own)).statusCode).toBe(200)
  })
})

describe('every answer', () => {
  it('has a request id and the security headers', async () => {
    for (const url of [pages.home, '/api/categories', '/api/nothing', '/nothing']) {
      const { headers } = await app.server.inject(url)
      expect(headers, url).toMatchObject({
        'x-request-id': expect.stringMatching(/^\w{16}$/),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'origin-agent-cluster': '?1',
        'permissions-policy': expect.stringMatching(
          /camera=\(\).*microphone=\(\).*geolocation=\(self\)/,
        ),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      })
      const policy = String(headers['content-security-policy']).split(';')
      expect(policy, url).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          "script-src 'self'",
          "style-src 'self'",
          "base-uri 'none'",
          "form-action 'self'",
          "frame-ancestors 'none'",
        ]),
      )
      expect(policy.join(), url).not.toContain('unsafe-eval')
    }
  })

  it('has the id of a trusted proxy, also in its problem document', async () => {
    const id = 'f00dcafe-0123456789abcdef'
    const ask = (one: TestApp) =>
      one.server.inject({
        method: 'POST',
        url: '/api/newsletter',
        payload: { email: 5 },
        headers: { 'x-request-id': id },
      })
    const unasked = await ask(app)
    expect(unasked.headers['x-request-id']).not.toBe(id)
    const proxied = await createTestApp('sqlite', { TRUST_PROXY: '127.0.0.1' })
    try {
      const answer = await ask(proxied)
      expect(answer.headers['x-request-id']).toBe(id)
      expect(answer.json().reference).toBe(id)
    } finally {
      await proxied.close()
    }
  })

  it('is compressed if the browser accepts it', async () => {
    const page = await app.server.inject({ url: pages.home, headers: { 'accept-encoding': 'br' } })
    expect(page.headers['content-encoding']).toBe('br')
  })
})

describe('an unexpected error', () => {
  it('answers 500 with a reference, and reveals no internals', async () => {
    const broken = await createTestApp('sqlite')
    try {
      await broken.context.db.schema.dropTable('featuredGems').execute()
      const answer = await broken.server.inject('/api/featured-gems')
      expectProblem(answer, 500)
      expect(answer.json().detail).toContain(answer.headers['x-request-id'])
      expect(answer.body).not.toMatch(/featuredGems|sqlite|select|at .*\.ts/i)

      await broken.context.db.schema.alterTable('businesses').renameTo('lost').execute()
      const page = await broken.server.inject(pages.category('restaurants'))
      expect(page.statusCode).toBe(500)
      expect(page.body).toContain('Something broke on our side')
      expect(page.body).not.toMatch(/no such table|sqlite/i)
    } finally {
      await broken.close()
    }
  })
})

describe.each(USUAL_ENGINES)('health on %s', (engine) => {
  it('is 200 when the database answers and 503 when it is gone; the process is alive in both cases', async () => {
    const one = await createTestApp(engine)
    expect((await one.server.inject('/api/health')).statusCode).toBe(200)
    await one.context.db.destroy()
    const gone = await one.server.inject('/api/health')
    expectProblem(gone, 503)
    expect(gone.headers['retry-after']).toBe('5')
    const alive = await one.server.inject('/api/health/live')
    expect([alive.statusCode, alive.json()]).toEqual([
      200,
      { status: 'ok', version: manifest.version, build: null },
    ])
    expect(alive.headers['cache-control']).toBe('no-store')
    await one.close()
  })

  it('is 503 while the process stops, so that a proxy asks another one', async () => {
    const one = await createTestApp(engine)
    const drained = drain(one.server.server)
    for (const address of ['/api/health', '/api/health/live'])
      expectProblem(await one.server.inject(address), 503)
    expect((await one.server.inject('/api/categories')).statusCode).toBe(200)
    await drained
    await one.close()
  })
})
