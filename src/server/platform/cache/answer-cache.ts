import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/platform/config/config.ts'
import type { CatalogueVersion } from '#server/platform/db/catalogue-version.ts'
import { isWellFormedTarget } from '#server/platform/http/connections/request-target.ts'
import { chooseEncoding } from '#server/platform/http/encodings.ts'
import { createRequestIds } from '#server/platform/http/log/request-id.ts'
import { REQUEST_LOG_LEVELS } from '#server/platform/http/log/request-log-levels.ts'
import { outageOf } from '#server/platform/http/outage.ts'
import { type AnswerParameters, answerAddress } from './answer-address.ts'
import { bufferOf, createAnswerStore, type StoredAnswer } from './answer-store.ts'
import { headOf, holdsCopy, sendCachedAnswer } from './send-cached-answer.ts'
import { serveCachedAnswers } from './serve-cached-answers.ts'

/** An answer that must not be cached: a redirect, a refusal, an error page. */
interface Uncached {
  send: (reply: FastifyReply) => FastifyReply
  /** Why the requested answer could not be given. */
  error?: unknown
}

/** A text to cache and send, with headers of its own. */
interface Rendered {
  text: string
  headers: Record<string, string>
}

/** What a route rendered: a text to cache and send, or an answer to send without caching it. */
export type RenderedAnswer = string | Rendered | Uncached

type Render = (address: string) => Promise<RenderedAnswer>

/**
 * Browsers ask each time, so that an owner sees an edit at once. A proxy may answer for a second by itself, for two
 * more while it asks, and for five minutes if we are being restarted.
 */
const FOR_EVERYBODY =
  'public, max-age=0, s-maxage=1, must-revalidate, stale-while-revalidate=2, stale-if-error=300'

export const JSON_TYPE = 'application/json; charset=utf-8'

export interface AnswerCounts {
  /** Cache hits. */
  hits: number
  /** Cache misses: not cached, or no longer valid. */
  misses: number
}

export interface AnswerCache {
  counts: Readonly<AnswerCounts>
  /**
   * Sends the cached answer of this address, or renders it: once, even if many requests wait for it.
   * Rendering may depend only on the normalised address that it is given.
   */
  answer(
    request: FastifyRequest,
    reply: FastifyReply,
    contentType: string,
    render: Render,
  ): Promise<FastifyReply>
}

interface Options {
  catalogue: CatalogueVersion
  /** Called with every request, so it must be cheap. */
  now: () => number
  config: Pick<Config, 'answerMemory' | 'logLevel' | 'trustProxy'>
  parameters: AnswerParameters
  /** The part of the catalogue that the answer of an address shows. */
  partOf: (address: string) => string
  /** The path of an address, for the log. */
  pathOf: (url: string) => string
}

/**
 * Answers that are the same for everybody, cached until what they show changes. From the second request on, an
 * address is served before Fastify runs, with the headers of the first answer, which contain nothing
 * personal.
 */
export function registerAnswerCache(
  server: FastifyInstance,
  { catalogue, now, config, parameters, partOf, pathOf }: Options,
): AnswerCache {
  const store = createAnswerStore(now, config.answerMemory, catalogue)
  const inFlight = new Map<string, Promise<StoredAnswer | Uncached>>()

  const find = (url: string) => {
    // Most addresses are normal already: a cached search takes 90 µs instead of 102.
    const cached = store.get(url)
    if (cached || !/[?%]/.test(url) || !isWellFormedTarget(url)) return cached
    return store.get(answerAddress(url, parameters))
  }
  const counts: AnswerCounts = { hits: 0, misses: 0 }
  const onServed = () => {
    counts.hits += 1
  }
  serveCachedAnswers(server, {
    find,
    requestId: createRequestIds(config.trustProxy),
    behindProxy: config.trustProxy !== false,
    isLogged: REQUEST_LOG_LEVELS.has(config.logLevel),
    onServed,
    pathOf,
  })
  // Requests that do not come through that server: injected ones, and the last ones before a shutdown.
  server.addHook('onRequest', (request, reply, done) => {
    const cached = find(request.url)
    if (cached && sendCachedAnswer(cached, request.raw, reply.raw, request.id)) {
      onServed()
      reply.hijack()
    } else done()
  })

  const renderAndStore = async (address: string, render: Render) => {
    const of = { part: partOf(address), version: catalogue.current() }
    const answer = await render(address).catch(thrown)
    const rendered = typeof answer === 'string' ? { text: answer, headers: {} } : answer
    const stale = 'text' in rendered ? undefined : findStale(address, rendered.error)
    counts[stale ? 'hits' : 'misses'] += 1
    return 'text' in rendered
      ? store.set(address, of, rendered.text, rendered.headers)
      : (stale ?? rendered)
  }

  /** Serves the stale answer during an outage. The next request tries again. */
  const findStale = (address: string, err: unknown) => {
    if (outageOf(err) === undefined) {
      // Not found, moved or refused: the cached answer is wrong now, even during an outage.
      store.remove(address)
      return undefined
    }
    // Looked up now: something deleted while we rendered must not appear again.
    const stale = store.getStale(address)
    if (stale) server.log.error({ err }, 'outage, answered from the cache')
    return stale
  }

  const renderOnce = (address: string, render: Render) => {
    // Without a cache, simultaneous requests do not share a result either, so that a benchmark measures every
    // answer.
    if (config.answerMemory === 0) return renderAndStore(address, render)
    // A request after a change must not get what was read before it.
    const key = `${catalogue.changedAt(partOf(address))} ${address}`
    const running = inFlight.get(key)
    if (running !== undefined) return running
    const rendered = renderAndStore(address, render).finally(() => inFlight.delete(key))
    inFlight.set(key, rendered)
    return rendered
  }

  return {
    counts,
    answer: async (request, reply, contentType, render) => {
      const rendered =
        find(request.url) ?? (await renderOnce(answerAddress(request.url, parameters), render))
      if ('send' in rendered) return rendered.send(reply)
      reply
        .header('content-type', contentType)
        .header('cache-control', FOR_EVERYBODY)
        .header('vary', 'accept-encoding')
        .header('etag', rendered.etag)
        .headers(rendered.headers)
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      const copy = await store.copy(rendered, encoding)
      // A cookie belongs to one person, so such an answer is not cached.
      if (!reply.hasHeader('set-cookie')) copy.head = headOf(reply.getHeaders(), copy.body.length)
      return holdsCopy(request.headers['if-none-match'], rendered)
        ? reply.code(304).send()
        : reply.send(bufferOf(copy))
    },
  }
}

function thrown(error: unknown): Uncached {
  return {
    error,
    send: () => {
      throw error
    },
  }
}
