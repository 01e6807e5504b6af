import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_PASSWORD } from '#demo/factories/users.ts'
import { totpAt, totpStep } from '#server/features/accounts/second-factor/totp.ts'
import { readPayload } from '#server/platform/mail/encrypted-link.ts'
import { sessionCookie } from '#tests/helpers/cookies.ts'
import { createPasskeyDevice } from '#tests/helpers/passkey-device.ts'
import { signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'
import { CONFIRMED, passkeyCallers } from './passkey-callers.ts'

const REFUSED = 'This passkey did not work. Please try again, or sign in with your password.'
const UNKNOWN = 'This passkey is not known here any more. Please sign in with your password.'
const TOO_LATE = 'That took too long, or was sent twice. Please try again.'

describe.each(USUAL_ENGINES)('sign-in with a passkey on %s', (engine) => {
  let app: TestApp
  let now = new Date()
  beforeAll(async () => {
    app = await createTestApp(engine, {}, { clock: () => now })
  })
  afterAll(() => app.close())

  const { post, find, start, openSignIn, logIn, logInWith, createWithPasskey } = passkeyCallers(
    () => app,
  )
  const getWith = (cookie: string, url: string) => app.server.inject({ url, headers: { cookie } })
  const outcome = ({ statusCode, json }: Awaited<ReturnType<typeof logIn>>) => [
    statusCode,
    json().detail,
  ]

  it('opens a session, also where a second step is on', async () => {
    const { user, cookie, device } = await createWithPasskey({ role: 'ADMIN' })
    const { secret } = (await post('/api/second-factor', CONFIRMED, cookie)).json()
    await post('/api/second-factor/confirm', { code: totpAt(secret, totpStep(now)) }, cookie)
    const answer = await logInWith(device)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().user).toMatchObject({ id: user.id, role: 'ADMIN' })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await getWith(sessionCookie(answer), '/api/admin/stats')).statusCode).toBe(200)
  })

  it('ends the session that the browser had before', async () => {
    const { cookie, device } = await createWithPasskey()
    const { options, browser } = await openSignIn()
    const answer = await logIn(device.get(options), `${browser}; ${cookie}`)
    expect(answer.statusCode).toBe(200)
    expect((await getWith(cookie, '/api/user')).statusCode).toBe(401)
    expect((await getWith(sessionCookie(answer), '/api/user')).statusCode).toBe(200)
  })

  it.each(['PENDING', 'PAUSED'] as const)('treats a %s account like a password', async (status) => {
    const { device } = await createWithPasskey({ status })
    const answer = await logInWith(device)
    expect([answer.statusCode, answer.json().user.status]).toEqual([200, status])
  })

  it('still requires a new password where one is due', async () => {
    const { user, device } = await createWithPasskey()
    const { db } = app.context
    await db.updateTable('users').set({ mustChangePassword: 1 }).where('id', '=', user.id).execute()
    const answer = await logInWith(device)
    expect(answer.json().user.mustChangePassword).toBe(true)
    const own = sessionCookie(answer)
    expect((await getWith(own, '/api/dashboard')).statusCode).toBe(403)
    expect((await getWith(own, '/api/passkeys')).statusCode).toBe(403)
  })

  it.each([
    ['another site', { origin: 'https://cptrecommends.evil.example' }],
    ['another site’s passkey', { site: 'evil.example' }],
    ['a device that did not check its user', { verified: false }],
    ['the name of another account', { userId: 'somebody-else' }],
  ])('is refused from %s', async (_what, odd) => {
    const { device } = await createWithPasskey()
    const { options, browser } = await openSignIn()
    const answer = await logIn(device.get(options, odd), browser)
    expect(outcome(answer)).toEqual([401, REFUSED])
    expect(sessionCookie(answer)).toBe('')
  })

  it('is refused with the signature of another passkey', async () => {
    const { device } = await createWithPasskey()
    const other = await createWithPasskey()
    const { options, browser } = await openSignIn()
    const mixed = { ...device.get(options) }
    mixed.response = { ...mixed.response, signature: other.device.get(options).response.signature }
    expect(outcome(await logIn(mixed, browser))).toEqual([401, REFUSED])
  })

  it('is refused with another account’s passkey under one’s own name', async () => {
    const { user, device } = await createWithPasskey()
    const victim = await createWithPasskey()
    const { options, browser } = await openSignIn()
    const stolen = { ...device.get(options, { userId: victim.user.id }), id: victim.device.id }
    expect(outcome(await logIn(stolen, browser))).toEqual([401, REFUSED])
    const { options: fresh, browser: again } = await openSignIn()
    const named = { ...victim.device.get(fresh, { userId: user.id }) }
    expect(outcome(await logIn(named, again))).toEqual([401, REFUSED])
  })

  it('is refused with an unknown passkey', async () => {
    const answer = await logInWith(createPasskeyDevice('nobody'))
    expect(outcome(answer)).toEqual([401, UNKNOWN])
  })

  it('is refused a second time with the same answer, in one of eight at once too', async () => {
    const { device } = await createWithPasskey()
    const { options, browser } = await openSignIn()
    const payload = device.get(options)
    const answers = await Promise.all(Array.from({ length: 8 }, () => logIn(payload, browser)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(outcome(await logIn(payload, browser))).toEqual([400, TOO_LATE])
  })

  it('is refused after a wrong answer to the same challenge', async () => {
    const { device } = await createWithPasskey()
    const { options, browser } = await openSignIn()
    await logIn(device.get(options, { verified: false }), browser)
    expect(outcome(await logIn(device.get(options), browser))).toEqual([400, TOO_LATE])
  })

  it('is refused after five minutes, and in another browser', async () => {
    const { device } = await createWithPasskey()
    const opened = await openSignIn()
    const other = await openSignIn()
    const payload = device.get(opened.options)
    expect(outcome(await logIn(payload, other.browser))).toEqual([400, TOO_LATE])
    expect(outcome(await logIn(payload, ''))).toEqual([400, TOO_LATE])
    now = new Date(now.getTime() + 5 * 60_000)
    expect(outcome(await logIn(payload, opened.browser))).toEqual([400, TOO_LATE])
  })

  it('is refused with a challenge that nobody gave, or that was for adding one', async () => {
    const { cookie, device } = await createWithPasskey()
    const { browser } = await openSignIn()
    const invented = device.get({ challenge: 'aW52ZW50ZWQ' })
    expect(outcome(await logIn(invented, browser))).toEqual([400, TOO_LATE])
    const forAdding = device.get(await start(cookie))
    expect(outcome(await logIn(forAdding, browser))).toEqual([400, TOO_LATE])
    const { response, id } = device.get({ challenge: 'x' })
    const broken = { id, response: { ...response, clientDataJSON: 'bm90IGpzb24' } }
    expect(outcome(await logIn(broken, browser))).toEqual([400, TOO_LATE])
  })

  it('is refused if the counter went back, as that of a copied key', async () => {
    const { device } = await createWithPasskey()
    const logInAt = async (counter: number) => {
      const { options, browser } = await openSignIn()
      return (await logIn(device.get(options, { counter }), browser)).statusCode
    }
    expect(await logInAt(4_294_967_290)).toBe(200)
    expect(await logInAt(4_294_967_290)).toBe(401)
    expect(await logInAt(7)).toBe(401)
    expect(await logInAt(0)).toBe(401)
    expect(await logInAt(4_294_967_291)).toBe(200)
  })

  it('shows refused attempts to admins, and no others', async () => {
    const { user, device } = await createWithPasskey()
    await logInWith(device)
    const { options, browser } = await openSignIn()
    await logIn(device.get(options, { counter: 0 }), browser)
    const admin = await signInAsAdmin(app)
    const answer = await getWith(admin, `/api/admin/users/${user.id}/failed-sign-ins`)
    expect(answer.json().failures).toMatchObject([{ reason: 'passkey' }])
  })

  it('works again and again with a passkey that does not count', async () => {
    const { device } = await createWithPasskey()
    for (let time = 0; time < 2; time += 1) {
      const { options, browser } = await openSignIn()
      expect((await logIn(device.get(options, { counter: 0 }), browser)).statusCode).toBe(200)
    }
  })

  it('survives a change of the own password', async () => {
    const { cookie, device } = await createWithPasskey()
    const change = { currentPassword: TEST_PASSWORD, newPassword: 'koeksisters op Sondag' }
    expect((await post('/api/change-password', change, cookie)).statusCode).toBe(200)
    expect((await logInWith(device)).statusCode).toBe(200)
  })

  it('ends with a reset by an admin', async () => {
    const { user, device } = await createWithPasskey()
    const admin = await signInAsAdmin(app)
    await post('/api/admin/reset-password', { userId: user.id }, admin)
    expect(outcome(await logInWith(device))).toEqual([401, UNKNOWN])
  })

  it('ends with a reset by a link from a mail', async () => {
    const { user, device } = await createWithPasskey()
    await post('/api/forgot-password', { email: user.email })
    const message = await app.context.db
      .selectFrom('outboxMessages')
      .select('payload')
      .where('recipient', '=', user.email)
      .where('kind', '=', 'password-reset')
      .executeTakeFirstOrThrow()
    const { token } = readPayload(app.context.secret, message.payload ?? '{}')
    const newPassword = 'koeksisters op Sondag'
    expect((await post('/api/reset-password', { token, newPassword })).statusCode).toBe(200)
    expect(outcome(await logInWith(device))).toEqual([401, UNKNOWN])
  })

  it('ends at once with ‘this was not me’ from the notice about a passkey, or any other', async () => {
    const { user, cookie, device, passkeyId } = await createWithPasskey()
    await post(`/api/passkeys/${passkeyId}/remove`, CONFIRMED, cookie)
    const other = createPasskeyDevice(user.id)
    await post('/api/passkeys', { credential: other.create(await start(cookie)) }, cookie)
    const notices = await app.context.db
      .selectFrom('outboxMessages')
      .select('payload')
      .where('recipient', '=', user.email)
      .where('kind', '=', 'account-notice')
      .execute()
    const told = notices.map(({ payload }) => readPayload(app.context.secret, payload ?? '{}'))
    expect(told.map(({ noticeKind }) => noticeKind).sort()).toEqual([
      'passkey-added',
      'passkey-added',
      'passkey-removed',
    ])
    const { token } = told.find(({ noticeKind }) => noticeKind === 'passkey-removed') ?? {}
    expect((await post('/api/not-me', { token })).statusCode).toBe(200)
    for (const one of [device, other]) expect(outcome(await logInWith(one))).toEqual([401, UNKNOWN])
  })

  it('tells the account about a browser that it has not used before', async () => {
    const { user, device } = await createWithPasskey()
    const { options, browser } = await openSignIn()
    await logIn(device.get(options), browser)
    const again = await openSignIn(browser)
    await logIn(device.get(again.options), browser)
    const notices = await app.context.db
      .selectFrom('outboxMessages')
      .select('dedupeKey')
      .where('recipient', '=', user.email)
      .where('dedupeKey', 'like', '% new-device %')
      .execute()
    expect(notices).toHaveLength(1)
  })

  it('ends with the account', async () => {
    const { user, device } = await createWithPasskey()
    const admin = await signInAsAdmin(app)
    const url = `/api/admin/users/${user.id}`
    await app.server.inject({ method: 'DELETE', url, headers: { cookie: admin } })
    expect(outcome(await logInWith(device))).toEqual([401, UNKNOWN])
  })

  it('survives signing out everywhere, which ends sessions', async () => {
    const { cookie, device } = await createWithPasskey()
    await post('/api/sign-out-everywhere', {}, cookie)
    const answer = await logInWith(device)
    expect(answer.statusCode).toBe(200)
    expect(await find(sessionCookie(answer))).toHaveLength(1)
  })

  it('stores nothing that signs', async () => {
    const { user } = await createWithPasskey()
    const query = app.context.db.selectFrom('passkeys').selectAll()
    const [row] = await query.where('userId', '=', user.id).execute()
    expect(Object.keys(row ?? {}).sort()).toEqual([
      'counter',
      'createdAt',
      'credentialId',
      'id',
      'lastUsedAt',
      'name',
      'publicKey',
      'userId',
    ])
  })
})
