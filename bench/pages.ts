import { pages } from '#shared/paths.ts'
import { besidePeers, needPrograms } from './lib/beside.ts'
import { startDemoSite } from './lib/demo-site.ts'
import { costOf } from './lib/uncached.ts'

// The public pages with the demo data: cached, compared with the same bytes from a bare Fastify and from
// nginx; and uncached, in CPU time. After a warm start: creating the demo is not included.

needPrograms('wrk', 'nginx')

const site = await startDemoSite()
await site.restart()
const table: Record<string, Record<string, number>> = {}
try {
  const { gems } = (await (await fetch(`${site.url}/api/featured-gems`)).json()) as {
    gems: { businessId: string }[]
  }
  const addresses = {
    home: pages.home,
    business: pages.business(gems[0]?.businessId ?? ''),
    category: pages.category('restaurants'),
    search: `${pages.search}?q=plumber`,
    article: pages.blogPost('northern-suburbs-business-listing-seo'),
  }
  for (const [name, address] of Object.entries(addresses)) {
    const cached = await besidePeers(site.url + address)
    table[name] = {
      'bytes on the wire': cached.bytes,
      'cached: requests/s': cached.requestsPerSecond,
      'p99 ms': cached.p99Ms,
      'of plain Fastify': cached.ofPlainFastify,
      'of nginx': cached.ofNginx,
    }
  }
  await site.restart({ ANSWER_MEMORY_MB: '0' })
  for (const [name, address] of Object.entries(addresses)) {
    const uncached = await costOf(site.url + address, site.pid())
    table[name] = { ...table[name], 'uncached: CPU ms': uncached.cpuMs }
  }
  console.table(table)
} finally {
  await site.stop()
}
