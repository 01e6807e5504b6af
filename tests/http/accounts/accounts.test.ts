import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { sessionCookie } from '#tests/helpers/cookies.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

describe.each(USUAL_ENGINES)('accounts on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine)
  })
  afterAll(() => app.close())

  const post = (url: string, payload?: object, cookie?: string) =>
    app.server.inject({ method: 'POST', url, payload, headers: cookie ? { cookie } : {} })
  const whoAmI = (cookie?: string) =>
    app.server.inject({ url: '/api/user', headers: cookie ? { cookie } : {} })
  it('registers a PENDING owner, signed in', async () => {
    const answer = await post('/api/register', {
      email: ' Thandi@Example.co.za ',
      password: TEST_PASSWORD,
      plan: 'PREMIUM',
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      user: {
        id: expect.any(String),
        email: 'thandi@example.co.za',
        role: 'BUSINESS',
        plan: 'PREMIUM',
        status: 'PENDING',
        createdAt: expect.stringMatching(/Z$/),
        emailConfirmed: false,
      },
    })
    const session = answer.cookies.find(({ name }) => name === 'cpt.session_token')
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 2_592_000 })
    expect(session).not.toHaveProperty('secure')
    const { password } = await app.context.db
      .selectFrom('credentials')
      .select('password')
      .where('userId', '=', answer.json().user.id)
      .executeTakeFirstOrThrow()
    expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const me = await whoAmI(sessionCookie(answer))
    expect(me.statusCode).toBe(200)
    expect(me.json()).toEqual(answer.json())
    expect(me.headers['cache-control']).toBe('no-store')
  })

  it('signs in and out; the session is deleted on the server', async () => {
    const user = await createUser(app.context.db, { password: TEST_PASSWORD, status: 'PAUSED' })
    const answer = await post('/api/login', { email: user.email, password: TEST_PASSWORD })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().user).toMatchObject({ id: user.id, status: 'PAUSED', plan: 'BASIC' })
    const cookie = sessionCookie(answer)
    expect((await whoAmI(cookie)).json()).toEqual(answer.json())

    const out = await post('/api/logout', undefined, cookie)
    expect(out.statusCode).toBe(200)
    expect(out.cookies.find(({ name }) => name === 'cpt.session_token')).toMatchObject({
      value: '',
      maxAge: 0,
    })
    expect((await whoAmI(cookie)).statusCode).toBe(401)
  })

  it('answers an unknown address and a wrong password alike', async () => {
    const user = await createUser(app.context.db, { password: TEST_PASSWORD })
    const wrong = await post('/api/login', { email: user.email, password: 'not the password' })
    const unknown = await post('/api/login', {
      email: 'nobody@example.co.za',
      password: 'whatever',
    })
    for (const answer of [wrong, unknown]) {
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toEqual({
        status: 401,
        title: 'Signed out',
        detail: 'The e-mail address or the password is not right.',
      })
      expect(answer.cookies.filter(({ name }) => name.startsWith('cpt.'))).toEqual([])
    }
  })

  it('lets a caller choose neither role nor status', async () => {
    const answer = await post('/api/register', {
      email: 'clever@example.co.za',
      password: TEST_PASSWORD,
      role: 'ADMIN',
      status: 'ACTIVE',
      isDemo: 1,
      id: 'mine',
    })
    expect(answer.json().user).toMatchObject({ role: 'BUSINESS', status: 'PENDING', plan: 'BASIC' })
    expect(answer.json().user.id).not.toBe('mine')
  })

  it('refuses a session that is unknown, forged, expired or whose user is gone', async () => {
    const { db } = app.context
    const user = await createUser(db)
    const cookie = await signIn(app, user)
    expect((await whoAmI(cookie)).statusCode).toBe(200)
    expect((await whoAmI()).statusCode).toBe(401)
    expect((await whoAmI('cpt.session_token=abc.def')).statusCode).toBe(401)
    expect((await whoAmI(cookie.replace(/.{3}$/, 'AAA'))).statusCode).toBe(401)

    await db
      .updateTable('sessions')
      .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
      .where('userId', '=', user.id)
      .execute()
    expect((await whoAmI(cookie)).statusCode).toBe(401)

    const other = await signIn(app, user)
    await db.deleteFrom('users').where('id', '=', user.id).execute()
    expect((await whoAmI(other)).statusCode).toBe(401)
  })

  it('stores dates as text and flags as numbers, as everywhere else', async () => {
    const { db } = app.context
    const user = await createUser(db)
    await signIn(app, user)
    const row = await db
      .selectFrom('sessions')
      .selectAll()
      .where('userId', '=', user.id)
      .executeTakeFirstOrThrow()
    for (const at of [row.createdAt, row.updatedAt, row.expiresAt])
      expect(at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    const life = Date.parse(row.expiresAt) - Date.now()
    expect(Math.round(life / 86_400_000)).toBe(30)
    expect(row.id).toMatch(/^[1-9A-HJ-NP-Za-km-z]{16}$/)
    expect(row.device).toBe('')
  })

  it.each([
    [{ email: 'nope', password: 'long enough 1' }, 'email', 'Please enter a valid email address'],
    [
      { email: 'a@b.co.za', password: 'short' },
      'password',
      'Password must be at least 8 characters',
    ],
    [{ email: 'a@b.co.za', password: 'x'.repeat(257) }, 'password', 'Password must be at most 256'],
    [
      { email: 'a@b.co.za', password: 'rooibos \ud800 tee' },
      'password',
      'Password has a character',
    ],
    [
      { email: 'a\0@b.co.za', password: 'rooibos tee' },
      'email',
      'Please enter a valid email address',
    ],
  ])('rejects %j with a message', async (payload, field, sentence) => {
    const answer = await post('/api/register', payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[field]).toContain(sentence)
  })
})

it('limits the session cookie to https if the site uses it', async () => {
  const app = await createTestApp('sqlite', { PUBLIC_URL: 'https://cptrecommends.example' })
  const user = await createUser(app.context.db, { password: TEST_PASSWORD })
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: user.email, password: TEST_PASSWORD },
  })
  const session = answer.cookies.find(({ name }) => name === '__Host-cpt.session_token')
  expect(session).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(session).not.toHaveProperty('domain')
  const cookie = await signIn(app, user)
  expect((await app.server.inject({ url: '/api/user', headers: { cookie } })).statusCode).toBe(200)
  await app.close()
})
