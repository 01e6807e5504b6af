import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { openDatabase } from '#server/platform/db/open.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { pages } from '#shared/paths.ts'
import { startProvider } from '#tests/helpers/payments/payfast.ts'
import {
  countWaiting,
  createBurst,
  inParallel,
  PROVIDER_HEADERS,
} from '#tests/helpers/payments/payment-burst.ts'
import { startPostgres } from '#tests/helpers/servers/postgres-server.ts'
import { SiteProcess } from '#tests/helpers/site-process.ts'
import { createLightPost } from './lib/light-post.ts'
import { median } from './lib/load.ts'
import { startPlainIntake } from './lib/peers.ts'
import { processorMs } from './lib/process-use.ts'

// A burst of notifications of the payment provider: how soon each is answered, beside a bare Fastify that
// only inserts them; when all are booked; and how much it slows other visitors down.
//   npm run bench -- payments

const BURST = 1000
const AT_ONCE = 16
const CALM_MS = 5000
const WARM_UP = 200
const round = (value: number) => Number(value.toFixed(value < 10 ? 2 : 1))
const p99 = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN

for (const engine of ['sqlite', 'postgres']) await measure(engine)

async function measure(engine: string): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cpt-bench-'))
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const database = { dataDir, databaseUrl: postgres?.url }
  const provider = await startProvider()
  const opened = openDatabase(database, (error) => {
    throw error
  })
  await prepareDatabase(opened)
  const all = await createBurst(opened.db, provider, WARM_UP + BURST)
  const [early, burst] = [all.slice(0, WARM_UP), all.slice(WARM_UP)]
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
  const plain = await startPlainIntake(postgres?.url)
  /** A visitor who reads the home page during the whole burst. */
  let visitor: Worker | undefined
  try {
    // A warm-up: neither this process nor a server is measured while V8 compiles its code.
    await send(plain.url, early)
    const beside = await send(plain.url, burst)
    await site.start()
    await (await fetch(site.url + pages.home)).arrayBuffer()
    await send(site.url, early)
    await untilBooked(database)
    await untilMailed(database)
    visitor = new Worker(new URL('./lib/visitor.ts', import.meta.url), {
      workerData: { url: site.url + pages.home },
    })
    await pause(CALM_MS)
    const calm = await askVisitor(visitor)
    const before = processorMs(site.pid)
    const started = performance.now()
    const times = await send(site.url, burst)
    const answered = performance.now() - started
    const takenIn = processorMs(site.pid)
    await untilBooked(database)
    const booked = performance.now() - started
    const during = await askVisitor(visitor)
    console.log(`\n${BURST} notifications at once (${AT_ONCE} lines), on ${engine}`)
    console.table({
      'answer, median ms': round(median(times)),
      'answer, p99 ms': round(p99(times)),
      'bare Fastify and insert, median ms': round(median(beside)),
      'bare Fastify and insert, p99 ms': round(p99(beside)),
      'p99, of the bare one': round(p99(times) / p99(beside)),
      'all answered, s': round(answered / 1000),
      'all booked, s': round(booked / 1000),
      'processor ms to take one in': round((takenIn - before) / BURST),
      'processor ms to book one and write its mails': round(
        (processorMs(site.pid) - takenIn) / BURST,
      ),
      'home for others meanwhile, median ms': round(median(during)),
      'to calm': round(median(during) / median(calm)),
      'home for others meanwhile, p99 ms': round(p99(during)),
    })
  } finally {
    await visitor?.terminate()
    await plain.stop()
    await site.kill()
    await provider.close()
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** All of them, with limited concurrency: the duration of each. */
async function send(url: string, burst: { body: string }[]): Promise<number[]> {
  const times: number[] = []
  const sender = createLightPost(PROVIDER_HEADERS, AT_ONCE)
  await inParallel(burst, AT_ONCE, async ({ body }) => {
    const from = performance.now()
    const status = await sender.post(`${url}/api/payments/payfast`, body)
    if (status !== 200) throw new Error('A notification was not taken.')
    times.push(performance.now() - from)
  })
  sender.close()
  return times
}

type Location = Parameters<typeof countWaiting>[0]

async function untilBooked(database: Location): Promise<void> {
  while ((await countWaiting(database)) > 0) await pause(100)
}

/** A burst comes to a site that is at rest, not to one that still writes the mails of the warm-up. */
async function untilMailed(database: Location): Promise<void> {
  while ((await countWaiting(database, 'outboxMessages')) > 0) await pause(100)
}

/** The durations of the reads since the last report. */
function askVisitor(visitor: Worker): Promise<number[]> {
  return new Promise((resolve, reject) => {
    visitor.once('message', resolve).once('error', reject)
    visitor.postMessage('how long?')
  })
}
