import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#server/features/accounts/account.settings.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { SiteProcess } from '#tests/helpers/site-process.ts'
import { createTestDatabase } from '#tests/helpers/test-app.ts'

/** The last release: the commit that gave package.json its version. Needs the history of the repository. */
function findRelease(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  return git('log', '-1', '--format=%H', '-G', '^  "version":', '--', 'package.json')
}

const folder = path.resolve('.cache/last-release')

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', findRelease()], { maxBuffer: 1 << 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  // As outside of a test, which has its own NODE_ENV.
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  run('npm', 'ci', '--no-audit', '--no-fund')
  run('node_modules/.bin/vite', 'build')
  run('node_modules/.bin/vite', 'build', '--ssr')
  run(process.execPath, 'scripts/precompress.mjs', 'dist/client')
}, 300_000)

/** On SQLite an upgrade stops the site; one process has the file. */
it('the last release goes on while this one migrates its database', async () => {
  const { environment, remove } = await createTestDatabase('postgres')
  const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = environment
  const site = new SiteProcess(
    { ...environment, NODE_ENV: 'test', DEMO: 'on', RATE_LIMIT: 'off' },
    folder,
  )
  await site.start()
  try {
    const opened = openDatabase({ dataDir, databaseUrl }, () => undefined)
    await prepareDatabase(opened)
    const { id } = await opened.db
      .selectFrom('businesses')
      .select('id')
      .where('businessName', '=', 'Apostles Beach House')
      .executeTakeFirstOrThrow()
    const send = (address: string, body: object, headers: Record<string, string> = {}) =>
      fetch(`${site.url}${address}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: site.url, ...headers },
        body: JSON.stringify(body),
      })

    for (const address of ['/', '/search?q=plumber', `/business/${id}`, '/categories'])
      expect((await fetch(`${site.url}${address}`)).status, address).toBe(200)
    const visitor = { name: 'Thandi', phone: '082 000 0100', email: 'thandi@example.co.za' }
    expect((await send('/api/booking', { businessId: id, ...visitor })).status).toBe(201)
    const review = { businessId: id, stars: 5, comment: 'Lovely people and a fine view.' }
    expect((await send('/api/rating', review)).status).toBe(201)
    const signedIn = await send('/api/login', {
      email: 'premium@example.co.za',
      password: DEMO_PASSWORD,
    })
    expect(signedIn.status).toBe(200)
    const cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(';', 1)[0])
      .join('; ')
    const bookings = await fetch(`${site.url}/api/dashboard/bookings?list=answer`, {
      headers: { cookie },
    })
    const { bookings: asked } = (await bookings.json()) as { bookings: { id: string }[] }
    const accepted = await send(`/api/dashboard/bookings/${asked[0]?.id}/accept`, {}, { cookie })
    expect(accepted.status).toBe(200)
    await opened.close()
  } finally {
    await site.kill()
    await remove()
  }
})
