import type { Server } from 'node:http'

/**
 * Without a length or an encoding a request has no body, and with `optimizeEmptyRequests` Node never
 * says that it has ended. What type the nothing is said to be must not make anybody wait for it.
 */
export function dropTypeWithoutBody(server: Server): void {
  server.prependListener('request', ({ method, headers }) => {
    if (method === 'GET' || method === 'HEAD') return
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)
      return
    delete headers['content-type']
  })
}
