import type { IncomingMessage, Server } from 'node:http'

const SWEEP_MS = 5000
/** Every body gets this long, however small its pace. */
const GRACE_MS = 10_000
/** A photo over a weak mobile network is faster than this; somebody who holds on to a line is not. */
const SLOWEST_BYTES_A_SECOND = 4096

interface Arriving {
  request: IncomingMessage
  since: number
  bytesBefore: number
}

/**
 * Cuts off who sends a body drop by drop. A limit on the time alone would have to choose between
 * such a client and a large photo that comes slowly but steadily.
 */
export function cutSlowRequests(server: Server): void {
  const arriving = new Set<Arriving>()

  server.on('request', (request) => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.complete) return
    arriving.add({ request, since: Date.now(), bytesBefore: request.socket.bytesRead })
  })

  const sweep = setInterval(() => {
    const now = Date.now()
    for (const entry of arriving) {
      const { request, since, bytesBefore } = entry
      if (request.complete || request.destroyed) arriving.delete(entry)
      else if (now - since > GRACE_MS) {
        const pace = (request.socket.bytesRead - bytesBefore) / ((now - since) / 1000)
        if (pace < SLOWEST_BYTES_A_SECOND) request.socket.destroy()
      }
    }
  }, SWEEP_MS).unref()
  server.once('close', () => clearInterval(sweep))
}
