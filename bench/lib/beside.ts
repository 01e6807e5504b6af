import { getRaw } from './demo-site.ts'
import { isInstalled, load, type Measured, median } from './load.ts'
import { type Peer, startNginx, startPlainFastify } from './peers.ts'

const ROUNDS = 3
const COMPRESSED = { 'accept-encoding': 'br' }

export interface Beside {
  bytes: number
  requestsPerSecond: number
  p99Ms: number
  ofPlainFastify: number
  ofNginx: number
}

/**
 * A cached answer compared with the same bytes from a bare Fastify and from nginx, alternating, several
 * rounds in one run: compare the ratios, not the figures.
 */
export async function besidePeers(url: string, seconds = 2): Promise<Beside> {
  await getRaw(url, COMPRESSED)
  const { body, headers } = await getRaw(url, COMPRESSED)
  const contentType = headers['content-type'] ?? 'text/plain'
  const peers: Peer[] = [
    await startPlainFastify(body, contentType),
    await startNginx(body, contentType),
  ]
  try {
    const urls = [url, ...peers.map((peer) => peer.url)]
    const rounds: Measured[][] = urls.map(() => [])
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [place, one] of urls.entries()) {
        const measured = await load(one, { headers: COMPRESSED, seconds })
        if (measured.failed > 0) throw new Error(`${one} failed ${measured.failed} requests`)
        rounds[place]?.push(measured)
      }
    }
    const [ours = 0, plain = 0, nginx = 0] = rounds.map((of) =>
      median(of.map((measured) => measured.requestsPerSecond)),
    )
    return {
      bytes: body.length,
      requestsPerSecond: Math.round(ours),
      p99Ms: Number(median((rounds[0] ?? []).map(({ p99Ms }) => p99Ms)).toFixed(2)),
      ofPlainFastify: Number((ours / plain).toFixed(2)),
      ofNginx: Number((ours / nginx).toFixed(2)),
    }
  } finally {
    for (const peer of peers) await peer.stop()
  }
}

export function needPrograms(...programs: string[]): void {
  for (const program of programs) {
    if (isInstalled(program)) continue
    console.error(`This benchmark needs ${program} (on Debian: apt-get install ${program}).`)
    process.exit(1)
  }
}
