import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { api, pages } from '#shared/paths.ts'
import { createCatalogue } from '#tests/factories/catalogue.ts'
import { startPostgres } from '#tests/helpers/postgres-server.ts'
import { SiteProcess } from '#tests/helpers/site-process.ts'
import { load } from './lib/load.ts'
import { processorMs, residentMegabytes } from './lib/process-use.ts'

// Search, category and business pages at 100, 10,000 and 100,000 businesses on both engines: how throughput,
// p99, processor time and memory grow. Every answer is made anew; the last line shows the same search
// as most visitors meet it, kept in memory.
//   npm run bench -- search            BENCH_SIZES=100,10000 BENCH_ENGINES=sqlite for less

const SIZES = (process.env.BENCH_SIZES ?? '100,10000,100000').split(',').map(Number)
const ENGINES = (process.env.BENCH_ENGINES ?? 'sqlite,postgres').split(',')

const search = (q: string, area = '', page = 1) =>
  `${api.businesses}?${new URLSearchParams({ q, area, page: String(page) })}`

const ADDRESSES = {
  'common word': search('service'),
  'trade with synonyms': search('restaurant'),
  'trade and suburb': search('plumber', 'Claremont'),
  'rare name': search('strandloper locksmith'),
  'typo, forgiven': search('strandlopr'),
  'last page of a common word': search('service', '', 21),
  'category, page 1': `${api.businesses}?category=other&page=1`,
  'category as a page': `${pages.category('restaurants')}?page=1`,
}
const KEPT = 'common word, kept'

for (const engine of ENGINES) {
  for (const size of SIZES) await measure(engine, size)
}

async function measure(engine: string, size: number): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cpt-bench-'))
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  try {
    const made = performance.now()
    const opened = openDatabase({ dataDir, databaseUrl: postgres?.url }, (error) => {
      throw error
    })
    await migrate(opened)
    await createCatalogue(opened.db, size)
    await sql`analyze`.execute(opened.db)
    await opened.close()
    const seconds = ((performance.now() - made) / 1000).toFixed(0)
    console.log(`\n${engine}, ${size.toLocaleString('en')} businesses (made in ${seconds} s)`)

    const site = new SiteProcess({
      DATA_DIR: dataDir,
      DEMO: 'off',
      LOG_LEVEL: 'error',
      PUBLIC_URL: 'http://localhost:3000',
      ...(postgres ? { DATABASE_URL: postgres.url, ADMIN_PASSWORD: 'only for the bench' } : {}),
    })
    await site.start()
    const rows: Record<string, object> = {}
    const all = {
      ...ADDRESSES,
      'one business as a page': pages.business(await firstBusiness(site.url)),
      [KEPT]: ADDRESSES['common word'],
    }
    for (const [name, address] of Object.entries(all)) {
      const url = site.url + address
      await load(url, { seconds: 1, connections: 4 })
      const before = processorMs(site.pid)
      const measured = await load(url, { seconds: 3, connections: 4, unkept: name !== KEPT })
      if (measured.failed > 0) throw new Error(`${address} failed ${measured.failed} requests`)
      const used = processorMs(site.pid) - before
      rows[name] = {
        'requests/s': Math.round(measured.requestsPerSecond),
        'p99 ms': Number(measured.p99Ms.toFixed(1)),
        'CPU ms a request': Number((used / measured.requests).toFixed(2)),
      }
    }
    console.table(rows)
    console.log(`memory of the process: ${residentMegabytes(site.pid)} MB`)
    await site.stop()
  } finally {
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function firstBusiness(url: string): Promise<string> {
  const answer = await fetch(`${url}${api.businesses}?page=1`)
  const { businesses } = (await answer.json()) as { businesses: { id: string }[] }
  const id = businesses[0]?.id
  if (id === undefined) throw new Error('The catalogue is empty.')
  return id
}
