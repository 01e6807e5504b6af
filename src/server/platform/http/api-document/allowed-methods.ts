import type { FastifyInstance } from 'fastify'
import { isOfPattern } from '#shared/path-pattern.ts'

/**
 * Which methods each address accepts, for the Allow header of a 405. Reads the routes while they are
 * registered, so call it before them.
 */
export function watchMethods(app: FastifyInstance): (path: string) => string[] {
  const known: { pattern: string; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    if (url.endsWith('*')) return
    known.push({ pattern: url, methods: [method].flat() })
  })
  return (path) => [
    ...new Set(
      known.flatMap(({ pattern, methods }) => (isOfPattern(path, pattern) ? methods : [])),
    ),
  ]
}
