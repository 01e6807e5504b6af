import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api, pages } from '#shared/paths.ts'
import { SIGNED_IN_COOKIE } from '#shared/signed-in-cookie.ts'
import { createUser, type MadeUser, TEST_PASSWORD } from '#tests/factories/users.ts'
import { sessionCookie } from '#tests/helpers/cookies.ts'
import { signIn, signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

const NEW_PASSWORD = 'koeksisters op Sondag'
const DAY_MS = 24 * 3600 * 1000

describe.each(ENGINES)('a session on %s', (engine) => {
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
  const logIn = async (user: MadeUser, cookie = '', password = TEST_PASSWORD) =>
    post(api.login, { email: user.email, password }, cookie)
  const isSignedIn = async (cookie: string) =>
    (await app.server.inject({ url: api.user, headers: { cookie } })).statusCode === 200
  const createKnown = () => createUser(app.context.db, { password: TEST_PASSWORD })

  it('has a new token at every sign-in, and the one before ends', async () => {
    const user = await createKnown()
    const first = sessionCookie(await logIn(user))
    const second = sessionCookie(await logIn(user, first))
    expect(second).not.toBe(first)
    expect(second.length).toBeGreaterThan('cpt.session_token='.length + 32)
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true])
  })

  it('ends also when another account signs in or registers in the same browser', async () => {
    const before = sessionCookie(await logIn(await createKnown()))
    const after = sessionCookie(await logIn(await createKnown(), before))
    expect([await isSignedIn(before), await isSignedIn(after)]).toEqual([false, true])
    const answer = await post(
      api.register,
      { email: `next-${engine}@example.co.za`, password: TEST_PASSWORD },
      after,
    )
    expect(answer.statusCode).toBe(200)
    expect(await isSignedIn(after)).toBe(false)
  })

  it('outlives a wrong password of somebody who tries', async () => {
    const user = await createKnown()
    const cookie = sessionCookie(await logIn(user))
    expect((await logIn(user, cookie, 'wrong password')).statusCode).toBe(401)
    expect(await isSignedIn(cookie)).toBe(true)
  })

  it('cannot be fixed beforehand: a token that we did not give is not taken over', async () => {
    const user = await createKnown()
    const planted = `cpt.session_token=${'a'.repeat(32)}.${'b'.repeat(43)}%3D`
    const given = sessionCookie(await logIn(user, planted))
    expect(given).not.toContain('a'.repeat(32))
    expect(await isSignedIn(planted)).toBe(false)

    // A visitor's own token from before it signed in gains nothing.
    const attacker = sessionCookie(await logIn(await createKnown()))
    await logIn(user, attacker)
    expect(await isSignedIn(attacker)).toBe(false)
  })

  it('cannot be read or sent by other sites, and stands in no address', async () => {
    const answer = await logIn(await createKnown())
    const cookie = answer.cookies.find(({ name }) => name === 'cpt.session_token')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(cookie).not.toHaveProperty('domain')
    expect(answer.body).not.toContain(cookie?.value.split('.')[0])
  })

  const ENDINGS: Record<string, (user: MadeUser, cookie: string) => Promise<unknown>> = {
    'a sign-out': (_user, cookie) => post(api.logout, {}, cookie),
    'a sign-out everywhere': (_user, cookie) => post(api.signOutEverywhere, {}, cookie),
    'a pause': ({ id }) =>
      post(api.adminToggleSubscription, { userId: id, action: 'pause' }, admin),
    'a reset by an admin': ({ id }) => post(api.adminResetPassword, { userId: id }, admin),
    'a deletion': ({ id }) =>
      app.server.inject({
        method: 'DELETE',
        url: api.adminUser(id),
        headers: { cookie: admin },
      }),
    'a changed password': (_user, cookie) =>
      post(
        api.changePassword,
        { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD },
        cookie,
      ),
    'a reset by mail': async (user) => {
      await post(api.forgotPassword, { email: user.email })
      const { payload } = await app.context.db
        .selectFrom('outboxMessages')
        .select('payload')
        .where('recipient', '=', user.email)
        .where('kind', '=', 'password-reset')
        .executeTakeFirstOrThrow()
      const { token } = JSON.parse(payload)
      return post(api.resetPassword, { token, newPassword: NEW_PASSWORD })
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
      .select('token')
      .where('userId', '=', user.id)
      .execute()
    // Whatever is left was given after the change.
    expect(rows.filter(({ token }) => cookie.includes(token))).toEqual([])
  })

  it('gives what the role and the status are now, not what they were', async () => {
    const { db } = app.context
    const user = await createUser(db, { role: 'ADMIN' })
    const cookie = await signIn(app, user)
    const ask = async (url: string) =>
      (await app.server.inject({ url, headers: { cookie } })).statusCode
    const set = (change: { role?: 'BUSINESS'; status?: 'PENDING' }) =>
      db.updateTable('users').set(change).where('id', '=', user.id).execute()
    expect(await ask(api.adminStats)).toBe(200)
    await set({ role: 'BUSINESS' })
    expect(await ask(api.adminStats)).toBe(403)
    expect(await ask(api.dashboardBookings)).toBe(200)
    await set({ status: 'PENDING' })
    expect(await ask(api.dashboardBookings)).toBe(403)
  })

  it('ends for good after 90 days, however often it is used', async () => {
    const user = await createUser(app.context.db)
    const cookie = await signIn(app, user)
    const created = (ms: number) =>
      app.context.db
        .updateTable('sessions')
        .set({ createdAt: new Date(Date.now() - ms).toISOString() })
        .where('userId', '=', user.id)
        .execute()
    await created(89 * DAY_MS)
    expect(await isSignedIn(cookie)).toBe(true)
    await created(91 * DAY_MS)
    expect(await isSignedIn(cookie)).toBe(false)
  })

  it('leads nobody into a page of somebody else: pages hold nothing of it', async () => {
    const user = await createKnown()
    const cookie = sessionCookie(await logIn(user))
    const page = await app.server.inject({ url: pages.dashboard, headers: { cookie } })
    expect(page.body).not.toContain(user.email)
    expect(page.headers).not.toHaveProperty('set-cookie')
  })
})

it('has cookies that belong to this host alone where the site is served by https', async () => {
  const app = await createTestApp('sqlite', { PUBLIC_URL: 'https://cptrecommends.example' })
  const user = await createUser(app.context.db, { password: TEST_PASSWORD })
  const answer = await app.server.inject({
    method: 'POST',
    url: api.login,
    payload: { email: user.email, password: TEST_PASSWORD },
  })
  // The mark for the page's own code opens nothing, so it may be read.
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
