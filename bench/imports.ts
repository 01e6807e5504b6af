import { setTimeout as pause } from 'node:timers/promises'
import { pages } from '#shared/paths.ts'
import { type Caller, createCaller } from '#tests/helpers/load/caller.ts'
import { BENCH_ADMIN, BENCH_PASSWORD, startCatalogueSite } from './lib/catalogue-site.ts'
import { signIn } from './lib/sign-in.ts'

// Pages while a file is imported, compared with the same pages before and after it in the same run, on both engines.
// Goal: a 95th percentile of at most 1.2 times that of before.
//   npm run bench -- imports           BENCH_ENGINES=sqlite BENCH_ROWS=3000 for less

const ENGINES = (process.env.BENCH_ENGINES ?? 'sqlite,postgres').split(',')
const ROWS = Number(process.env.BENCH_ROWS ?? 20_000)
const LISTED = 2000
const VISITORS = 4
/** Between two pages of a visitor. */
const THINK_MS = 25
const QUIET_MS = 30_000
/** Between two looks at the import, which read all its rows. */
const LOOK_MS = 5000
const SUBURBS = ['Observatory', 'Sea Point', 'Khayelitsha', 'Bellville', 'Durbanville', 'Strand']

const fileOf = (count: number) => {
  const rows = Array.from({ length: count }, (_, at) => {
    const suburb = SUBURBS[at % SUBURBS.length]
    return `B${at},Stall ${at} of ${suburb},Other,${at + 1} Main Road,${suburb},"Bread, milk",Mon-Fri 08:00-17:00`
  })
  return ['Number,Name,Trade,Address,Suburb,Services,Hours', ...rows].join('\r\n')
}

const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN

/** What visitors waited for their pages until the time is over; each waits for the answer and thinks a little. */
async function visit(
  caller: Caller,
  addresses: string[],
  isOver: () => boolean,
): Promise<number[]> {
  const waits: number[] = []
  const visitor = async (first: number) => {
    for (let at = first; !isOver(); at += 1) {
      const address = addresses[at % addresses.length] ?? ''
      // Each request from a network of its own: production limits them.
      const from = `203.0.${at % 250}.${first + 1}`
      const called = await caller.send({ address, headers: { 'x-forwarded-for': from } })
      if (!called.isDone) throw new Error(`${address} answered ${called.status}.`)
      waits.push(called.ms)
      await pause(THINK_MS)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, (_, index) => visitor(index * 7)))
  return waits
}

const quietly = (caller: Caller, addresses: string[]) => {
  const end = performance.now() + QUIET_MS
  return visit(caller, addresses, () => performance.now() > end)
}

for (const engine of ENGINES) {
  // In tests an import would not pause between its chunks.
  const environment = {
    NODE_ENV: 'production',
    ALLOW_INSECURE_HTTP: 'on',
    AUTH_SECRET: 'only for the bench, only for the bench',
    RATE_LIMIT: 'on',
    TRUST_PROXY: '127.0.0.1,::1',
    ADMIN_SECOND_FACTOR: 'optional',
    BACKUP_TO: 'off',
    UNCLAIMED: 'on',
  }
  const { site, businessId, stop } = await startCatalogueSite(engine, LISTED, environment)
  try {
    const cookie = await signIn(site.url, { email: BENCH_ADMIN, password: BENCH_PASSWORD })
    const headers = { cookie }
    const call = async (method: string, address: string, body?: FormData) => {
      const answer = await fetch(site.url + address, { method, headers, body })
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
      return answer.json()
    }
    const form = new FormData()
    form.append('source', 'the bench')
    form.append('file', new Blob([fileOf(ROWS)], { type: 'text/csv' }), 'bench.csv')
    const { id } = await call('POST', '/api/admin/imports', form)
    const getState = async () => (await call('GET', `/api/admin/imports/${id}`)).state
    const until = async (wanted: string) => {
      while ((await getState()) !== wanted) await pause(LOOK_MS)
    }
    await until('ready')

    const addresses = [
      pages.home,
      pages.search,
      `${pages.search}?q=plumber`,
      `${pages.search}?q=restaurant+sea+point`,
      pages.categories,
      pages.category('restaurants'),
      '/area/sea-point',
      pages.business(businessId),
      '/api/businesses?page=2',
    ]
    const caller = createCaller(site.url, VISITORS)
    await quietly(caller, addresses)
    const before = await quietly(caller, addresses)
    let isDone = false
    const from = performance.now()
    await call('POST', `/api/admin/imports/${id}/apply`)
    const finished = until('done').then(() => {
      isDone = true
    })
    const during = await visit(caller, addresses, () => isDone)
    await finished
    const seconds = Math.round((performance.now() - from) / 1000)
    const after = await quietly(caller, addresses)
    caller.close()

    const p95 = (waits: number[]) => percentile(waits, 0.95)
    const quiet = (p95(before) + p95(after)) / 2
    const row = (waits: number[]) => ({
      pages: waits.length,
      'p50 ms': Number(percentile(waits, 0.5).toFixed(1)),
      'p95 ms': Number(percentile(waits, 0.95).toFixed(1)),
      'p99 ms': Number(percentile(waits, 0.99).toFixed(1)),
    })
    console.log(`\n${engine}: ${ROWS} rows in ${seconds} s`)
    console.table({ before: row(before), during: row(during), after: row(after) })
    console.log(
      `p95 during: ${(p95(during) / p95(before)).toFixed(2)} of before, ${(p95(during) / quiet).toFixed(2)} of the mean of before and after`,
    )
  } finally {
    await stop()
  }
}
