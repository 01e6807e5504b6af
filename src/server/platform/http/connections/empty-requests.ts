import type { Server } from 'node:http'

/**
 * A request without a length or an encoding has no body, and with `optimizeEmptyRequests` Node never emits
 * its end. Removes a content type, so that no parser waits for a body.
 */
export function dropTypeWithoutBody(server: Server): void {
  server.prependListener('request', ({ method, headers }) => {
    if (method === 'GET' || method === 'HEAD') return
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)
      return
    delete headers['content-type']
  })
}
