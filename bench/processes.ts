import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createCatalogue } from '#demo/factories/catalogue.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { createCaller } from '#tests/helpers/load/caller.ts'
import { measureCapacity } from '#tests/helpers/load/run-visits.ts'
import { visit } from '#tests/helpers/load/visit.ts'
import { startNginx } from '#tests/helpers/servers/nginx.ts'
import { startPostgres } from '#tests/helpers/servers/postgres-server.ts'
import { SiteProcess } from '#tests/helpers/site-process.ts'
import { needPrograms } from './lib/beside.ts'
import { processorMs } from './lib/process-use.ts'

// How many visits a second one process on SQLite takes, and one, two and four on PostgreSQL, behind the documented nginx
// with its cache. A visit is what tests/helpers/load/visit.ts asks. The load, nginx and the databases are on the same
// machine: the processor time of a visit says more than the rate.

needPrograms('nginx')

const BUSINESSES = 2000
const VISITORS = 12
const [WARM_UP_SECONDS, SECONDS] = [6, 15]

async function measure(engine: string, processes: number) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cpt-bench-'))
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const opened = openDatabase({ dataDir, databaseUrl: postgres?.url }, (error) => {
    throw error
  })
  await prepareDatabase(opened)
  await createCatalogue(opened.db, BUSINESSES)
  const rows = await opened.db.selectFrom('businesses').select('id').execute()
  await opened.close()
  const sites = Array.from(
    { length: processes },
    () =>
      new SiteProcess({
        NODE_ENV: 'test',
        RATE_LIMIT: 'off',
        DATA_DIR: dataDir,
        DEMO: 'off',
        LOG_LEVEL: 'error',
        TRUST_PROXY: '127.0.0.1',
        ...(postgres ? { DATABASE_URL: postgres.url } : {}),
      }),
  )
  for (const site of sites) await site.start()
  const nginx = await startNginx(sites.map(({ url }) => url.replace('localhost', '127.0.0.1')))
  const caller = createCaller(nginx.url, VISITORS)
  try {
    const times: number[] = []
    let refused = 0
    const ids = rows.map(({ id }) => id)
    const oneVisit = (number: number) =>
      visit(
        async (call) => {
          const called = await caller.send(call)
          if (called.isDone) times.push(called.ms)
          else refused += 1
          return called
        },
        ids,
        number,
      )
    const used = (pids: (number | undefined)[]) =>
      pids.reduce<number>((sum, pid) => sum + processorMs(pid), 0)
    const usedBySites = () => used(sites.map(({ pid }) => pid))
    const usedByDatabase = () => used(postgres?.processIds() ?? [])
    const { next } = await measureCapacity(oneVisit, {
      seconds: WARM_UP_SECONDS,
      visitors: VISITORS,
    })
    times.length = 0
    refused = 0
    const before = { sites: usedBySites(), database: usedByDatabase() }
    const measured = await measureCapacity(oneVisit, {
      seconds: SECONDS,
      visitors: VISITORS,
      first: next,
    })
    const visits = measured.next - next
    const sorted = times.toSorted((a, b) => a - b)
    return {
      'visits/s': Number(measured.perSecond.toFixed(1)),
      'requests refused': refused,
      'p95 of a request, ms': Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0),
      'CPU ms of a visit, site': Number(((usedBySites() - before.sites) / visits).toFixed(1)),
      database: Number(((usedByDatabase() - before.database) / visits).toFixed(1)),
    }
  } finally {
    caller.close()
    await nginx.stop()
    for (const site of sites) await site.stop()
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

console.table({
  'SQLite, 1 process': await measure('sqlite', 1),
  'PostgreSQL, 1 process': await measure('postgres', 1),
  'PostgreSQL, 2 processes': await measure('postgres', 2),
  'PostgreSQL, 4 processes': await measure('postgres', 4),
})
