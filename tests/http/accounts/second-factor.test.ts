import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type CreatedUser,
  createUser,
  TEST_PASSWORD,
  type UserInput,
} from '#demo/factories/users.ts'
import { totpAt, totpStep } from '#server/features/accounts/second-factor/totp.ts'
import { encryptText } from '#server/platform/encrypted-text.ts'
import { readPayload } from '#server/platform/mail/encrypted-link.ts'
import { formAddress, pages } from '#shared/paths.ts'
import { sessionCookie } from '#tests/helpers/cookies.ts'
import { fieldError } from '#tests/helpers/field-error.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const HALF_MINUTE_MS = 30_000

describe.each(USUAL_ENGINES)('the second sign-in step on %s', (engine) => {
  let app: TestApp
  let now: Date
  beforeAll(async () => {
    now = new Date()
    app = await createTestApp(engine, {}, { clock: () => now })
  })
  afterAll(() => app.close())

  const post = (url: string, payload: object, cookie = '') =>
    app.server.inject({ method: 'POST', url, payload, headers: { cookie } })
  const createAdmin = (input: UserInput = { role: 'ADMIN' }) =>
    createUser(app.context.db, { ...input, password: TEST_PASSWORD })
  const nextHalfMinute = () => {
    now = new Date(now.getTime() + HALF_MINUTE_MS)
  }
  const codeOf = (secret: string) => totpAt(secret, totpStep(now))
  const logIn = ({ email }: CreatedUser, code?: string) =>
    post('/api/login', { email, password: TEST_PASSWORD, code })
  const isSignedIn = async (cookie: string) =>
    (await app.server.inject({ url: '/api/user', headers: { cookie } })).statusCode === 200
  const start = async (cookie: string): Promise<string> =>
    (await post('/api/second-factor', { password: TEST_PASSWORD }, cookie)).json().secret
  const describeOf = async (cookie: string) =>
    (await app.server.inject({ url: '/api/second-factor', headers: { cookie } })).json()

  /** An admin, or another user, with the second step, and the credentials. */
  const createGuarded = async (input?: UserInput) => {
    const admin = await createAdmin(input)
    const cookie = await signIn(app, admin)
    const secret = await start(cookie)
    const answer = await post('/api/second-factor/confirm', { code: codeOf(secret) }, cookie)
    expect(answer.statusCode).toBe(200)
    const recoveryCodes: string[] = answer.json().recoveryCodes
    nextHalfMinute()
    return { admin, cookie, secret, recoveryCodes }
  }

  it('is off at first, and the password is enough', async () => {
    const admin = await createAdmin()
    const cookie = sessionCookie(await logIn(admin))
    expect(await describeOf(cookie)).toEqual({ active: false, since: null, recoveryCodesLeft: 0 })
  })

  it('is not required before a first code has confirmed it', async () => {
    const admin = await createAdmin()
    const cookie = await signIn(app, admin)
    const answer = await post('/api/second-factor', { password: TEST_PASSWORD }, cookie)
    expect(answer.json().address).toContain(answer.json().secret.toUpperCase())
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await logIn(admin)).statusCode).toBe(200)
    const wrong = await post('/api/second-factor/confirm', { code: '000000x' }, cookie)
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json().errors.code).toBe('This code is wrong or has already been used.')
    expect((await describeOf(cookie)).active).toBe(false)
  })

  it('requires the password to set up, since a session may be stolen', async () => {
    const cookie = await signIn(app, await createAdmin())
    const answer = await post('/api/second-factor', { password: 'a guess' }, cookie)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual({ password: 'This is not your password.' })
    expect((await post('/api/second-factor/confirm', { code: '123456' }, cookie)).statusCode).toBe(
      409,
    )
  })

  it('once on, requires a code with the password and opens no session without', async () => {
    const { admin, secret } = await createGuarded()
    const sessions = () =>
      app.context.db.selectFrom('sessions').select('id').where('userId', '=', admin.id).execute()
    const before = await sessions()
    const without = await logIn(admin)
    expect(without.statusCode).toBe(401)
    expect(without.json().errors.code).toMatch(/^Please enter the code/)
    const wrong = await logIn(admin, '000000')
    expect([wrong.statusCode, wrong.json().errors.code]).toEqual([
      401,
      'This code is wrong or has already been used.',
    ])
    expect([sessionCookie(without), sessionCookie(wrong)]).toEqual(['', ''])
    expect(await sessions()).toEqual(before)
    const right = await logIn(admin, codeOf(secret))
    expect(right.statusCode).toBe(200)
    expect(await isSignedIn(sessionCookie(right))).toBe(true)
  })

  it('is not revealed to anybody with a wrong password', async () => {
    const { admin, secret } = await createGuarded()
    const answer = await post('/api/login', {
      email: admin.email,
      password: 'a guess',
      code: codeOf(secret),
    })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).not.toHaveProperty('errors')
    // And the code was not used up by it.
    expect((await logIn(admin, codeOf(secret))).statusCode).toBe(200)
  })

  it('works without script: the form asks for the code, and signs in with it', async () => {
    const { admin, secret } = await createGuarded()
    const fields = { email: admin.email, password: TEST_PASSWORD }
    const asked = await post(formAddress('login'), fields)
    expect(asked.statusCode).toBe(401)
    expect(fieldError(asked.body, 'code')).toMatch(/^Please enter the code/)
    expect(asked.body).toContain(`value="${admin.email}"`)
    expect(asked.body).not.toContain(TEST_PASSWORD)
    const right = await post(formAddress('login'), { ...fields, code: codeOf(secret) })
    expect([right.statusCode, right.headers.location]).toEqual([303, pages.dashboard])
    expect(await isSignedIn(sessionCookie(right))).toBe(true)
  })

  it('accepts a code once, in its half minute or the ones beside it', async () => {
    const { admin, secret } = await createGuarded()
    const code = codeOf(secret)
    expect((await logIn(admin, `${code.slice(0, 3)} ${code.slice(3)}`)).statusCode).toBe(200)
    expect((await logIn(admin, code)).statusCode).toBe(401)
    nextHalfMinute()
    const late = codeOf(secret)
    nextHalfMinute()
    expect((await logIn(admin, late)).statusCode).toBe(200)
    nextHalfMinute()
    const tooLate = codeOf(secret)
    nextHalfMinute()
    nextHalfMinute()
    expect((await logIn(admin, tooLate)).statusCode).toBe(401)
  })

  it('accepts the code of a phone that is a few seconds fast, once, and then none before it', async () => {
    const { admin, secret } = await createGuarded()
    const step = totpStep(now)
    const [current, next, afterNext] = [step, step + 1, step + 2].map((at) => totpAt(secret, at))
    expect((await logIn(admin, afterNext)).statusCode).toBe(401)
    expect((await logIn(admin, next)).statusCode).toBe(200)
    expect((await logIn(admin, next)).statusCode).toBe(401)
    expect((await logIn(admin, current)).statusCode).toBe(401)
    nextHalfMinute()
    expect((await logIn(admin, next)).statusCode).toBe(401)
    expect((await logIn(admin, afterNext)).statusCode).toBe(200)
  })

  it('accepts one of eight concurrent requests with the same code', async () => {
    const { admin, secret, recoveryCodes } = await createGuarded()
    for (const code of [codeOf(secret), recoveryCodes[0] ?? '']) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => logIn(admin, code)))
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    }
  })

  it('accepts each recovery code once, however it is typed', async () => {
    const { admin, recoveryCodes } = await createGuarded()
    expect(recoveryCodes).toHaveLength(10)
    expect(new Set(recoveryCodes)).toHaveLength(10)
    const [first = '', second = ''] = recoveryCodes
    expect(first).toMatch(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/)
    const cookie = sessionCookie(await logIn(admin, first.toUpperCase().replaceAll('-', ' ')))
    expect((await logIn(admin, first)).statusCode).toBe(401)
    expect((await logIn(admin, second)).statusCode).toBe(200)
    expect((await describeOf(cookie)).recoveryCodesLeft).toBe(8)
  })

  it('accepts recovery codes only for their owner', async () => {
    const { admin } = await createGuarded()
    const { recoveryCodes } = await createGuarded()
    expect((await logIn(admin, recoveryCodes[0])).statusCode).toBe(401)
  })

  it('signs other devices out when it is turned on', async () => {
    const admin = await createAdmin()
    const [here, elsewhere] = [await signIn(app, admin), await signIn(app, admin)]
    const secret = await start(here)
    await post('/api/second-factor/confirm', { code: codeOf(secret) }, here)
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false])
  })

  it('cannot be begun or confirmed again while it is on', async () => {
    const { cookie, secret } = await createGuarded()
    const again = await post('/api/second-factor', { password: TEST_PASSWORD }, cookie)
    expect(again.statusCode).toBe(409)
    const confirmed = await post('/api/second-factor/confirm', { code: codeOf(secret) }, cookie)
    expect(confirmed.statusCode).toBe(409)
  })

  it('is confirmed once by two concurrent requests, with one set of codes', async () => {
    const admin = await createAdmin()
    const cookie = await signIn(app, admin)
    const secret = await start(cookie)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        post('/api/second-factor/confirm', { code: codeOf(secret) }, cookie),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
    expect((await describeOf(cookie)).recoveryCodesLeft).toBe(10)
  })

  it('requires both factors to renew recovery codes', async () => {
    const { admin, cookie, secret, recoveryCodes } = await createGuarded()
    const renew = (password: string, code: string) =>
      post('/api/second-factor/recovery-codes', { password, code }, cookie)
    expect((await renew('a guess', codeOf(secret))).json().errors).toHaveProperty('password')
    expect((await renew(TEST_PASSWORD, '000000')).json().errors).toHaveProperty('code')
    const answers = await Promise.all([
      renew(TEST_PASSWORD, recoveryCodes[0] ?? ''),
      renew(TEST_PASSWORD, recoveryCodes[1] ?? ''),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    expect((await describeOf(cookie)).recoveryCodesLeft).toBe(10)
    expect((await logIn(admin, recoveryCodes[2])).statusCode).toBe(401)
    const renewed: string[] = answers
      .find(({ statusCode }) => statusCode === 200)
      ?.json().recoveryCodes
    expect((await logIn(admin, renewed[0])).statusCode).toBe(200)
  })

  it('requires both factors to turn off, and deletes its data', async () => {
    const { admin, cookie, secret } = await createGuarded()
    const remove = (password: string, code: string) =>
      post('/api/second-factor/remove', { password, code }, cookie)
    expect((await remove(TEST_PASSWORD, '000000')).statusCode).toBe(400)
    expect((await remove('a guess', codeOf(secret))).statusCode).toBe(400)
    expect((await remove(TEST_PASSWORD, codeOf(secret))).statusCode).toBe(200)
    expect((await remove(TEST_PASSWORD, codeOf(secret))).statusCode).toBe(409)
    expect((await logIn(admin)).statusCode).toBe(200)
    const left = await app.context.db
      .selectFrom('recoveryCodes')
      .select('codeHash')
      .where('userId', '=', admin.id)
      .execute()
    expect(left).toEqual([])
  })

  it('is in the audit log', async () => {
    const { admin, cookie, secret } = await createGuarded()
    await post(
      '/api/second-factor/remove',
      { password: TEST_PASSWORD, code: codeOf(secret) },
      cookie,
    )
    const answer = await app.server.inject({ url: '/api/admin/actions', headers: { cookie } })
    const own = answer
      .json()
      .actions.filter(({ adminEmail }: { adminEmail: string }) => adminEmail === admin.email)
      .map(({ action }: { action: string }) => action)
    expect(own.sort()).toEqual(['second-factor-off', 'second-factor-on'])
  })

  it('is not bypassed by a password link', async () => {
    const { admin, secret } = await createGuarded()
    await post('/api/forgot-password', { email: admin.email })
    const message = await app.context.db
      .selectFrom('outboxMessages')
      .select('payload')
      .where('recipient', '=', admin.email)
      .where('kind', '=', 'password-reset')
      .executeTakeFirstOrThrow()
    const { token } = readPayload(app.context.secret, message.payload ?? '{}')
    const newPassword = 'koeksisters op Sondag'
    const reset = await post('/api/reset-password', { token, newPassword })
    expect(reset.statusCode).toBe(200)
    const again = (code?: string) =>
      post('/api/login', { email: admin.email, password: newPassword, code })
    expect((await again()).statusCode).toBe(401)
    expect((await again(codeOf(secret))).statusCode).toBe(200)
  })

  it('stores its secret encrypted and its codes as hashes', async () => {
    const { admin, secret, recoveryCodes } = await createGuarded()
    const { db } = app.context
    const stored = JSON.stringify([
      await db.selectFrom('secondFactors').selectAll().where('userId', '=', admin.id).execute(),
      await db.selectFrom('recoveryCodes').selectAll().where('userId', '=', admin.id).execute(),
    ]).toLowerCase()
    for (const known of [
      secret,
      ...recoveryCodes.flatMap((code) => [code, code.replaceAll('-', '')]),
    ])
      expect(stored).not.toContain(known)
  })

  it('keeps the recovery codes valid after a change of the signing secret', async () => {
    const { admin, secret, recoveryCodes } = await createGuarded()
    const sealedSecret = encryptText('the signing secret before', 'second factor', secret)
    await app.context.db
      .updateTable('secondFactors')
      .set({ sealedSecret })
      .where('userId', '=', admin.id)
      .execute()
    expect((await logIn(admin, codeOf(secret))).statusCode).toBe(401)
    expect((await logIn(admin, recoveryCodes[0])).statusCode).toBe(200)
  })

  it('is open to owners, active or waiting for payment, and not in the log of admins', async () => {
    for (const status of ['ACTIVE', 'PENDING', 'PAUSED'] as const) {
      const { admin: owner, cookie, secret, recoveryCodes } = await createGuarded({ status })
      expect((await logIn(owner)).json().errors).toHaveProperty('code')
      expect((await logIn(owner, codeOf(secret))).statusCode).toBe(200)
      expect((await logIn(owner, recoveryCodes[0])).statusCode).toBe(200)
      nextHalfMinute()
      const both = { password: TEST_PASSWORD, code: codeOf(secret) }
      expect((await post('/api/second-factor/remove', both, cookie)).statusCode).toBe(200)
      expect((await logIn(owner)).statusCode).toBe(200)
      const recorded = await app.context.db
        .selectFrom('adminActions')
        .select('action')
        .where('adminId', '=', owner.id)
        .execute()
      expect(recorded).toEqual([])
    }
  })
})
