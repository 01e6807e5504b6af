import type { IncomingMessage, Server } from 'node:http'

const SWEEP_MS = 5000
/** Every body may take this long, however slow it is. */
const GRACE_MS = 10_000
/** A photo over a weak mobile network is faster than this; a slowloris attack is not. */
const MIN_BYTES_PER_SECOND = 4096

interface Arriving {
  request: IncomingMessage
  since: number
  bytesBefore: number
}

/**
 * Disconnects clients that send a body byte by byte. A time limit alone could not tell such a client from a
 * large photo that arrives slowly but steadily.
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
        if (pace < MIN_BYTES_PER_SECOND) request.socket.destroy()
      }
    }
  }, SWEEP_MS).unref()
  server.once('close', () => clearInterval(sweep))
}
