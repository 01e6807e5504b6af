import { describe, expect, it } from 'vitest'
import { createUser } from '#demo/factories/users.ts'
import { buildApp } from '#server/app.ts'
import { DEMO_PASSWORD } from '#server/features/accounts/account.settings.ts'
import { ensureAdmin } from '#server/features/accounts/admin-account.ts'
import { prepareFirstStart } from '#server/first-start.ts'
import { readConfig } from '#server/read-config.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const login = (app: TestApp, email: string, password: string) =>
  app.server.inject({ method: 'POST', url: '/api/login', payload: { email, password } })

describe.each(USUAL_ENGINES)('the first admin on %s', (engine) => {
  it('is created from the settings, once, and signs in by its short name too', async () => {
    const app = await createTestApp(engine, {
      ADMIN_EMAIL: 'Boss@example.co.za',
      ADMIN_PASSWORD: 'a fine long secret',
    })
    const printed: string[] = []
    await prepareFirstStart(app.context, (text) => printed.push(text))
    await prepareFirstStart(app.context, (text) => printed.push(text))
    expect(printed).toEqual([])
    for (const name of ['boss@example.co.za', 'admin', ' Admin ']) {
      const answer = await login(app, name, 'a fine long secret')
      expect(answer.statusCode).toBe(200)
      expect(answer.json().user).toMatchObject({ email: 'boss@example.co.za', role: 'ADMIN' })
    }
    await app.close()
  })

  it('gets a random password, printed once, where none was given', async () => {
    const app = await createTestApp(engine)
    const printed: string[] = []
    await prepareFirstStart(app.context, (text) => printed.push(text))
    await prepareFirstStart(app.context, (text) => printed.push(text))
    expect(printed).toHaveLength(1)
    const password = /with the password (\S+)/.exec(printed[0] ?? '')?.[1] ?? ''
    expect(password.length).toBeGreaterThanOrEqual(16)
    expect((await login(app, 'admin', password)).statusCode).toBe(200)
    await app.close()
  })

  it('has the password of the README in demo mode', async () => {
    const app = await createTestApp(engine, { DEMO: 'on' })
    expect(await ensureAdmin(app.context)).toEqual({
      email: 'admin@cptrecommends.local',
      generatedPassword: null,
    })
    expect((await login(app, 'admin', DEMO_PASSWORD)).statusCode).toBe(200)
    await app.close()
  })

  it('is one account when many start at once, and one of them answers', async () => {
    const app = await createTestApp(engine)
    // SQLite serves one process; PostgreSQL serves several.
    const second = engine === 'postgres' ? await buildApp(readConfig(app.environment)) : app
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        ensureAdmin(index % 2 ? app.context : second.context),
      ),
    )
    expect(made.filter(Boolean)).toHaveLength(1)
    const admins = await app.context.db.selectFrom('users').select('role').execute()
    expect(admins).toEqual([{ role: 'ADMIN' }])
    if (second !== app) await second.close()
    await app.close()
  })

  it('is not created from an owner who has its address', async () => {
    const app = await createTestApp(engine)
    await createUser(app.context.db, { email: 'admin@cptrecommends.local' })
    expect(await ensureAdmin(app.context)).toBeNull()
    const users = await app.context.db.selectFrom('users').select('role').execute()
    expect(users).toEqual([{ role: 'BUSINESS' }])
    await app.close()
  })
})
