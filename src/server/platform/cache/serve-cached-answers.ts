import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { oneAtATime } from '#server/platform/http/connections/one-at-a-time.ts'
import { networkOf } from '#server/platform/http/log/describe-request.ts'
import type { StoredAnswer } from './answer-store.ts'
import { sendCachedAnswer } from './send-cached-answer.ts'

interface FrontOptions {
  find: (url: string) => StoredAnswer | undefined
  requestId: (request: IncomingMessage) => string
  behindProxy: boolean
  isLogged: boolean
  onServed: () => void
  pathOf: (url: string) => string
}

/**
 * Serves cached answers before Fastify sees the request: its own work (a request, a reply, a child
 * logger, the route) costs more than sending the bytes. Everything else goes on to Fastify.
 */
export function serveCachedAnswers(
  server: FastifyInstance,
  { find, requestId, behindProxy, isLogged, onServed, pathOf }: FrontOptions,
): void {
  const http = server.server
  // biome-ignore lint/plugin: Node types every listener as a plain Function
  const fastify = http.listeners('request') as RequestListener[]
  let stopping = false
  // During a shutdown Fastify tells each connection to close, so it must see every request.
  server.addHook('preClose', async () => {
    stopping = true
  })

  const serve = (request: IncomingMessage, response: ServerResponse): boolean => {
    const cached = stopping ? undefined : find(request.url ?? '')
    if (!cached) return false
    const reqId = requestId(request)
    if (!sendCachedAnswer(cached, request, response, reqId)) return false
    onServed()
    if (isLogged) log(request, response, reqId)
    return true
  }

  const log = (request: IncomingMessage, response: ServerResponse, reqId: string) => {
    const { method, url, headers, socket } = request
    const forwarded = behindProxy ? String(headers['x-forwarded-for'] ?? '') : ''
    const remoteAddress = networkOf(forwarded.split(',').at(-1)?.trim() || socket.remoteAddress)
    server.log.info(
      {
        reqId,
        // Not under the name `req`: that serializer expects a Fastify request.
        cached: { method, url: pathOf(url ?? ''), host: headers.host, remoteAddress },
        res: response,
      },
      'cache hit',
    )
  }

  http.removeAllListeners('request')
  http.on(
    'request',
    oneAtATime((request, response) => {
      if (serve(request, response)) return
      for (const listener of fastify) listener(request, response)
    }),
  )
}
