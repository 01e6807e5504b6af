import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type CreatedUser, createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { formAddress } from '#shared/paths.ts'
import type { FailedSignIn } from '#shared/schemas/accounts/failed-sign-in.ts'
import { signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36'
const SOON = { timeout: 10_000, interval: 20 }
const DAY_MS = 24 * 3_600_000

describe.each(USUAL_ENGINES)('failed sign-ins on %s', (engine) => {
  let app: TestApp
  let admin: string
  let now = new Date('2026-11-18T08:00:00.000Z')
  beforeAll(async () => {
    app = await createTestApp(engine, {}, { clock: () => now })
    admin = await signInAsAdmin(app)
  })
  afterAll(() => app.close())

  const guess = (email: string, remoteAddress = '196.25.1.77', password = 'a guess') =>
    app.server.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email, password },
      remoteAddress,
      headers: { 'user-agent': PHONE },
    })
  const read = async ({ id }: CreatedUser) => {
    const url = `/api/admin/users/${id}/failed-sign-ins`
    const answer = await app.server.inject({ url, headers: { cookie: admin } })
    return answer.json<{ failures: FailedSignIn[]; nameInLog: string }>()
  }
  /** They are stored after the answer. */
  const expectCount = (user: CreatedUser, count: number) =>
    vi.waitFor(async () => expect((await read(user)).failures).toHaveLength(count), SOON)

  it('are shown to admins with their device and network, never the whole address', async () => {
    const user = await createUser(app.context.db, { password: TEST_PASSWORD })
    const at = now.toISOString()
    expect((await guess(user.email.toUpperCase())).statusCode).toBe(401)
    await expectCount(user, 1)
    expect((await read(user)).failures).toEqual([
      { at, reason: 'password', device: 'Chrome on Android', network: '196.25.1.0' },
    ])
    const rows = await app.context.db.selectFrom('failedSignIns').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/196\.25\.1\.77|Mozilla/)
  })

  it('are the same by the form without script', async () => {
    const user = await createUser(app.context.db, { password: TEST_PASSWORD })
    const answer = await app.server.inject({
      method: 'POST',
      url: formAddress('login'),
      payload: `email=${encodeURIComponent(user.email)}&password=wrong`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.statusCode).toBe(401)
    await expectCount(user, 1)
  })

  it('are the last ten, for a month; a right password is none', async () => {
    const user = await createUser(app.context.db, { password: TEST_PASSWORD })
    for (let count = 0; count < 12; count += 1) {
      now = new Date(now.getTime() + 1000)
      await guess(user.email, `196.25.${count}.1`)
    }
    await vi.waitFor(async () => {
      const { failures } = await read(user)
      expect(failures.map(({ network }) => network)).toEqual(
        Array.from({ length: 10 }, (_, index) => `196.25.${11 - index}.0`),
      )
    }, SOON)
    expect((await guess(user.email, '196.25.1.77', TEST_PASSWORD)).statusCode).toBe(200)
    await expectCount(user, 10)
    now = new Date(now.getTime() + 30 * DAY_MS + 1)
    admin = await signInAsAdmin(app)
    expect((await read(user)).failures).toEqual([])
    await app.services.schedule.removeExpired()
    expect(await app.context.db.selectFrom('failedSignIns').selectAll().execute()).toEqual([])
  })

  it('of an unknown address are not stored', async () => {
    expect((await guess('nobody@example.co.za')).statusCode).toBe(401)
    expect(await app.context.db.selectFrom('failedSignIns').selectAll().execute()).toEqual([])
  })

  it('are deleted with the account', async () => {
    const user = await createUser(app.context.db, { password: TEST_PASSWORD })
    await guess(user.email)
    await expectCount(user, 1)
    const url = `/api/admin/users/${user.id}`
    await app.server.inject({ method: 'DELETE', url, headers: { cookie: admin } })
    expect(await app.context.db.selectFrom('failedSignIns').selectAll().execute()).toEqual([])
    const gone = await app.server.inject({
      url: `${url}/failed-sign-ins`,
      headers: { cookie: admin },
    })
    expect(gone.statusCode).toBe(404)
  })
})
