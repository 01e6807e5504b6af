import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Larger than any photo of a phone; the body of a larger announced size is not read. */
const MAX_BYTES = 32 * 1024 * 1024

/**
 * Before an answer that ends the connection, reads the rest of the body and discards it. Closing a connection
 * with unread bytes resets it, and the client, which is still sending, loses the answer: an image that is too
 * large would look like a broken network. slow-requests.ts limits how slowly the rest may arrive.
 */
export function discardBodies(server: FastifyInstance): void {
  server.addHook('onSend', async ({ raw }, reply) => {
    const isRead = raw.complete || raw.readableEnded || raw.destroyed
    if (reply.getHeader('connection') === 'close' && !isRead) await discardBody(raw)
  })
}

function discardBody(request: IncomingMessage): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) return Promise.resolve()
  return new Promise((resolve) => {
    let bytes = 0
    const count = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > MAX_BYTES) stop()
    }
    const stop = () => {
      request.off('data', count).off('end', stop).off('close', stop)
      resolve()
    }
    request.on('data', count).on('end', stop).on('close', stop)
  })
}
