import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { api } from '#shared/paths.ts'
import { startProvider } from '#tests/helpers/payfast.ts'
import { createBurst, deliver, inParallel } from '#tests/helpers/payment-burst.ts'
import { startPostgres } from '#tests/helpers/postgres-server.ts'
import { SiteProcess } from '#tests/helpers/site-process.ts'
import { median } from './lib/load.ts'

// A burst of notifications of the payment provider: how soon each is answered, when all are booked, and
// whether other visitors feel it.
//   npm run bench -- payments

const BURST = 1000
const AT_ONCE = 16

for (const engine of ['sqlite', 'postgres']) await measure(engine)

async function measure(engine: string): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cpt-bench-'))
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const provider = await startProvider()
  const opened = openDatabase({ dataDir, databaseUrl: postgres?.url }, (error) => {
    throw error
  })
  await migrate(opened)
  const burst = await createBurst(opened.db, provider, BURST)
  await opened.close()
  const site = new SiteProcess({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DEMO: 'off',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'fatal',
    ...provider.environment,
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  })
  try {
    await site.start()
    const calm = await readings(site.url, () => false, 300)
    const times: number[] = []
    const started = performance.now()
    let sending = true
    const others = readings(site.url, () => sending)
    await inParallel(burst, AT_ONCE, async ({ body }) => {
      const from = performance.now()
      if (!(await deliver(site.url, body))) throw new Error('A notification was not taken.')
      times.push(performance.now() - from)
    })
    const answered = performance.now() - started
    while (provider.confirmations() < BURST) await new Promise((resolve) => setTimeout(resolve, 50))
    const booked = performance.now() - started
    sending = false
    times.sort((a, b) => a - b)
    const during = await others
    console.log(`\n${BURST} notifications at once (${AT_ONCE} lines), on ${engine}`)
    console.table({
      'answer, median ms': Number(median(times).toFixed(1)),
      'answer, p99 ms': Number((times[Math.floor(BURST * 0.99)] ?? Number.NaN).toFixed(1)),
      'all answered, s': Number((answered / 1000).toFixed(2)),
      'all confirmed, s': Number((booked / 1000).toFixed(2)),
      'other calls, median to calm': Number((median(during) / median(calm)).toFixed(2)),
    })
  } finally {
    await site.kill()
    await provider.close()
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Somebody else reads meanwhile. In ascending order. */
async function readings(url: string, goesOn: () => boolean, atLeast = 1): Promise<number[]> {
  const times: number[] = []
  while (times.length < atLeast || goesOn()) {
    const from = performance.now()
    await (await fetch(url + api.categories)).arrayBuffer()
    times.push(performance.now() - from)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return times.sort((a, b) => a - b)
}
