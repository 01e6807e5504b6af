import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'

/**
 * Policies that speak to documents say nothing to a picture, a font or a script, and cost a phone
 * more than half a kilobyte with each of them.
 */
const FOR_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-frame-options',
]

/** Built files carry their content's hash in their name; art and fonts do not. */
export async function registerStaticFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDir,
    // Known files only, so that every other address is a page.
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, file) => {
      reply.header('cache-control', file.includes('/assets/') ? YEAR : DAY)
      // Webmail shows our messages, and the pictures in them, from its own origin.
      if (file.includes('/art/')) reply.header('cross-origin-resource-policy', 'cross-origin')
      for (const name of FOR_DOCUMENTS) reply.removeHeader(name)
    },
  })
}
