import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CreatedUser, createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { sessionTokenHash } from '#server/features/accounts/sessions/session-token.ts'
import { readPayload } from '#server/platform/mail/encrypted-link.ts'
import { pages } from '#shared/paths.ts'
import { SIGNED_IN_COOKIE } from '#shared/signed-in-cookie.ts'
import { sessionCookie } from '#tests/helpers/cookies.ts'
import { signIn, signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const NEW_PASSWORD = 'koeksisters op Sondag'
const DAY_MS = 24 * 3600 * 1000

describe.each(USUAL_ENGINES)('a session on %s', (engine) => {
  let app: TestApp
  let admin: string
  beforeAll(async () => {
    app = await createTestApp(engine)
    admin = await signInAsAdmin(app)
  })
  afterAll(() => app.close())

  const post = (url: string, payload: object, cookie = '') =>
    app.server.inject({
      method: 'POST',
      url,
      payload,
      headers: cookie === '' ? {} : { cookie },
    })
  const logIn = async (user: CreatedUser, cookie = '', password = TEST_PASSWORD) =>
    post('/api/login', { email: user.email, password }, cookie)
  const isSignedIn = async (cookie: string) =>
    (await app.server.inject({ url: '/api/user', headers: { cookie } })).statusCode === 200
  const createKnown = () => createUser(app.context.db, { password: TEST_PASSWORD })

  it('has a new token at every sign-in, and the one before ends', async () => {
    const user = await createKnown()
    const first = sessionCookie(await logIn(user))
    const second = sessionCookie(await logIn(user, first))
    expect(second).not.toBe(first)
    expect(second).toMatch(/^cpt\.session_token=[\w-]{43}$/)
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true])
  })

  it('is stored as a hash: nothing in the table signs anybody in', async () => {
    const user = await createKnown()
    const cookie = sessionCookie(await logIn(user))
    const token = cookie.slice('cpt.session_token='.length)
    const row = await app.context.db
      .selectFrom('sessions')
      .selectAll()
      .where('userId', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(row.tokenHash).toBe(createHash('sha256').update(token).digest('base64url'))
    expect(JSON.stringify(row)).not.toContain(token)
    for (const value of Object.values(row))
      expect(await isSignedIn(`cpt.session_token=${value}`)).toBe(false)
    expect(await isSignedIn(cookie)).toBe(true)
  })

  it('clears its cookies when it ends', async () => {
    const user = await createKnown()
    const cookie = sessionCookie(await logIn(user))
    await app.context.db.deleteFrom('sessions').where('userId', '=', user.id).execute()
    const answer = await app.server.inject({ url: '/api/user', headers: { cookie } })
    expect(answer.statusCode).toBe(401)
    expect(answer.cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual([
      ['cpt.session_token', 0],
      [SIGNED_IN_COOKIE, 0],
    ])
  })

  it('has the expiry of its role, in the table and in the cookie', async () => {
    const hours = async (role: 'ADMIN' | 'BUSINESS') => {
      const user = await createUser(app.context.db, { role, password: TEST_PASSWORD })
      const answer = await logIn(user)
      const { expiresAt } = await app.context.db
        .selectFrom('sessions')
        .select('expiresAt')
        .where('userId', '=', user.id)
        .executeTakeFirstOrThrow()
      const cookie = answer.cookies.find(({ name }) => name === 'cpt.session_token')
      const stored = Math.round((Date.parse(expiresAt) - Date.now()) / 3_600_000)
      return [stored, Number(cookie?.maxAge) / 3600]
    }
    expect(await hours('ADMIN')).toEqual([2, 2])
    expect(await hours('BUSINESS')).toEqual([30 * 24, 30 * 24])
  })

  it('ends also when another account signs in or registers in the same browser', async () => {
    const before = sessionCookie(await logIn(await createKnown()))
    const after = sessionCookie(await logIn(await createKnown(), before))
    expect([await isSignedIn(before), await isSignedIn(after)]).toEqual([false, true])
    const answer = await post(
      '/api/register',
      { email: `next-${engine}@example.co.za`, password: TEST_PASSWORD },
      after,
    )
    expect(answer.statusCode).toBe(200)
    expect(await isSignedIn(after)).toBe(false)
  })

  it('survives a failed sign-in by somebody else', async () => {
    const user = await createKnown()
    const cookie = sessionCookie(await logIn(user))
    expect((await logIn(user, cookie, 'wrong password')).statusCode).toBe(401)
    expect(await isSignedIn(cookie)).toBe(true)
  })

  it('cannot be fixed: an unknown token is not accepted', async () => {
    const user = await createKnown()
    const planted = `cpt.session_token=${'a'.repeat(43)}`
    const given = sessionCookie(await logIn(user, planted))
    expect(given).not.toContain('a'.repeat(43))
    expect(await isSignedIn(planted)).toBe(false)

    // A visitor's own token from before it signed in gains nothing.
    const attacker = sessionCookie(await logIn(await createKnown()))
    await logIn(user, attacker)
    expect(await isSignedIn(attacker)).toBe(false)
  })

  it('cannot be read or sent by other sites, and is in no URL', async () => {
    const answer = await logIn(await createKnown())
    const cookie = answer.cookies.find(({ name }) => name === 'cpt.session_token')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(cookie).not.toHaveProperty('domain')
    expect(answer.body).not.toContain(cookie?.value.split('.')[0])
  })

  const ENDINGS: Record<string, (user: CreatedUser, cookie: string) => Promise<unknown>> = {
    'a sign-out': (_user, cookie) => post('/api/logout', {}, cookie),
    'a sign-out everywhere': (_user, cookie) => post('/api/sign-out-everywhere', {}, cookie),
    'a pause': ({ id }) =>
      post('/api/admin/toggle-subscription', { userId: id, action: 'pause' }, admin),
    'a reset by an admin': ({ id }) => post('/api/admin/reset-password', { userId: id }, admin),
    'a deletion': ({ id }) =>
      app.server.inject({
        method: 'DELETE',
        url: `/api/admin/users/${id}`,
        headers: { cookie: admin },
      }),
    'a changed password': (_user, cookie) =>
      post(
        '/api/change-password',
        { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD },
        cookie,
      ),
    'a reset by mail': async (user) => {
      await post('/api/forgot-password', { email: user.email })
      const { payload } = await app.context.db
        .selectFrom('outboxMessages')
        .select('payload')
        .where('recipient', '=', user.email)
        .where('kind', '=', 'password-reset')
        .executeTakeFirstOrThrow()
      const { token } = readPayload(app.context.secret, payload)
      return post('/api/reset-password', { token, newPassword: NEW_PASSWORD })
    },
  }

  it.each(Object.entries(ENDINGS))('ends with %s', async (_name, end) => {
    const user = await createKnown()
    const cookie = sessionCookie(await logIn(user))
    expect(await isSignedIn(cookie)).toBe(true)
    expect(await end(user, cookie)).toMatchObject({ statusCode: 200 })
    expect(await isSignedIn(cookie)).toBe(false)
    const rows = await app.context.db
      .selectFrom('sessions')
      .select('tokenHash')
      .where('userId', '=', user.id)
      .execute()
    // Remaining sessions were created after the change.
    const ended = sessionTokenHash(cookie.slice(cookie.indexOf('=') + 1))
    expect(rows.filter(({ tokenHash }) => tokenHash === ended)).toEqual([])
  })

  it('has the current role and status', async () => {
    const { db } = app.context
    const user = await createUser(db, { role: 'ADMIN' })
    const cookie = await signIn(app, user)
    const ask = async (url: string) =>
      (await app.server.inject({ url, headers: { cookie } })).statusCode
    const set = (change: { role?: 'BUSINESS'; status?: 'PENDING' }) =>
      db.updateTable('users').set(change).where('id', '=', user.id).execute()
    expect(await ask('/api/admin/stats')).toBe(200)
    await set({ role: 'BUSINESS' })
    expect(await ask('/api/admin/stats')).toBe(403)
    expect(await ask('/api/dashboard/bookings')).toBe(200)
    await set({ status: 'PENDING' })
    expect(await ask('/api/dashboard/bookings')).toBe(403)
  })

  const MINUTE_MS = 60_000
  const HOUR_MS = 60 * MINUTE_MS
  const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
  /** As if it had begun, and been used last, so long ago. */
  const age = ({ id }: CreatedUser, began: number, used = 0) =>
    app.context.db
      .updateTable('sessions')
      .set({ createdAt: ago(began), updatedAt: ago(used) })
      .where('userId', '=', id)
      .execute()

  it.each([
    ['BUSINESS', 29 * DAY_MS, 31 * DAY_MS],
    ['ADMIN', 115 * MINUTE_MS, 121 * MINUTE_MS],
  ] as const)('of %s ends when it is not used for a time', async (role, soon, late) => {
    const user = await createUser(app.context.db, { role })
    const cookie = await signIn(app, user)
    await age(user, late, soon)
    expect(await isSignedIn(cookie)).toBe(true)
    await age(user, late, late)
    expect(await isSignedIn(cookie)).toBe(false)
    const left = await app.context.db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', user.id)
      .execute()
    expect(left).toEqual([])
  })

  it.each([
    ['BUSINESS', 89 * DAY_MS, 91 * DAY_MS],
    ['ADMIN', 11 * HOUR_MS, 13 * HOUR_MS],
  ] as const)('of %s ends for good, however often it is used', async (role, soon, late) => {
    const user = await createUser(app.context.db, { role })
    const cookie = await signIn(app, user)
    await age(user, soon)
    expect(await isSignedIn(cookie)).toBe(true)
    await age(user, late)
    expect(await isSignedIn(cookie)).toBe(false)
  })

  it.each([
    ['BUSINESS', 40 * DAY_MS, 30 * DAY_MS],
    ['ADMIN', 4 * HOUR_MS, 2 * HOUR_MS],
    ['ADMIN', 11 * HOUR_MS, HOUR_MS],
  ] as const)('of %s is lengthened by use, with its cookies', async (role, began, lasts) => {
    const user = await createUser(app.context.db, { role })
    const cookie = await signIn(app, user)
    const ask = () => app.server.inject({ url: '/api/user', headers: { cookie } })
    expect((await ask()).headers).not.toHaveProperty('set-cookie')
    await age(user, began, 6 * MINUTE_MS)
    const answer = await ask()
    expect(answer.statusCode).toBe(200)
    const row = await app.context.db
      .selectFrom('sessions')
      .select(['updatedAt', 'expiresAt'])
      .where('userId', '=', user.id)
      .executeTakeFirstOrThrow()
    const near = (iso: string, ms: number) =>
      expect(Math.abs(Date.parse(iso) - Date.now() - ms)).toBeLessThan(MINUTE_MS)
    near(row.updatedAt, 0)
    near(row.expiresAt, lasts)
    // The marker cookie lasts as long: without it, the page would treat its owner as signed out.
    expect(answer.cookies.map(({ name }) => name)).toEqual(['cpt.session_token', SIGNED_IN_COOKIE])
    for (const { maxAge } of answer.cookies)
      expect(Math.abs((maxAge ?? 0) * 1000 - lasts)).toBeLessThan(MINUTE_MS)
    expect(sessionCookie(answer)).toBe(cookie)
    expect((await ask()).headers).not.toHaveProperty('set-cookie')
  })

  it('has the lifetime of its owner’s current role', async () => {
    const user = await createUser(app.context.db)
    const cookie = await signIn(app, user)
    await age(user, DAY_MS, DAY_MS)
    await app.context.db
      .updateTable('users')
      .set({ role: 'ADMIN' })
      .where('id', '=', user.id)
      .execute()
    expect(await isSignedIn(cookie)).toBe(false)
  })

  it('is in no page: pages are the same for everybody', async () => {
    const user = await createKnown()
    const cookie = sessionCookie(await logIn(user))
    const page = await app.server.inject({ url: pages.dashboard, headers: { cookie } })
    expect(page.body).not.toContain(user.email)
    expect(page.headers).not.toHaveProperty('set-cookie')
  })
})

it('has __Host- cookies if the site uses https', async () => {
  const app = await createTestApp('sqlite', { PUBLIC_URL: 'https://cptrecommends.example' })
  const user = await createUser(app.context.db, { password: TEST_PASSWORD })
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: user.email, password: TEST_PASSWORD },
  })
  // The marker cookie gives no access, so scripts may read it.
  const secrets = answer.cookies.filter(({ name }) => name !== SIGNED_IN_COOKIE)
  expect(secrets.map(({ name }) => name).sort()).toEqual([
    '__Host-cpt.session_token',
    '__Host-cpt_device',
  ])
  for (const cookie of secrets) {
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(cookie).not.toHaveProperty('domain')
  }
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000')
  await app.close()
})

it.each([
  ['', 'max-age=31536000'],
  ['host', 'max-age=31536000'],
  ['subdomains', 'max-age=31536000; includeSubDomains'],
])('has an HSTS header in every response, with HSTS=%s', async (HSTS, header) => {
  const app = await createTestApp('sqlite', { PUBLIC_URL: 'https://cptrecommends.example', HSTS })
  for (const url of [pages.home, pages.home, '/api/businesses', '/api/user', '/api/nothing'])
    expect((await app.server.inject(url)).headers['strict-transport-security'], url).toBe(header)
  await app.close()
})

it('has no Secure cookies if the site uses http', async () => {
  const app = await createTestApp('sqlite', { HSTS: 'subdomains' })
  const { headers } = await app.server.inject(pages.home)
  expect(headers).not.toHaveProperty('strict-transport-security')
  await app.close()
})
