import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { totpAt, totpStep } from '#server/features/accounts/second-factor/totp.ts'
import { ownPages } from '#shared/own-paths.ts'
import { pages } from '#shared/paths.ts'
import { sessionCookie } from '#tests/helpers/cookies.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

describe.each(USUAL_ENGINES)('the second sign-in step if required, on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine, { ADMIN_SECOND_FACTOR: 'required', RATE_LIMIT: 'on' })
  })
  afterAll(() => app.close())

  const post = (url: string, payload: object, cookie = '') =>
    app.server.inject({ method: 'POST', url, payload, headers: { cookie } })
  const getWith = (cookie: string, url: string) => app.server.inject({ url, headers: { cookie } })
  const createAdmin = () => createUser(app.context.db, { role: 'ADMIN', password: TEST_PASSWORD })

  it('is required before anything else an admin does', async () => {
    const admin = await createAdmin()
    const login = await post('/api/login', { email: admin.email, password: TEST_PASSWORD })
    expect(login.json().user.mustSetSecondFactor).toBe(true)
    const cookie = sessionCookie(login)
    const refused = await getWith(cookie, '/api/admin/stats')
    expect([refused.statusCode, refused.json().detail]).toEqual([
      403,
      'Please set up your second sign-in step first.',
    ])
    const invoice = await getWith(cookie, ownPages.invoice('INV-000001'))
    expect([invoice.statusCode, invoice.headers.location]).toEqual([303, pages.admin])
    const { secret } = (
      await post('/api/second-factor', { password: TEST_PASSWORD }, cookie)
    ).json()
    const code = totpAt(secret, totpStep(new Date()))
    expect((await post('/api/second-factor/confirm', { code }, cookie)).statusCode).toBe(200)
    expect((await getWith(cookie, '/api/admin/stats')).statusCode).toBe(200)
    expect((await getWith(cookie, ownPages.invoice('INV-000001'))).statusCode).toBe(404)
    expect((await getWith(cookie, '/api/user')).json().user).not.toHaveProperty(
      'mustSetSecondFactor',
    )
  })

  it('is not required of owners', async () => {
    const owner = await createUser(app.context.db, { password: TEST_PASSWORD })
    const login = await post('/api/login', { email: owner.email, password: TEST_PASSWORD })
    expect(login.json().user).not.toHaveProperty('mustSetSecondFactor')
    expect((await getWith(sessionCookie(login), '/api/dashboard')).statusCode).toBe(200)
  })

  it('allows ten guesses in a quarter of an hour', async () => {
    const admin = await createAdmin()
    const cookie = await signIn(app, admin)
    await post('/api/second-factor', { password: TEST_PASSWORD }, cookie)
    const guesses: number[] = []
    for (let guess = 0; guess < 11; guess += 1) {
      const code = String(guess).padStart(6, '0')
      guesses.push((await post('/api/second-factor/confirm', { code }, cookie)).statusCode)
    }
    // The first of ten was the password.
    expect(guesses).toEqual([...Array<number>(9).fill(400), 429, 429])
  })
})
