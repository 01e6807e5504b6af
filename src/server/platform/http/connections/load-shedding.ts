import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { plainPage } from '#server/platform/http/plain-page.ts'
import { sendProblem } from '#server/platform/http/problems.ts'
import { addressOf } from '#shared/api/address.ts'

const TICK_MS = 50
/** The longest allowed turn of the event loop while it accepts requests. */
const LONGEST_TURN_MS = 1000
/** A few requests that arrive together are no overload. */
const ALWAYS_ADMITTED = 100
/** Requests in flight; with ten database connections, more would only wait longer. */
const MAX_IN_PROGRESS = 300
const RETRY_AFTER_SECONDS = '2'

const BUSY = 'We are very busy right now. Please try again in a moment.'
/** Files that an already served page needs; the health checks are exempt as well. */
const HEALTH = [addressOf('GET /api/health'), addressOf('GET /api/health/live')]
const NEVER_SHED = /^\/(assets|fonts|art)\//

/**
 * Load shedding: above its capacity the site answers as many requests as it can in good time and refuses the
 * rest at once, instead of answering all of them too late. Cached answers are served before this and are
 * never refused.
 */
export function registerLoadShedding(server: FastifyInstance): void {
  let turnStarted = performance.now()
  let admitted = 0
  const inProgress = new Set<FastifyReply>()
  const tick = setInterval(() => {
    turnStarted = performance.now()
    admitted = 0
  }, TICK_MS).unref()
  server.addHook('onClose', async () => clearInterval(tick))

  /** Also called during a long turn, so it measures the turn that is still running. */
  const isOverloaded = () =>
    inProgress.size >= MAX_IN_PROGRESS ||
    (admitted >= ALWAYS_ADMITTED && performance.now() - turnStarted > LONGEST_TURN_MS)

  server.addHook('onRequest', (request, reply, done) => {
    if (HEALTH.includes(request.url) || NEVER_SHED.test(request.url)) return done()
    if (isOverloaded()) return void refuseBusy(request, reply)
    admitted += 1
    done()
  })

  // Only after the body has arrived: a slow upload takes nobody's place.
  server.addHook('preValidation', (request, reply, done) => {
    if (request.headers['content-type']?.startsWith('multipart/')) return done()
    inProgress.add(reply)
    reply.raw.once('close', () => inProgress.delete(reply))
    done()
  })

  // As soon as the answer is ready: sending it to a slow client is no work for us.
  server.addHook('onSend', (_request, reply, _payload, done) => {
    inProgress.delete(reply)
    done()
  })
}

function refuseBusy(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('retry-after', RETRY_AFTER_SECONDS)
  if (request.url.startsWith('/api/')) return sendProblem(reply, { status: 503, detail: BUSY })
  return reply
    .code(503)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(plainPage('We are very busy right now', ['Please try again in a moment.']))
}
