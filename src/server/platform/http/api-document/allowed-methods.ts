import type { FastifyInstance } from 'fastify'

/**
 * Which methods each address accepts, for the Allow header of a 405. Reads the routes while they are
 * registered, so call it before them.
 */
export function watchMethods(app: FastifyInstance): (path: string) => string[] {
  const known: { pattern: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    if (url.endsWith('*')) return
    const pattern = new RegExp(`^${url.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`)
    known.push({ pattern, methods: [method].flat() })
  })
  return (path) => [
    ...new Set(known.flatMap(({ pattern, methods }) => (pattern.test(path) ? methods : []))),
  ]
}
