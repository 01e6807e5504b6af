import { besidePeers, needPrograms } from './lib/beside.ts'
import { BENCH_ADMIN, BENCH_PASSWORD, startCatalogueSite } from './lib/catalogue-site.ts'
import { load } from './lib/load.ts'
import { postAgain } from './lib/post-again.ts'

// The API calls, on both engines with 120 businesses: cached reads compared with the same bytes from a bare
// Fastify and from nginx, conditional requests, and writes.

needPrograms('wrk', 'nginx')
const ENGINES = (process.env.BENCH_ENGINES ?? 'sqlite,postgres').split(',')

for (const engine of ENGINES) {
  const { site, businessId, stop } = await startCatalogueSite(engine, 120, {})
  const table: Record<string, Record<string, number>> = {}
  try {
    const reads = {
      'a page of the list': '/api/businesses?page=1',
      'one business': `/api/business/${businessId}`,
      'a search': '/api/businesses?q=plumber',
      categories: '/api/categories',
    }
    for (const [name, address] of Object.entries(reads)) {
      const cached = await besidePeers(site.url + address)
      table[name] = {
        'requests/s': cached.requestsPerSecond,
        'p99 ms': cached.p99Ms,
        'of plain Fastify': cached.ofPlainFastify,
        'of nginx': cached.ofNginx,
      }
    }
    const list = site.url + reads['a page of the list']
    const etag = (await fetch(list)).headers.get('etag') ?? ''
    const again = await fetch(list, { headers: { 'if-none-match': etag } })
    if (again.status !== 304) throw new Error(`A conditional request was answered ${again.status}.`)
    const unchanged = await load(list, { seconds: 2, headers: { 'if-none-match': etag } })
    table['the list, unchanged (304)'] = {
      'requests/s': Math.round(unchanged.requestsPerSecond),
      'p99 ms': Number(unchanged.p99Ms.toFixed(2)),
    }
    const person = { name: 'Bench', phone: '021 555 0100', email: 'visitor@bench.example' }
    const writes: Record<string, [address: string, body: object]> = {
      'sign in': ['/api/login', { email: BENCH_ADMIN, password: BENCH_PASSWORD }],
      booking: ['/api/booking', { businessId, ...person }],
      rating: ['/api/rating', { businessId, stars: 5 }],
    }
    for (const [name, [address, body]] of Object.entries(writes))
      table[name] = await postAgain(site.url + address, body)
    console.log(`\n${engine}`)
    console.table(table)
  } finally {
    await stop()
  }
}
