import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { createKnownDeviceService } from '#server/features/accounts/sessions/known-device.service.ts'
import { readPayload } from '#server/platform/mail/encrypted-link.ts'
import { sessionCookie } from '#tests/helpers/cookies.ts'
import { signIn, signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const NEW_PASSWORD = 'snoek op die braai'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

describe.each(USUAL_ENGINES)('passwords on %s', (engine) => {
  let app: TestApp
  let now = new Date()
  beforeAll(async () => {
    app = await createTestApp(engine, {}, { clock: () => now })
  })
  afterAll(() => app.close())

  const post = (url: string, payload?: object, cookie?: string) =>
    app.server.inject({ method: 'POST', url, payload, headers: cookie ? { cookie } : {} })
  const whoAmI = (cookie: string) => app.server.inject({ url: '/api/user', headers: { cookie } })
  const canSignIn = async (email: string, password: string) =>
    (await post('/api/login', { email, password })).statusCode === 200
  const tokensFor = async (email: string, kind = 'password-reset') => {
    const messages = await app.context.db
      .selectFrom('outboxMessages')
      .where('recipient', '=', email)
      .where('kind', '=', kind)
      .orderBy('createdAt')
      .select('payload')
      .execute()
    return messages.map(({ payload }): string => readPayload(app.context.secret, payload).token)
  }

  it('sends a link that sets a new password once and ends all sessions', async () => {
    const user = await createUser(app.context.db, { password: TEST_PASSWORD })
    const cookie = await signIn(app, user)
    const asked = await post('/api/forgot-password', { email: user.email.toUpperCase() })
    expect(asked.statusCode).toBe(200)
    const [token = ''] = await tokensFor(user.email)

    const weak = await post('/api/reset-password', { token, newPassword: 'password123' })
    expect(weak.statusCode).toBe(400)
    expect(weak.json().errors.newPassword).toContain('leaked')

    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        post('/api/reset-password', { token, newPassword: NEW_PASSWORD }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    // Setting a new password does not sign in.
    expect(answers.map(sessionCookie).join('')).toBe('')
    const late = answers.filter(({ statusCode }) => statusCode === 400)
    expect(late).toHaveLength(7)
    expect(late[0]?.json().detail).toBe(
      'This link has expired or has already been used. Please ask for a new one.',
    )
    expect((await whoAmI(cookie)).statusCode).toBe(401)
    expect(await canSignIn(user.email, TEST_PASSWORD)).toBe(false)
    expect(await canSignIn(user.email, NEW_PASSWORD)).toBe(true)
  })

  it('stores only hashes of links', async () => {
    const user = await createUser(app.context.db)
    await post('/api/forgot-password', { email: user.email })
    const [token = ''] = await tokensFor(user.email)
    const stored = await app.context.db.selectFrom('verifications').selectAll().execute()
    expect(stored.length).toBeGreaterThan(0)
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  it('answers an unknown address the same and sends nothing', async () => {
    const user = await createUser(app.context.db)
    const known = await post('/api/forgot-password', { email: user.email })
    const unknown = await post('/api/forgot-password', { email: 'stranger@example.co.za' })
    expect(unknown.statusCode).toBe(known.statusCode)
    expect(unknown.body).toBe(known.body)
    expect(await tokensFor('stranger@example.co.za')).toEqual([])
  })

  it('keeps a link valid for an hour, and deletes older ones when one is used', async () => {
    const user = await createUser(app.context.db, { password: TEST_PASSWORD })
    await post('/api/forgot-password', { email: user.email })
    now = new Date(now.getTime() + 1000)
    await post('/api/forgot-password', { email: user.email })
    const [first = '', second = ''] = await tokensFor(user.email)
    expect(first).not.toBe(second)
    now = new Date(now.getTime() + HOUR_MS - 500)
    const late = await post('/api/reset-password', { token: first, newPassword: NEW_PASSWORD })
    expect(late.statusCode).toBe(400)
    const inTime = await post('/api/reset-password', { token: second, newPassword: NEW_PASSWORD })
    expect(inTime.statusCode).toBe(200)
    const rows = await app.context.db
      .selectFrom('verifications')
      .where('value', '=', user.id)
      .where('identifier', 'like', 'reset-password:%')
      .selectAll()
      .execute()
    expect(rows).toEqual([])
  })

  it('changes a password, keeps this device signed in and signs the others out', async () => {
    const user = await createUser(app.context.db, { password: TEST_PASSWORD })
    const here = await signIn(app, user)
    const elsewhere = await signIn(app, user)
    const wrong = await post(
      '/api/change-password',
      { currentPassword: 'not it at all', newPassword: NEW_PASSWORD },
      here,
    )
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json().errors).toEqual({ currentPassword: 'This is not your current password.' })
    const missing = await post('/api/change-password', { newPassword: NEW_PASSWORD }, here)
    expect(missing.statusCode).toBe(400)
    const same = await post(
      '/api/change-password',
      { currentPassword: TEST_PASSWORD, newPassword: TEST_PASSWORD },
      here,
    )
    expect(same.json().errors.newPassword).toContain('differs from the one you have')

    const changed = await post(
      '/api/change-password',
      { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD },
      here,
    )
    expect(changed.statusCode).toBe(200)
    expect((await whoAmI(sessionCookie(changed))).statusCode).toBe(200)
    for (const old of [here, elsewhere]) expect((await whoAmI(old)).statusCode).toBe(401)
    expect(await canSignIn(user.email, NEW_PASSWORD)).toBe(true)
  })

  it('requires a new password after a reset by an admin, before anything else', async () => {
    const user = await createUser(app.context.db, { password: TEST_PASSWORD })
    await app.context.db
      .updateTable('users')
      .set({ mustChangePassword: 1 })
      .where('id', '=', user.id)
      .execute()
    const answer = await post('/api/login', { email: user.email, password: TEST_PASSWORD })
    expect(answer.json().user.mustChangePassword).toBe(true)
    const cookie = sessionCookie(answer)
    const same = await post('/api/change-password', { newPassword: TEST_PASSWORD }, cookie)
    expect(same.statusCode).toBe(400)
    const changed = await post('/api/change-password', { newPassword: NEW_PASSWORD }, cookie)
    expect(changed.statusCode).toBe(200)
    const me = await whoAmI(sessionCookie(changed))
    expect(me.json().user).not.toHaveProperty('mustChangePassword')
  })

  it.each([
    [
      'its owner',
      async ({ id }: { id: string }) =>
        post(
          '/api/change-password',
          { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD },
          await signIn(app, { id }),
        ),
    ],
    [
      'an admin',
      async ({ id }: { id: string }) =>
        post('/api/admin/reset-password', { userId: id }, await signInAsAdmin(app)),
    ],
  ])('ends every open link when the password is changed by %s', async (_who, change) => {
    const user = await createUser(app.context.db, { password: TEST_PASSWORD })
    const stranger = await createUser(app.context.db, { password: TEST_PASSWORD })
    for (const { email } of [user, user, stranger]) await post('/api/forgot-password', { email })
    expect((await change(user)).statusCode).toBe(200)

    for (const token of await tokensFor(user.email)) {
      const answer = await post('/api/reset-password', {
        token,
        newPassword: 'left in the mailbox',
      })
      expect([answer.statusCode, answer.json().detail]).toEqual([
        400,
        'This link has expired or has already been used. Please ask for a new one.',
      ])
    }
    // Somebody else's link stays valid, and so does one requested afterwards.
    await post('/api/forgot-password', { email: user.email })
    for (const { email } of [user, stranger]) {
      const token = (await tokensFor(email)).at(-1)
      const answer = await post('/api/reset-password', {
        token,
        newPassword: 'asked for afterwards',
      })
      expect(answer.statusCode).toBe(200)
    }
  })

  it('signs out everywhere', async () => {
    const user = await createUser(app.context.db)
    const cookies = [await signIn(app, user), await signIn(app, user)]
    const answer = await post('/api/sign-out-everywhere', undefined, cookies[0])
    expect(answer.statusCode).toBe(200)
    for (const cookie of cookies) expect((await whoAmI(cookie)).statusCode).toBe(401)
  })

  it('confirms an address by the link of the registration, once', async () => {
    const email = 'confirm@example.co.za'
    const registered = await post('/api/register', { email, password: TEST_PASSWORD })
    const { id } = registered.json().user
    const verified = () =>
      app.context.db
        .selectFrom('users')
        .select('emailVerified')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    expect(await verified()).toEqual({ emailVerified: 0 })
    const [token = ''] = await tokensFor(email, 'email-confirmation')
    // A link of one kind cannot be used as another.
    const mixed = await post('/api/reset-password', { token, newPassword: NEW_PASSWORD })
    expect(mixed.statusCode).toBe(400)
    expect((await post('/api/confirm-email', { token })).statusCode).toBe(200)
    expect(await verified()).toEqual({ emailVerified: 1 })
    expect((await post('/api/confirm-email', { token })).statusCode).toBe(400)
  })

  it('sends the link again until the address is confirmed; the earlier link ends', async () => {
    const email = 'lost-the-mail@example.co.za'
    const registered = await post('/api/register', { email, password: TEST_PASSWORD })
    expect(registered.json().user.emailConfirmed).toBe(false)
    const cookie = sessionCookie(registered)
    const again = await post('/api/confirm-email/resend', undefined, cookie)
    expect(again.json()).toEqual({ message: `A new link is on its way to ${email}.` })
    const [first = '', second = ''] = await tokensFor(email, 'email-confirmation')
    expect((await post('/api/confirm-email', { token: first })).statusCode).toBe(400)
    expect((await post('/api/confirm-email', { token: second })).statusCode).toBe(200)
    expect((await whoAmI(cookie)).json().user.emailConfirmed).toBe(true)
    expect((await post('/api/confirm-email/resend', undefined, cookie)).statusCode).toBe(409)
    expect(await tokensFor(email, 'email-confirmation')).toHaveLength(2)
  })

  it('keeps the link to confirm an address valid for a week', async () => {
    const register = async (email: string) => {
      await post('/api/register', { email, password: TEST_PASSWORD })
      return (await tokensFor(email, 'email-confirmation')).at(-1)
    }
    const late = await register('in-no-hurry@example.co.za')
    now = new Date(now.getTime() + 1000)
    const inTime = await register('just-in-time@example.co.za')
    now = new Date(now.getTime() + 7 * DAY_MS - 500)
    expect((await post('/api/confirm-email', { token: late })).statusCode).toBe(400)
    expect((await post('/api/confirm-email', { token: inTime })).statusCode).toBe(200)
  })

  it('remembers the twenty browsers that signed in last, for a year', async () => {
    const { id } = await createUser(app.context.db)
    const devices = createKnownDeviceService(app.context)
    for (let count = 0; count <= 20; count += 1) {
      await devices.remember(id, `device-${count}`)
      now = new Date(now.getTime() + 1000)
    }
    const known = (count: number) => devices.isKnown(id, `device-${count}`)
    expect([await known(0), await known(1), await known(20)]).toEqual([false, true, true])
    now = new Date(now.getTime() + 365 * DAY_MS - 1500)
    expect([await known(19), await known(20)]).toEqual([false, true])
    const rows = app.context.db.selectFrom('knownDevices').selectAll().where('userId', '=', id)
    expect(JSON.stringify(await rows.execute())).not.toContain('device-')
  })
})
