import { api, pages } from '#shared/paths.ts'
import { getRaw, startDemoSite } from './lib/demo-site.ts'
import { isInstalled, load, type Measured, median } from './lib/load.ts'
import { startNginx, startPlainFastify } from './lib/peers.ts'

// The home page and a small API answer, beside the same bytes from a bare Fastify and from nginx.
// All are measured in turn, several rounds in one run: read the ratios, not the figures.

const ROUNDS = 3
const COMPRESSED = { 'accept-encoding': 'br' }

for (const program of ['wrk', 'nginx']) {
  if (!isInstalled(program)) {
    console.error(`This benchmark needs ${program} (on Debian: apt-get install ${program}).`)
    process.exit(1)
  }
}

const site = await startDemoSite()

try {
  for (const address of [pages.home, api.categories]) {
    await getRaw(site.url + address, COMPRESSED)
    const { body: bytes, headers } = await getRaw(site.url + address, COMPRESSED)
    const contentType = headers['content-type'] ?? 'text/plain'
    const plain = await startPlainFastify(bytes, contentType)
    const nginx = await startNginx(bytes, contentType)
    const contenders = {
      'plain Fastify': plain.url,
      'CPT Recommends': site.url + address,
      nginx: nginx.url,
    }
    const results = new Map<string, Measured[]>()
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, url] of Object.entries(contenders)) {
        const measured = await load(url, { headers: COMPRESSED })
        if (measured.failed > 0) throw new Error(`${name} failed ${measured.failed} requests`)
        results.set(name, [...(results.get(name) ?? []), measured])
      }
    }
    await plain.stop()
    await nginx.stop()

    const rate = (name: string) =>
      median((results.get(name) ?? []).map((measured) => measured.requestsPerSecond))
    const base = rate('plain Fastify')
    console.log(`\n${address} (${bytes.length} bytes on the wire)`)
    console.table(
      Object.fromEntries(
        [...results].map(([name, rounds]) => [
          name,
          {
            'requests/s': Math.round(rate(name)),
            'p99 ms': Number(median(rounds.map((measured) => measured.p99Ms)).toFixed(2)),
            'of plain Fastify': Number((rate(name) / base).toFixed(2)),
          },
        ]),
      ),
    )
  }
} finally {
  await site.stop()
}
