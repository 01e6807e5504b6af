import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { type App, buildApp } from '#server/app.ts'
import { runCommand } from '#server/commands.ts'
import { insertPasskey } from '#server/features/accounts/passkeys/passkey.repository.ts'
import { totpAt, totpStep } from '#server/features/accounts/second-factor/totp.ts'
import { readConfig } from '#server/read-config.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestDatabase, type TestDatabase, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const EMAIL = 'lost-phone@example.co.za'
const PASSKEY = {
  id: 'on-the-phone',
  credentialId: 'on-the-phone',
  publicKey: 'key',
  counter: 0,
  name: 'Lost phone',
  createdAt: '2026-01-01T00:00:00.000Z',
}

describe.each(USUAL_ENGINES)('an admin without phone and recovery codes on %s', (engine) => {
  let database: TestDatabase
  const config = () =>
    readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: 'off',
      DEMO: 'off',
      PUBLIC_URL: 'http://localhost:3000',
      ...database.environment,
    })
  beforeEach(async () => {
    database = await createTestDatabase(engine)
  })
  afterEach(() => database.remove())

  const onSite = async <T>(work: (app: App) => Promise<T>): Promise<T> => {
    const app = await buildApp(config())
    try {
      return await work(app)
    } finally {
      await app.close()
    }
  }
  const removeOf = async (email: string): Promise<string> => {
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    try {
      await runCommand('second-factor:remove', config(), ['--email', email])
      return String(said.mock.calls.at(-1)?.[0])
    } finally {
      said.mockRestore()
    }
  }
  const logIn = ({ server }: App) =>
    server.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: EMAIL, password: TEST_PASSWORD },
    })

  it('can sign in again after the operator’s command', async () => {
    await onSite(async (app) => {
      const admin = { role: 'ADMIN', email: EMAIL, password: TEST_PASSWORD } as const
      const { id } = await createUser(app.context.db, admin)
      const cookie = await signIn(app, { id })
      const post = (url: string, payload: object) =>
        app.server.inject({ method: 'POST', url, payload, headers: { cookie } })
      const { secret } = (await post('/api/second-factor', { password: TEST_PASSWORD })).json()
      await post('/api/second-factor/confirm', { code: totpAt(secret, totpStep(new Date())) })
      await insertPasskey(app.context.db, { ...PASSKEY, userId: id })
      expect((await logIn(app)).statusCode).toBe(401)
    })
    const said = await removeOf(EMAIL.toUpperCase())
    expect(said).toContain('signs in with the password alone')
    expect(said).toContain('Passkeys removed: 1.')
    expect(await removeOf(EMAIL)).toContain('has no second sign-in step and no passkeys')
    await expect(removeOf('nobody@example.co.za')).rejects.toThrow('Nobody signs in as')
    await onSite(async (app) => expect((await logIn(app)).statusCode).toBe(200))
  })
})
