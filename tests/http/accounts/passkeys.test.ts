import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { totpAt, totpStep } from '#server/features/accounts/second-factor/totp.ts'
import { MAX_PASSKEYS } from '#shared/accounts/passkeys.ts'
import { createPasskeyDevice } from '#tests/helpers/passkey-device.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'
import { CONFIRMED, passkeyCallers } from './passkey-callers.ts'

const REFUSED = 'Your device did not make a passkey that works here. Please try again.'
const TOO_LATE = 'That took too long, or was sent twice. Please try again.'

describe.each(USUAL_ENGINES)('own passkeys on %s', (engine) => {
  let app: TestApp
  let now = new Date()
  beforeAll(async () => {
    app = await createTestApp(engine, {}, { clock: () => now })
  })
  afterAll(() => app.close())

  const { send, post, find, start, logInWith, createWithPasskey } = passkeyCallers(() => app)
  const createSignedIn = async (role: 'BUSINESS' | 'ADMIN' = 'BUSINESS') => {
    const user = await createUser(app.context.db, { role, password: TEST_PASSWORD })
    return { user, cookie: await signIn(app, user), device: createPasskeyDevice(user.id) }
  }
  const add = (cookie: string, credential: object, name = '') =>
    post('/api/passkeys', { name, credential }, cookie)
  const rename = (cookie: string, id: string, name: string) =>
    send('PUT', `/api/passkeys/${id}`, { name }, cookie)
  const remove = (cookie: string, id: string, confirmed: object = CONFIRMED) =>
    post(`/api/passkeys/${id}/remove`, confirmed, cookie)

  it('are added, named, used, renamed and removed', async () => {
    const { user, cookie, device } = await createSignedIn()
    expect(await find(cookie)).toEqual([])
    const options = await start(cookie)
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'CPT Recommends' },
      user: { name: user.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const added = await add(cookie, device.create(options), ' My phone ')
    expect(added.statusCode).toBe(200)
    const [passkey] = added.json().passkeys
    expect(passkey).toMatchObject({ name: 'My phone', lastUsedAt: null })
    expect((await start(cookie)).excludeCredentials).toEqual([
      { id: device.id, type: 'public-key' },
    ])
    now = new Date(now.getTime() + 60_000)
    expect((await logInWith(device)).statusCode).toBe(200)
    expect((await rename(cookie, passkey.id, '')).statusCode).toBe(400)
    expect((await rename(cookie, passkey.id, 'Ma se foon')).json().passkeys).toEqual([
      { ...passkey, name: 'Ma se foon', lastUsedAt: now.toISOString() },
    ])
    expect((await remove(cookie, passkey.id)).statusCode).toBe(200)
    expect(await find(cookie)).toEqual([])
    expect((await logInWith(device)).statusCode).toBe(401)
    expect((await remove(cookie, passkey.id)).statusCode).toBe(404)
  })

  it('get the name of the browser without another', async () => {
    const { cookie, device } = await createSignedIn()
    const payload = { credential: device.create(await start(cookie)) }
    const headers = { cookie, 'user-agent': 'Mozilla/5.0 (Android 14; Mobile) Firefox/140.0' }
    const url = '/api/passkeys'
    const answer = await app.server.inject({ method: 'POST', url, payload, headers })
    expect(answer.json().passkeys[0].name).toBe('Firefox on Android')
  })

  it('require the password, and the code of an account with a second step', async () => {
    const { cookie, passkeyId } = await createWithPasskey()
    const begin = (confirmed: object) => post('/api/passkeys/options', confirmed, cookie)
    const wrong = { password: 'a guess' }
    expect((await begin(wrong)).json().errors).toEqual({ password: 'This is not your password.' })
    expect((await remove(cookie, passkeyId, wrong)).statusCode).toBe(400)
    const { secret } = (await post('/api/second-factor', CONFIRMED, cookie)).json()
    const codeNow = () => totpAt(secret, totpStep(now))
    await post('/api/second-factor/confirm', { code: codeNow() }, cookie)
    expect((await begin(CONFIRMED)).json().errors.code).toMatch(/^Please enter the code/)
    expect((await remove(cookie, passkeyId)).json().errors).toHaveProperty('code')
    const used = { ...CONFIRMED, code: codeNow() }
    expect((await remove(cookie, passkeyId, used)).json().errors).toHaveProperty('code')
    now = new Date(now.getTime() + 30_000)
    expect((await begin({ ...CONFIRMED, code: codeNow() })).statusCode).toBe(200)
    now = new Date(now.getTime() + 30_000)
    const right = { ...CONFIRMED, code: codeNow() }
    expect((await remove(cookie, passkeyId, right)).statusCode).toBe(200)
  })

  it.each([
    ['another site', { origin: 'https://cptrecommends.evil.example' }],
    ['another site’s passkey', { site: 'evil.example' }],
    ['a device that did not check its user', { verified: false }],
    ['certificates', { certificates: [new Uint8Array([48, 3, 2, 1, 1])] }],
  ])('are not made by %s', async (_what, odd) => {
    const { cookie, device } = await createSignedIn()
    const answer = await add(cookie, device.create(await start(cookie), odd))
    expect([answer.statusCode, answer.json().detail]).toEqual([400, REFUSED])
    expect(await find(cookie)).toEqual([])
  })

  it('are added once, soon, and in the session that began', async () => {
    const { user, cookie, device } = await createSignedIn()
    const elsewhere = await signIn(app, user)
    const other = await createSignedIn()
    const credential = device.create(await start(cookie))
    for (const stranger of [elsewhere, other.cookie]) {
      const answer = await add(stranger, credential)
      expect([answer.statusCode, answer.json().detail]).toEqual([400, TOO_LATE])
    }
    expect((await add(cookie, credential)).statusCode).toBe(200)
    expect((await add(cookie, credential)).json().detail).toBe(TOO_LATE)
    const late = createPasskeyDevice(user.id).create(await start(cookie))
    now = new Date(now.getTime() + 5 * 60_000)
    expect((await add(cookie, late)).json().detail).toBe(TOO_LATE)
    expect(await find(cookie)).toHaveLength(1)
  })

  it('belong to one account', async () => {
    const { cookie, passkeyId, device } = await createWithPasskey()
    const other = await createSignedIn()
    expect(await find(other.cookie)).toEqual([])
    expect((await rename(other.cookie, passkeyId, 'Mine')).statusCode).toBe(404)
    expect((await remove(other.cookie, passkeyId)).statusCode).toBe(404)
    const again = await add(other.cookie, device.create(await start(other.cookie)))
    expect(again.statusCode).toBe(409)
    expect(await find(cookie)).toHaveLength(1)
  })

  it(`are at most ${MAX_PASSKEYS}`, async () => {
    const { user, cookie } = await createSignedIn()
    const row = { userId: user.id, publicKey: 'key', counter: 0, name: 'x', lastUsedAt: null }
    await app.context.db
      .insertInto('passkeys')
      .values(
        Array.from({ length: MAX_PASSKEYS }, (_, index) => ({
          ...row,
          id: `${user.id}-${index}`,
          credentialId: `${user.id}-${index}`,
          createdAt: now.toISOString(),
        })),
      )
      .execute()
    const answer = await post('/api/passkeys/options', CONFIRMED, cookie)
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      `You have ${MAX_PASSKEYS} passkeys. Please remove one before you add another.`,
    ])
  })

  it('are in the audit log for admins, and there only', async () => {
    const recorded = async (adminId: string) => {
      const { db } = app.context
      const query = db.selectFrom('adminActions').select(['action', 'detail'])
      return query.where('adminId', '=', adminId).orderBy('createdAt').execute()
    }
    const admin = await createWithPasskey({ role: 'ADMIN' })
    now = new Date(now.getTime() + 1000)
    await remove(admin.cookie, admin.passkeyId)
    expect(await recorded(admin.user.id)).toEqual([
      { action: 'passkey-added', detail: 'My phone' },
      { action: 'passkey-removed', detail: 'My phone' },
    ])
    const owner = await createWithPasskey()
    expect(await recorded(owner.user.id)).toEqual([])
  })
})
