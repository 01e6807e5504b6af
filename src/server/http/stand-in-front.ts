import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { newId } from '#server/db/new-id.ts'
import type { StoredAnswer } from './answer-store.ts'
import { repeatAnswer } from './repeat-answer.ts'

/**
 * Serves kept answers before Fastify sees the request: its own work (a request, a reply, a child
 * logger, the route) costs more than sending the bytes. Everything else goes on to Fastify.
 */
export function standInFront(
  server: FastifyInstance,
  find: (url: string) => StoredAnswer | undefined,
  behindProxy: boolean,
): void {
  const http = server.server
  const fastify = http.listeners('request') as RequestListener[]
  let stopping = false
  // Fastify then tells each connection to end, so it shall see every request.
  server.addHook('preClose', async () => {
    stopping = true
  })

  const serve = (request: IncomingMessage, response: ServerResponse): boolean => {
    const kept = stopping ? undefined : find(request.url ?? '')
    if (!kept) return false
    const requestId = newId()
    if (!repeatAnswer(kept, request, response, requestId)) return false
    log(request, response, requestId)
    return true
  }

  const log = (request: IncomingMessage, response: ServerResponse, reqId: string) => {
    const { method, url, headers, socket } = request
    const ip = (behindProxy && headers['x-forwarded-for']) || socket.remoteAddress
    server.log.info(
      { reqId, req: { method, url, host: headers.host, ip }, res: response },
      'kept answer',
    )
  }

  http.removeAllListeners('request')
  http.on('request', (request, response) => {
    if (serve(request, response)) return
    for (const listener of fastify) listener(request, response)
  })
}
