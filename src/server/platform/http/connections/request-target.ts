import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/platform/errors.ts'

/** A `.` or `..` path segment, plain or escaped. */
const DOT_SEGMENT = /\/(\.|%2e){1,2}(\/|$)/i
/** Browsers turn a backslash into a slash and do not send what follows a hash. */
const NEVER_SENT = /[\\#]|%5c/i

/**
 * Whether an address has the form that browsers and proxies send: an absolute path without `.` or `..`.
 * Anything else could mean another address to some program on the way, and would be a separate entry in every
 * cache.
 */
export function isWellFormedTarget(url: string): boolean {
  const path = url.split('?', 1)[0] ?? ''
  if (!path.startsWith('/') || path.startsWith('//')) return false
  return !NEVER_SENT.test(path) && !url.includes('#') && !DOT_SEGMENT.test(path)
}

export function refuseMalformedTargets(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    if (isWellFormedTarget(request.url)) done()
    else done(new AppError('invalid', 'That address is not well formed.'))
  })
}
