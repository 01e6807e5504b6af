import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pages } from '#shared/paths.ts'
import { startNginx } from '#tests/helpers/servers/nginx.ts'
import { needPrograms } from './lib/beside.ts'
import { getRaw, startDemoSite } from './lib/demo-site.ts'
import { load, median } from './lib/load.ts'
import { preciseProcessorMs } from './lib/process-use.ts'

// Public pages and a call from the cache of the documented nginx, beside the same bytes as a file of the same nginx and
// beside the site's own cache, by turns. Goal: 0.8 of the file. nginx's processor time for each, and its ratio, is for
// machines that also do something else.

needPrograms('wrk', 'nginx')

const ROUNDS = 4
const SECONDS = 2
const COMPRESSED = { 'accept-encoding': 'br' }
const ADDRESSES = {
  home: pages.home,
  category: pages.category('restaurants'),
  search: `${pages.search}?q=plumber`,
  'list (call)': '/api/businesses?page=1',
}

/** Requests a second, and microseconds of nginx's processor time for each. */
async function measure(url: string): Promise<{ rate: number; cpuUs: number }> {
  const before = nginxMs()
  const { requests, requestsPerSecond, failed } = await load(url, {
    headers: COMPRESSED,
    seconds: SECONDS,
  })
  if (failed > 0) throw new Error(`${url} failed ${failed} requests`)
  return { rate: requestsPerSecond, cpuUs: ((nginxMs() - before) * 1000) / requests }
}

const nginxMs = () =>
  readFileSync(`/proc/${nginx.pid}/task/${nginx.pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .reduce((sum, pid) => sum + preciseProcessorMs(Number(pid)), 0)
const medianOf = (values: number[], digits: number) => Number(median(values).toFixed(digits))

const folder = mkdtempSync(path.join(tmpdir(), 'cpt-bench-'))
const file = path.join(folder, 'body')
const site = await startDemoSite()
await site.restart()
const nginx = await startNginx(
  [site.url.replace('localhost', '127.0.0.1')],
  `location = /the-same-bytes { alias ${file}; default_type text/html; }`,
)
const table: Record<string, Record<string, number>> = {}
try {
  for (const [name, address] of Object.entries(ADDRESSES)) {
    const { body } = await getRaw(nginx.url + address, COMPRESSED)
    writeFileSync(file, body)
    const rounds: {
      hit: number
      cpuUs: number
      ofFile: number
      cpuOfFile: number
      ofSite: number
    }[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const hit = await measure(nginx.url + address)
      const file = await measure(`${nginx.url}/the-same-bytes`)
      const own = await measure(site.url + address)
      rounds.push({
        hit: hit.rate,
        cpuUs: hit.cpuUs,
        ofFile: hit.rate / file.rate,
        cpuOfFile: file.cpuUs / hit.cpuUs,
        ofSite: hit.rate / own.rate,
      })
    }
    table[name] = {
      'bytes on the wire': body.length,
      'hits/s': medianOf(
        rounds.map(({ hit }) => hit),
        0,
      ),
      'of a file': medianOf(
        rounds.map(({ ofFile }) => ofFile),
        2,
      ),
      'of the site': medianOf(
        rounds.map(({ ofSite }) => ofSite),
        2,
      ),
      'CPU µs of nginx': medianOf(
        rounds.map(({ cpuUs }) => cpuUs),
        0,
      ),
      'of a file, by CPU': medianOf(
        rounds.map(({ cpuOfFile }) => cpuOfFile),
        2,
      ),
    }
  }
  console.table(table)
} finally {
  await nginx.stop()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
}
