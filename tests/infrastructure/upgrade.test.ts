import { execFile } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findMigrations } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { readConfig } from '#server/read-config.ts'
import { pages } from '#shared/paths.ts'
import { effort, report } from '#tests/helpers/effort.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { sendFrom } from '#tests/helpers/send-from.ts'
import { startCaddy } from '#tests/helpers/servers/caddy.ts'
import { startNginx } from '#tests/helpers/servers/nginx.ts'
import { SiteProcess } from '#tests/helpers/site-process.ts'
import { createTestDatabase, type Engine, type TestDatabase } from '#tests/helpers/test-app.ts'

const CLIENTS = effort(4, 12)
/** Each test starts processes several times. */
const TIMEOUT = { timeout: 300_000 }

let folder: string
let database: TestDatabase | undefined
let sites: SiteProcess[] = []
let front: Front | undefined
let isOver = false
const inFolder = (name: string) => path.join(folder, name)
beforeEach(() => {
  isOver = false
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'cpt-upgrade-')))
})
afterEach(async () => {
  isOver = true
  await front?.stop()
  for (const site of sites.splice(0)) await site.kill()
  await database?.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** A built release in a folder of its own, which calls itself by this build. */
function addRelease(build: string): void {
  const release = inFolder(build)
  mkdirSync(release)
  for (const name of ['dist', 'scripts'])
    cpSync(name, path.join(release, name), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(release, 'node_modules'))
  writeFileSync(path.join(release, 'package.json'), '{ "type": "module" }')
  writeFileSync(path.join(release, 'dist/.built'), build)
}

const PENDING = '9999-of-the-next-release'

/** The next release has a column more in the table that all visitors read. */
function addMigration(): void {
  const main = inFolder('after/dist/server/main.js')
  const before = readFileSync(main, 'utf8')
  const up = `(db) => db.schema.alterTable('businesses').addColumn('ofTheNextRelease', 'text').execute()`
  const after = before.replace(
    /\b(?:var|const|let) MIGRATIONS = \{/,
    (start) => `${start} '${PENDING}': () => ({ up: ${up} }),`,
  )
  expect(after).not.toBe(before)
  writeFileSync(main, after)
}

/** A documented proxy, which visitors ask. */
interface Front {
  statusOf(address: string, body?: string): Promise<number>
  stop(): Promise<void>
}

const JSON_TYPE = { 'content-type': 'application/json' }

const FRONTS: Record<'Caddy' | 'nginx', (upstreams: string[]) => Promise<Front>> = {
  Caddy: async (upstreams) => {
    const { ca, ports, stop } = await startCaddy({
      publicUrl: 'https://cptrecommends.example',
      upstreams,
    })
    return {
      statusOf: async (address, body) => {
        const url = `https://127.0.0.1:${ports.https}${address}`
        const sent = body === undefined ? {} : { method: 'POST', headers: JSON_TYPE, body }
        return (await sendFrom('127.0.0.1', url, { ca, ...sent })).status
      },
      stop,
    }
  },
  nginx: async (upstreams) => {
    const { url, stop } = await startNginx(upstreams.map((upstream) => `http://${upstream}`))
    return {
      statusOf: async (address, body) => {
        const sent = body === undefined ? {} : { method: 'POST', headers: JSON_TYPE, body }
        const answer = await fetch(`${url}${address}`, sent)
        await answer.arrayBuffer()
        return answer.status
      },
      stop,
    }
  },
}

/** How long the first process took to start. */
async function start(
  engine: Engine,
  processes: number,
  proxy: keyof typeof FRONTS = 'nginx',
): Promise<number> {
  for (const build of ['before', 'after']) addRelease(build)
  addMigration()
  symlinkSync(inFolder('before'), inFolder('current'))
  database = await createTestDatabase(engine)
  const settings = {
    NODE_ENV: 'test',
    DEMO: 'off',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    ...database.environment,
  }
  sites = Array.from({ length: processes }, () => new SiteProcess(settings, inFolder('current')))
  const from = performance.now()
  await sites[0]?.start()
  const startMs = performance.now() - from
  for (const site of sites.slice(1)) await site.start()
  front = await FRONTS[proxy](sites.map((site) => `127.0.0.1:${portOf(site)}`))
  return startMs
}

const portOf = ({ url }: SiteProcess) => new URL(url).port

/** Runs the script of a release, with a systemctl that restarts our processes. */
async function upgrade(build: string): Promise<{ status: number | null; output: string }> {
  /** How often a process has ended by itself. */
  let ended = 0
  let restarts = 0
  const keepStarting = async (site: SiteProcess | undefined) => {
    restarts += 1
    for (const restart = restarts; restart === restarts && ended < 10; await pause(100))
      try {
        return await site?.start()
      } catch {
        ended += 1
      }
  }
  const systemd = createServer(async (request, answer) => {
    const [, verb, unit] = request.url?.split('/') ?? []
    if (verb === 'show') return answer.end(String(ended))
    const site = sites.find((one) => unit === `cpt-recommends@${portOf(one)}`)
    await site?.stop()
    // Like systemd, it does not wait until the process is ready.
    void keepStarting(site)
    answer.end()
  })
  const control = await freePort()
  await new Promise<void>((resolve) => systemd.listen(control, '127.0.0.1', resolve))
  mkdirSync(inFolder('bin'), { recursive: true })
  const program = `#!${process.execPath}
const [verb, unit] = [process.argv[2], process.argv.at(-1)]
fetch('http://127.0.0.1:${control}/' + verb + '/' + unit)
  .then((answer) => answer.text())
  .then((text) => process.stdout.write(text))
`
  writeFileSync(inFolder('bin/systemctl'), program)
  chmodSync(inFolder('bin/systemctl'), 0o755)
  const args = ['scripts/upgrade.mjs', '--link', inFolder('current'), ...sites.map(portOf)]
  try {
    return await new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        args,
        { cwd: inFolder(build), env: { PATH: inFolder('bin') } },
        (_error, stdout, stderr) => resolve({ status: child.exitCode, output: stdout + stderr }),
      )
    })
  } finally {
    systemd.close()
  }
}

