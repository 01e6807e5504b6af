import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { plainPage } from '#server/platform/http/plain-page.ts'
import { sendProblem } from '#server/platform/http/problems.ts'
import { api } from '#shared/paths.ts'

const TICK_MS = 50
/** So long may one turn of the event loop last while it takes requests in. */
const LONGEST_TURN_MS = 1000
/** A crowd that presses one button together is not an overload. */
const ALWAYS_ADMITTED = 100
/** Answers that are being made at once; with ten connections to the database, more would only grow old. */
const MOST_IN_PROGRESS = 300
const RETRY_AFTER_SECONDS = '2'

const BUSY = 'We are very busy right now. Please try again in a moment.'
/** Files that a page just served needs, and the question whether we live. */
const NEVER_SHED = /^\/(assets|fonts|art)\//

/**
 * Past its capacity the site answers as many as it can in good time and turns the rest away at
 * once, instead of answering everybody too late. Cached answers come before this and always go out.
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

  /** Asked in the middle of a long turn, it already sees how long that turn is. */
  const isOverloaded = () =>
    inProgress.size >= MOST_IN_PROGRESS ||
    (admitted >= ALWAYS_ADMITTED && performance.now() - turnStarted > LONGEST_TURN_MS)

  server.addHook('onRequest', (request, reply, done) => {
    if (request.url === api.health || NEVER_SHED.test(request.url)) return done()
    if (isOverloaded()) return void turnAway(request, reply)
    admitted += 1
    done()
  })

  // Only once the body is here: whoever sends slowly holds nobody else up.
  server.addHook('preValidation', (request, reply, done) => {
    if (request.headers['content-type']?.startsWith('multipart/')) return done()
    inProgress.add(reply)
    reply.raw.once('close', () => inProgress.delete(reply))
    done()
  })

  // Once it is made: however slowly somebody takes an answer or a file, it is no work for us.
  server.addHook('onSend', (_request, reply, _payload, done) => {
    inProgress.delete(reply)
    done()
  })
}

function turnAway(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('retry-after', RETRY_AFTER_SECONDS)
  if (request.url.startsWith('/api/')) return sendProblem(reply, { status: 503, detail: BUSY })
  return reply
    .code(503)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(plainPage('We are very busy right now', ['Please try again in a moment.']))
}
