import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { type CreatedUser, createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { totpAt, totpStep } from '#server/features/accounts/second-factor/totp.ts'
import { readPayload } from '#server/platform/mail/encrypted-link.ts'
import { pages } from '#shared/paths.ts'
import { sessionCookie } from '#tests/helpers/cookies.ts'
import { signIn, signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const NEW_PASSWORD = 'snoek op die braai'
const PHONE = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36'
const DAY_MS = 24 * 3_600_000

describe.each(USUAL_ENGINES)('notices about an account on %s', (engine) => {
  let app: TestApp
  let now = new Date('2026-11-18T08:00:00.000Z')
  beforeAll(async () => {
    app = await createTestApp(engine, {}, { clock: () => now })
  })
  afterAll(() => app.close())

  const post = (url: string, payload?: object, cookie = '') =>
    app.server.inject({
      method: 'POST',
      url,
      payload: payload ?? {},
      headers: { cookie, 'user-agent': PHONE },
    })
  const owner = () => createUser(app.context.db, { password: TEST_PASSWORD })
  const isSignedIn = async (cookie: string) =>
    (await app.server.inject({ url: '/api/user', headers: { cookie } })).statusCode === 200
  const canSignIn = async (email: string, password = TEST_PASSWORD) =>
    (await post('/api/login', { email, password })).statusCode === 200

  const mailsTo = async (email: string) => {
    const rows = await app.context.db
      .selectFrom('outboxMessages')
      .select(['kind', 'payload'])
      .where('recipient', '=', email)
      .orderBy('createdAt')
      .orderBy('id')
      .execute()
    return rows.map(({ kind, payload }) => ({
      kind,
      ...(readPayload(app.context.secret, payload) as {
        noticeKind?: string
        device?: string
        token: string
      }),
    }))
  }
  const noticesTo = async (email: string) =>
    (await mailsTo(email)).flatMap(({ noticeKind }) => noticeKind ?? [])
  const tokenOf = async (email: string, noticeOrMail: string) =>
    (await mailsTo(email)).findLast(({ kind, noticeKind }) =>
      [kind, noticeKind].includes(noticeOrMail),
    )?.token ?? ''
  const changeAddress = async (user: CreatedUser, email: string) => {
    const asked = { email, password: TEST_PASSWORD }
    const answer = await post('/api/change-email', asked, await signIn(app, user))
    expect(answer.statusCode, answer.body).toBe(200)
    return post('/api/change-email/confirm', { token: await tokenOf(email, 'email-change') })
  }

  it('tell of a changed password, by its owner, by a link and by an admin', async () => {
    const user = await owner()
    const change = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD }
    expect((await post('/api/change-password', change, await signIn(app, user))).statusCode).toBe(
      200,
    )
    const [first] = await mailsTo(user.email)
    expect(first).toMatchObject({ noticeKind: 'password-changed', device: 'Chrome on Android' })
    await post('/api/forgot-password', { email: user.email })
    const token = await tokenOf(user.email, 'password-reset')
    await post('/api/reset-password', { token, newPassword: TEST_PASSWORD })
    await post('/api/admin/reset-password', { userId: user.id }, await signInAsAdmin(app))
    expect((await noticesTo(user.email)).sort()).toEqual([
      'password-changed',
      'password-changed',
      'password-issued',
    ])
  })

  it('tell of a device that signs in for the first time, and only then', async () => {
    const user = await owner()
    const first = await post('/api/login', { email: user.email, password: TEST_PASSWORD })
    const device = first.cookies.find(({ name }) => name.includes('device'))
    const known = `${device?.name}=${encodeURIComponent(device?.value ?? '')}`
    await post('/api/login', { email: user.email, password: TEST_PASSWORD }, known)
    expect(await noticesTo(user.email)).toEqual(['new-device'])
    expect((await mailsTo(user.email))[0]).toMatchObject({ device: 'Chrome on Android' })
  })

  it('do not greet somebody who has just registered, or who mistypes a password', async () => {
    const email = 'nuut@example.co.za'
    await post('/api/register', { email, password: TEST_PASSWORD })
    await post('/api/login', { email, password: 'not the password' })
    expect(await noticesTo(email)).toEqual([])
  })

  it('tell of a second step that is turned on, of new recovery codes, and of it turned off', async () => {
    const admin = await createUser(app.context.db, { role: 'ADMIN', password: TEST_PASSWORD })
    const cookie = await signIn(app, admin)
    const { secret } = (
      await post('/api/second-factor', { password: TEST_PASSWORD }, cookie)
    ).json()
    const code = () => totpAt(secret, totpStep(now))
    await post('/api/second-factor/confirm', { code: code() }, cookie)
    for (const url of ['/api/second-factor/recovery-codes', '/api/second-factor/remove']) {
      now = new Date(now.getTime() + 30_000)
      const both = { password: TEST_PASSWORD, code: code() }
      expect((await post(url, both, cookie)).statusCode).toBe(200)
    }
    expect(await noticesTo(admin.email)).toEqual([
      'second-step-on',
      'recovery-codes',
      'second-step-off',
    ])
  })

  it('tell of a new calendar address', async () => {
    const business = await createBusiness(app.context.db, {})
    await post('/api/dashboard/calendar', {}, await signIn(app, business.owner))
    expect(await noticesTo(business.owner.email)).toEqual(['calendar-address'])
  })

  it('are at most five a day of one kind, however often it happens', async () => {
    const user = await owner()
    const signInAgain = () => post('/api/login', { email: user.email, password: TEST_PASSWORD })
    for (let count = 0; count < 8; count += 1) await signInAgain()
    expect(await noticesTo(user.email)).toHaveLength(5)
    now = new Date(now.getTime() + DAY_MS)
    await signInAgain()
    expect(await noticesTo(user.email)).toHaveLength(6)
  })

  it('this was not me: opening the page changes nothing, the button locks everybody out', async () => {
    const business = await createBusiness(app.context.db, {
      ownerInput: { password: TEST_PASSWORD },
    })
    const { email } = business.owner
    const thief = sessionCookie(await post('/api/login', { email, password: TEST_PASSWORD }))
    const feed = (await post('/api/dashboard/calendar', {}, thief)).json<{ url: string }>().url
    const token = await tokenOf(email, 'new-device')
    const page = await app.server.inject(`${pages.notMe}?token=${token}`)
    expect(page.statusCode).toBe(200)
    expect(await isSignedIn(thief)).toBe(true)

    const denied = await post('/api/not-me', { token })
    expect(denied.statusCode).toBe(200)
    expect(denied.json().message).toContain(`on its way to ${email}`)
    expect(await isSignedIn(thief)).toBe(false)
    expect((await app.server.inject(new URL(feed).pathname)).statusCode).toBe(404)
    expect(await canSignIn(email)).toBe(false)
    expect((await post('/api/not-me', { token })).statusCode).toBe(400)

    const reset = await tokenOf(email, 'password-reset')
    const choice = { token: reset, newPassword: NEW_PASSWORD }
    expect((await post('/api/reset-password', choice)).statusCode).toBe(200)
    expect(await canSignIn(email, NEW_PASSWORD)).toBe(true)
  })

  it('this was not me: a link works for a week', async () => {
    const user = await owner()
    await post('/api/login', { email: user.email, password: TEST_PASSWORD })
    const token = await tokenOf(user.email, 'new-device')
    now = new Date(now.getTime() + 7 * DAY_MS)
    expect((await post('/api/not-me', { token })).statusCode).toBe(400)
    expect(await canSignIn(user.email)).toBe(true)
  })

  it('another address needs the password, and the new mailbox', async () => {
    const user = await owner()
    const cookie = await signIn(app, user)
    const email = 'new-home@example.co.za'
    const wrong = await post('/api/change-email', { email, password: 'a guess' }, cookie)
    expect(wrong.json().errors).toHaveProperty('password')
    const taken = { email: (await owner()).email, password: TEST_PASSWORD }
    expect((await post('/api/change-email', taken, cookie)).json().errors).toHaveProperty('email')
    await post('/api/change-email', { email, password: TEST_PASSWORD }, cookie)
    expect(await canSignIn(email)).toBe(false)
    expect(await noticesTo(user.email)).toEqual([])

    const token = await tokenOf(email, 'email-change')
    const answers = await Promise.all(
      [1, 2, 3].map(() => post('/api/change-email/confirm', { token })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
    expect(await canSignIn(email)).toBe(true)
    expect(await canSignIn(user.email)).toBe(false)
    expect(await noticesTo(user.email)).toEqual(['email-changed'])
    expect(await noticesTo(email)).toContain('email-changed')
    expect(await tokenOf(email, 'email-changed')).toBe('')
  })

  it('an address that waits for its confirmation ends with the password', async () => {
    const user = await owner()
    const cookie = await signIn(app, user)
    const email = 'waiting@example.co.za'
    await post('/api/change-email', { email, password: TEST_PASSWORD }, cookie)
    const change = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD }
    await post('/api/change-password', change, cookie)
    const token = await tokenOf(email, 'email-change')
    expect((await post('/api/change-email/confirm', { token })).statusCode).toBe(400)
  })

  it('asks for the code as well where the account has a second step', async () => {
    const admin = await createUser(app.context.db, { role: 'ADMIN', password: TEST_PASSWORD })
    const cookie = await signIn(app, admin)
    const { secret } = (
      await post('/api/second-factor', { password: TEST_PASSWORD }, cookie)
    ).json()
    await post('/api/second-factor/confirm', { code: totpAt(secret, totpStep(now)) }, cookie)
    now = new Date(now.getTime() + 30_000)
    const asked = { email: 'admin-two@example.co.za', password: TEST_PASSWORD }
    const refused = await post('/api/change-email', asked, cookie)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors).toHaveProperty('code')
    const code = totpAt(secret, totpStep(now))
    expect((await post('/api/change-email', { ...asked, code }, cookie)).statusCode).toBe(200)
  })

  it('this was not me, from the old mailbox: the address comes back, and the thief stays out', async () => {
    const user = await owner()
    const stolen = `thief-of-${user.email}`
    expect((await changeAddress(user, stolen)).statusCode).toBe(200)
    const old = await tokenOf(user.email, 'email-changed')

    // The thief gets notices too, at the new address, and must not be able to end the link of the old one.
    const thief = sessionCookie(
      await post('/api/login', { email: stolen, password: TEST_PASSWORD }),
    )
    expect(
      (await post('/api/register', { email: user.email, password: TEST_PASSWORD })).statusCode,
    ).toBe(409)
    const own = await tokenOf(stolen, 'new-device')
    now = new Date(now.getTime() + 1000)
    expect((await post('/api/not-me', { token: own })).statusCode).toBe(200)
    await post('/api/login', { email: stolen, password: TEST_PASSWORD })

    expect((await post('/api/not-me', { token: old })).statusCode).toBe(200)
    expect(await isSignedIn(thief)).toBe(false)
    const [reset] = (await mailsTo(user.email)).filter(({ kind }) => kind === 'password-reset')
    const choice = { token: reset?.token, newPassword: NEW_PASSWORD }
    expect((await post('/api/reset-password', choice)).statusCode).toBe(200)
    expect(await canSignIn(user.email, NEW_PASSWORD)).toBe(true)
    // Neither the reset link nor a notice at the thief's address opens anything any more.
    const left = await tokenOf(stolen, 'password-reset')
    const again = await post('/api/reset-password', { token: left, newPassword: TEST_PASSWORD })
    expect(again.statusCode).toBe(400)
  })

  it('this was not me takes back a second step that was set up since', async () => {
    const admin = await createUser(app.context.db, { role: 'ADMIN', password: TEST_PASSWORD })
    const cookie = sessionCookie(
      await post('/api/login', { email: admin.email, password: TEST_PASSWORD }),
    )
    const { secret } = (
      await post('/api/second-factor', { password: TEST_PASSWORD }, cookie)
    ).json()
    await post('/api/second-factor/confirm', { code: totpAt(secret, totpStep(now)) }, cookie)
    await post('/api/not-me', { token: await tokenOf(admin.email, 'second-step-on') })
    const token = await tokenOf(admin.email, 'password-reset')
    await post('/api/reset-password', { token, newPassword: NEW_PASSWORD })
    expect(await canSignIn(admin.email, NEW_PASSWORD)).toBe(true)
  })

  it("the short name 'admin' follows the admin to another address", async () => {
    const small = await createTestApp(engine)
    const admin = await createUser(small.context.db, { role: 'ADMIN', password: TEST_PASSWORD })
    const answer = await small.server.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: 'admin', password: TEST_PASSWORD },
    })
    expect(answer.json().user?.id).toBe(admin.id)
    await small.close()
  })
})
