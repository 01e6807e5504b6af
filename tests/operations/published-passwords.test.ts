import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createUser } from '#demo/factories/users.ts'
import { type App, buildApp } from '#server/app.ts'
import { runCommand } from '#server/commands.ts'
import { DEMO_PASSWORD } from '#server/features/accounts/account.settings.ts'
import { ensureAdmin } from '#server/features/accounts/admin-account.ts'
import { findPublishedAccounts } from '#server/features/accounts/passwords/published-accounts.ts'
import { prepareFirstStart } from '#server/first-start.ts'
import { readConfig } from '#server/read-config.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { SiteProcess } from '#tests/helpers/site-process.ts'
import { createTestDatabase, type TestDatabase, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const ADMIN = 'admin@cptrecommends.local'
const DEMO_OWNER = 'premium@example.co.za'
const OWNER = 'owner@example.co.za'

let databases: TestDatabase[]
let adminsCookie: string
beforeEach(() => {
  databases = []
})
afterEach(async () => {
  for (const database of databases) await database.remove()
})

const createDatabase = async (engine: (typeof USUAL_ENGINES)[number]) => {
  const database = await createTestDatabase(engine)
  databases.push(database)
  return database.environment
}
const asDemo = (environment: object) =>
  readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    ...environment,
    DEMO: 'on',
  })
const asProduction = (environment: object) =>
  readConfig({
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'https://cptrecommends.example',
    AUTH_SECRET: 'a secret that is long enough for this',
    ...environment,
  })
const onSite = async <T>(config: ReturnType<typeof readConfig>, work: (app: App) => Promise<T>) => {
  const app = await buildApp(config)
  try {
    return await work(app)
  } finally {
    await app.close()
  }
}
const start = (environment: object) =>
  onSite(asProduction(environment), ({ context }) => prepareFirstStart(context))
const run = async (command: string, environment: object, args: string[] = []): Promise<string> => {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  try {
    await runCommand(command, asDemo(environment), args)
    return String(said.mock.calls.at(-1)?.[0])
  } finally {
    said.mockRestore()
  }
}
const logIn = ({ server }: App, email: string, password: string) =>
  server.inject({ method: 'POST', url: '/api/login', payload: { email, password } })

/** The data of a used demo, and one real owner with the same password. */
const liveInDemo = (environment: object) =>
  onSite(asDemo(environment), async (app) => {
    await ensureAdmin(app.context)
    const { db } = app.context
    await createUser(db, { email: DEMO_OWNER, password: DEMO_PASSWORD, isDemo: true })
    await createUser(db, { email: OWNER, password: DEMO_PASSWORD })
    const admin = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', ADMIN)
      .executeTakeFirstOrThrow()
    adminsCookie = await signIn(app, admin)
    expect((await logIn(app, 'admin', DEMO_PASSWORD)).statusCode).toBe(200)
  })

describe.each(USUAL_ENGINES)('the password of the README on %s', (engine) => {
  it('stops a production start until one command has fixed it', async () => {
    const environment = await createDatabase(engine)
    await liveInDemo(environment)
    await expect(start(environment)).rejects.toThrow(
      new RegExp(`opens ${ADMIN}, ${DEMO_OWNER}\\..*npm run demo:remove`, 's'),
    )

    const said = await run('demo:remove', environment)
    expect(said).toContain('1 owners')
    const password = new RegExp(`${ADMIN} +(\\S+)`).exec(said)?.[1] ?? ''
    expect(password.length).toBeGreaterThanOrEqual(16)
    expect(await run('demo:remove', environment)).not.toContain(ADMIN)

    await start(environment)
    await onSite(asProduction(environment), async (app) => {
      expect((await logIn(app, 'admin', DEMO_PASSWORD)).statusCode).toBe(401)
      // Nor can an owner who has chosen it sign in: the start does not check those accounts.
      expect((await logIn(app, OWNER, DEMO_PASSWORD)).statusCode).toBe(401)
      const answer = await logIn(app, 'admin', password)
      expect(answer.json().user).toMatchObject({ mustChangePassword: true })
      const headers = { cookie: adminsCookie.replace('cpt.', '__Host-cpt.') }
      expect((await app.server.inject({ url: '/api/user', headers })).statusCode).toBe(401)
    })
  })
})

it('is not copied to PostgreSQL, and the source is unchanged', async () => {
  const environment = await createDatabase('sqlite')
  const target = await createDatabase('postgres')
  await liveInDemo(environment)
  const said = await run('db:copy', environment, ['--to', String(target.DATABASE_URL)])
  for (const email of [ADMIN, DEMO_OWNER]) expect(said).toContain(`  ${email}  `)
  const password = new RegExp(`${ADMIN} +(\\S+)`).exec(said)?.[1] ?? ''

  await start(target)
  await onSite(asProduction(target), async (app) => {
    expect(await findPublishedAccounts(app.context.db)).toEqual([])
    expect((await logIn(app, 'admin', DEMO_PASSWORD)).statusCode).toBe(401)
    expect((await logIn(app, 'admin', password)).statusCode).toBe(200)
  })
  await onSite(asDemo(environment), async (app) => {
    expect(await findPublishedAccounts(app.context.db)).toHaveLength(2)
  })
})

it('ends the process with that message, and so does a start without a secret', async () => {
  const environment = await createDatabase('sqlite')
  await liveInDemo(environment)
  const settings = { ...environment, NODE_ENV: 'production', PUBLIC_URL: 'https://cpt.example' }
  await expect(new SiteProcess(settings).start()).rejects.toThrow('openssl rand -base64 32')
  const AUTH_SECRET = 'a secret that is long enough for this'
  const site = new SiteProcess({ ...settings, AUTH_SECRET })
  await expect(site.start()).rejects.toThrow('npm run demo:remove')
})

it('creates no admin in production with a common password', async () => {
  const environment = await createDatabase('sqlite')
  for (const ADMIN_PASSWORD of ['Password!', 'cptrecommends', 'Tafelberg-2024'])
    await expect(start({ ...environment, ADMIN_PASSWORD })).rejects.toThrow(
      /^ADMIN_PASSWORD is refused: This password is /,
    )
  await start({ ...environment, ADMIN_PASSWORD: 'a fine long secret' })
  // Set already, and no longer read.
  await start({ ...environment, ADMIN_PASSWORD: 'Password!' })
})

it('stores no signing secret in the database if one is configured', async () => {
  const environment = await createDatabase('sqlite')
  const secrets = (app: App) =>
    app.context.db.selectFrom('settings').select('key').where('key', '=', 'secret').execute()
  await onSite(asDemo(environment), async (app) => expect(await secrets(app)).toHaveLength(1))
  await onSite(asProduction(environment), async (app) => expect(await secrets(app)).toEqual([]))
})
