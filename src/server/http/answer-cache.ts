import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CatalogueVersion } from '#server/catalogue-version.ts'
import { createAnswerStore, type StoredAnswer } from './answer-store.ts'
import { chooseEncoding, type Encoding } from './encodings.ts'

/** What a route made: the text to keep and send, or a function that answers without keeping. */
export type MadeAnswer = string | ((reply: FastifyReply) => FastifyReply)

export const JSON_TYPE = 'application/json; charset=utf-8'

export interface AnswerCache {
  /** Sends the kept answer of this address, or makes it: once, however many ask at a time. */
  answer(
    request: FastifyRequest,
    reply: FastifyReply,
    contentType: string,
    make: () => Promise<MadeAnswer>,
  ): Promise<FastifyReply>
}

interface Options {
  catalogue: CatalogueVersion
  clock: () => Date
}

/**
 * Answers that are the same for everybody, kept until the catalogue changes. The second request
 * for an address is served by the very first hook, before routing has cost anything: with the
 * headers of the first, which carry nothing personal.
 */
export function registerAnswerCache(
  server: FastifyInstance,
  { catalogue, clock }: Options,
): AnswerCache {
  const store = createAnswerStore(() => clock().getTime())
  const underWay = new Map<string, Promise<StoredAnswer | Exclude<MadeAnswer, string>>>()

  server.addHook('onRequest', (request, reply, done) => {
    const kept = request.method === 'GET' && store.get(request.url, catalogue.current())
    if (!kept || !sendAgain(kept, request, reply)) done()
  })

  const makeOnce = (url: string, make: () => Promise<MadeAnswer>) => {
    const version = catalogue.current()
    const key = `${version} ${url}`
    const running = underWay.get(key)
    if (running !== undefined) return running
    const made = make()
      .then((answer) => (typeof answer === 'string' ? store.set(url, version, answer) : answer))
      .finally(() => underWay.delete(key))
    underWay.set(key, made)
    return made
  }

  return {
    answer: async (request, reply, contentType, make) => {
      const made =
        store.get(request.url, catalogue.current()) ?? (await makeOnce(request.url, make))
      if (typeof made === 'function') return made(reply)
      reply
        .header('content-type', contentType)
        .header('cache-control', 'public, max-age=0, must-revalidate')
        .header('vary', 'accept-encoding')
        .header('etag', made.etag)
      if (request.headers['if-none-match'] === made.etag) return reply.code(304).send()
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      const body = await store.body(made, encoding)
      rememberHead(made, encoding, reply)
      return reply.send(body)
    },
  }
}

function rememberHead(answer: StoredAnswer, encoding: Encoding, reply: FastifyReply): void {
  const headers = Object.entries(reply.getHeaders())
  // A cookie is somebody's own: such an answer is not repeated.
  if (headers.some(([name]) => name === 'set-cookie')) return
  answer.heads[encoding] = headers.flatMap(([name, value]) => [name, String(value)])
}

/** False when this encoding has not been sent yet. */
function sendAgain(answer: StoredAnswer, request: FastifyRequest, reply: FastifyReply): boolean {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const head = answer.heads[encoding]
  const body = answer.bodies[encoding]
  if (!head || !body) return false
  reply.hijack()
  if (request.headers['if-none-match'] === answer.etag) {
    reply.raw.writeHead(304, [...head, 'x-request-id', request.id]).end()
    return true
  }
  reply.raw
    .writeHead(200, [
      ...head,
      'x-request-id',
      request.id,
      'content-length',
      String(body.byteLength),
    ])
    .end(body)
  return true
}
