import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CreatedUser, createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import type { OwnSession } from '#shared/schemas/accounts/session.ts'
import { sessionCookie } from '#tests/helpers/cookies.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'
const HOUR_MS = 3_600_000

describe.each(USUAL_ENGINES)('the own sessions on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())

  const createKnown = () => createUser(app.context.db, { password: TEST_PASSWORD })
  const logIn = async ({ email }: CreatedUser, userAgent: string) =>
    sessionCookie(
      await app.server.inject({
        method: 'POST',
        url: '/api/login',
        payload: { email, password: TEST_PASSWORD },
        headers: { 'user-agent': userAgent },
      }),
    )
  const ask = (cookie: string) => app.server.inject({ url: '/api/sessions', headers: { cookie } })
  const list = async (cookie: string): Promise<OwnSession[]> => (await ask(cookie)).json().sessions
  const end = (cookie: string, id: string) =>
    app.server.inject({ method: 'DELETE', url: `/api/sessions/${id}`, headers: { cookie } })
  const isSignedIn = async (cookie: string) =>
    (await app.server.inject({ url: '/api/user', headers: { cookie } })).statusCode === 200
  const usedAgo = (id: string, ms: number) =>
    app.context.db
      .updateTable('sessions')
      .set({ updatedAt: new Date(Date.now() - ms).toISOString() })
      .where('id', '=', id)
      .execute()

  it('are listed with browser and system, the one used last first', async () => {
    const user = await createKnown()
    const phone = await logIn(user, PHONE)
    const [own] = await list(phone)
    await usedAgo(own?.id ?? '', 3 * HOUR_MS)
    const desk = await logIn(user, DESK)
    const answer = await ask(desk)
    expect(answer.headers['cache-control']).toBe('no-store')
    const sessions: OwnSession[] = answer.json().sessions
    expect(sessions).toMatchObject([
      { device: 'Firefox on Windows', current: true },
      { device: 'Chrome on Android', current: false },
    ])
    for (const { createdAt } of sessions)
      expect(Date.now() - Date.parse(createdAt)).toBeLessThan(60_000)
    expect(Date.now() - Date.parse(sessions[1]?.lastUsedAt ?? '')).toBeGreaterThan(2 * HOUR_MS)
    // Whose session is whose depends on who asks.
    expect(await list(phone)).toMatchObject([{ current: true }, { current: false }])
  })

  it('contain no token, no address and only the name of the browser', async () => {
    const user = await createKnown()
    const cookie = await logIn(user, PHONE)
    const answer = await ask(cookie)
    expect(Object.keys(answer.json().sessions[0]).sort()).toEqual([
      'createdAt',
      'current',
      'device',
      'id',
      'lastUsedAt',
    ])
    const row = await app.context.db
      .selectFrom('sessions')
      .selectAll()
      .where('userId', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(answer.body).not.toContain(row.tokenHash)
    expect(row.device).toBe('Chrome on Android')
  })

  it('have a device also after a registration and a changed password', async () => {
    const post = (url: string, payload: object, cookie = '') =>
      app.server.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'user-agent': PHONE, ...(cookie === '' ? {} : { cookie }) },
      })
    const registered = await post('/api/register', {
      email: `devices-${engine}@example.co.za`,
      password: TEST_PASSWORD,
    })
    const here = [{ device: 'Chrome on Android', current: true }]
    expect(await list(sessionCookie(registered))).toMatchObject(here)
    const changed = await post(
      '/api/change-password',
      { currentPassword: TEST_PASSWORD, newPassword: 'snoek op die braai' },
      sessionCookie(registered),
    )
    expect(await list(sessionCookie(changed))).toMatchObject(here)
  })

  it.each([
    ['says nothing', undefined],
    ['says what nobody knows', 'Toaster/1.0 ünbekannt'],
  ])('show a browser that %s as an unknown device', async (_what, userAgent) => {
    const user = await createKnown()
    const cookie = await logIn(user, userAgent ?? '')
    expect(await list(cookie)).toMatchObject([{ device: 'Unknown device' }])
  })

  it('end one by one, and the others stay valid', async () => {
    const user = await createKnown()
    const [here, lost, other] = [
      await logIn(user, DESK),
      await logIn(user, PHONE),
      await logIn(user, DESK),
    ]
    const found = (await list(here)).find(({ device }) => device === 'Chrome on Android')
    const answer = await end(here, found?.id ?? '')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ message: 'That device is signed out.' })
    expect(await isSignedIn(lost)).toBe(false)
    expect([await isSignedIn(here), await isSignedIn(other)]).toEqual([true, true])
    expect(await list(here)).toHaveLength(2)
  })

  it('end once, with any number of concurrent requests', async () => {
    const user = await createUser(app.context.db)
    const here = await signIn(app, user)
    await signIn(app, user)
    const id = (await list(here)).find(({ current }) => !current)?.id ?? ''
    const answers = await Promise.all(Array.from({ length: 6 }, () => end(here, id)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200, 404, 404, 404, 404, 404,
    ])
    const late = await end(here, id)
    expect(late.statusCode).toBe(404)
    expect(late.json().detail).toBe('That device is already signed out.')
  })

  it('of somebody else answer like unknown ones', async () => {
    const [user, stranger] = [await createUser(app.context.db), await createUser(app.context.db)]
    const [own, theirs] = [await signIn(app, user), await signIn(app, stranger)]
    const [target] = await list(theirs)
    const refused = await end(own, target?.id ?? '')
    const unknown = await end(own, 'never-was')
    expect([refused.statusCode, unknown.statusCode]).toEqual([404, 404])
    expect(refused.json().detail).toBe(unknown.json().detail)
    expect(await isSignedIn(theirs)).toBe(true)
    expect(await list(own)).toHaveLength(1)
  })

  it('can end the current one: the browser is then signed out', async () => {
    const cookie = await signIn(app, await createUser(app.context.db))
    const [own] = await list(cookie)
    expect((await end(cookie, own?.id ?? '')).statusCode).toBe(200)
    expect((await ask(cookie)).statusCode).toBe(401)
    expect((await end(cookie, own?.id ?? '')).statusCode).toBe(401)
  })

  it('are not listed once expired, by the lifetime of the role', async () => {
    const admin = await createUser(app.context.db, { role: 'ADMIN' })
    const here = await signIn(app, admin)
    await signIn(app, admin)
    const other = (await list(here)).find(({ current }) => !current)
    expect(other).toBeDefined()
    await usedAgo(other?.id ?? '', 3 * HOUR_MS)
    expect(await list(here)).toMatchObject([{ current: true }])

    const owner = await createUser(app.context.db)
    const now = await signIn(app, owner)
    await signIn(app, owner)
    const past = (await list(now)).find(({ current }) => !current)
    await app.context.db
      .updateTable('sessions')
      .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
      .where('id', '=', past?.id ?? '')
      .execute()
    expect(await list(now)).toMatchObject([{ current: true }])
  })

  it('are listed up to fifty, this one among them', async () => {
    const user = await createUser(app.context.db)
    await Promise.all(Array.from({ length: 55 }, () => signIn(app, user)))
    const sessions = await list(await signIn(app, user))
    expect(sessions).toHaveLength(50)
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
  })
})
