import type { FastifyInstance } from 'fastify'
import { Refusal } from '#server/platform/errors.ts'

/** A step to this folder or the one above, written plainly or in escapes. */
const DOT_SEGMENT = /\/(\.|%2e){1,2}(\/|$)/i
/** Browsers turn a backslash into a slash and keep what follows a hash to themselves. */
const NEVER_SENT = /[\\#]|%5c/i

/**
 * Whether an address has the one form that browsers and proxies send: a path from the root, without
 * steps up or down. Anything else means another address to some program between us and the reader,
 * and would have an answer of its own in every cache on the way.
 */
export function isPlainTarget(url: string): boolean {
  const path = url.split('?', 1)[0] ?? ''
  if (!path.startsWith('/') || path.startsWith('//')) return false
  return !NEVER_SENT.test(path) && !url.includes('#') && !DOT_SEGMENT.test(path)
}

export function refuseOddTargets(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    if (isPlainTarget(request.url)) done()
    else done(new Refusal('invalid', 'That address is not well formed.'))
  })
}