/** Visitors who read and write through the proxy until they are stopped; which answers were no success, and the longest gap. */
function startVisitors() {
  const refused: string[] = []
  let answered = 0
  let signups = 0
  let lastAt = performance.now()
  let longestGapMs = 0
  const ask = async (address: string, body?: string) => {
    const status = await front?.statusOf(address, body).catch((error) => String(error))
    if (typeof status !== 'number' || status >= 400) {
      refused.push(`${address} ${status}`)
      return false
    }
    answered += 1
    longestGapMs = Math.max(longestGapMs, performance.now() - lastAt)
    lastAt = performance.now()
    return true
  }
  const visit = async (visitor: number) => {
    for (let count = 0; !isOver; count += 1) {
      await ask(`${pages.search}?q=plumber+${visitor}+${count}`)
      await ask(`/api/businesses?q=geyser+${visitor}+${count}`)
      const body = JSON.stringify({ email: `visitor-${visitor}-${count}@example.co.za` })
      if (await ask('/api/newsletter', body)) signups += 1
      await pause(10)
    }
  }
  const visitors = Array.from({ length: CLIENTS }, (_, visitor) => visit(visitor))
  return {
    stop: async () => {
      isOver = true
      await Promise.all(visitors)
      return { refused, answered, signups, longestGapMs }
    },
  }
}

const buildOf = async ({ url }: SiteProcess) => {
  const { build } = await (await fetch(`${url}/api/health/live`)).json()
  return build
}
const builds = () => Promise.all(sites.map(buildOf))

const isMigrated = async () => {
  const opened = openDatabase(readConfig({ NODE_ENV: 'test', ...database?.environment }), () => {})
  try {
    return (await findMigrations(opened.db)).later.includes(PENDING)
  } finally {
    await opened.close()
  }
}

it.each(['nginx', 'Caddy'] as const)(
  'on PostgreSQL behind %s is upgraded and taken back under load, with a migration, and refuses nothing',
  TIMEOUT,
  async (proxy) => {
    await start('postgres', 2, proxy)
    const visitors = startVisitors()
    await pause(1000)
    expect(await isMigrated()).toBe(false)
    expect(await upgrade('after')).toMatchObject({ status: 0 })
    expect(await builds()).toEqual(['after', 'after'])
    expect(await isMigrated()).toBe(true)
    // The release before goes on with the new schema, too.
    expect(await upgrade('before')).toMatchObject({ status: 0 })
    expect(await builds()).toEqual(['before', 'before'])
    const { refused, answered, signups, longestGapMs } = await visitors.stop()
    report(
      `Behind ${proxy} ${answered} answers, ${refused.length} refused; the longest gap was ${Math.round(longestGapMs)} ms.`,
    )
    expect(refused).toEqual([])
    expect(signups).toBeGreaterThan(CLIENTS)
  },
)

it('on PostgreSQL the release before goes on if the new one does not start', TIMEOUT, async () => {
  await start('postgres', 2)
  writeFileSync(inFolder('after/dist/server/main.js'), `throw new Error('does not start')`)
  const visitors = startVisitors()
  const { status, output } = await upgrade('after')
  expect([status, output]).toEqual([1, expect.stringContaining('runs again')])
  expect(await builds()).toEqual(['before', 'before'])
  expect(realpathSync(inFolder('current'))).toBe(inFolder('before'))
  expect((await visitors.stop()).refused).toEqual([])
})

it(
  'on SQLite takes seconds, and goes back if the new release does not start',
  TIMEOUT,
  async () => {
    const startMs = await start('sqlite', 1)
    const visitors = startVisitors()
    await pause(500)
    expect(await upgrade('after')).toMatchObject({ status: 0 })
    const { longestGapMs } = await visitors.stop()
    report(`On SQLite nobody was answered for ${Math.round(longestGapMs)} ms.`)
    // A stop under load takes a second, and this start has the visitors beside it.
    expect(longestGapMs).toBeLessThan(3 * startMs + 3000)
    rmSync(inFolder('before/dist/server/main.js'))
    expect((await upgrade('before')).status).toBe(1)
    expect(await builds()).toEqual(['after'])
    expect(existsSync(inFolder('current.next'))).toBe(false)
  },
)
