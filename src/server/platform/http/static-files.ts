import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'

/**
 * Policies that speak to documents say little to a picture, a font or a script, and cost a phone
 * more than half a kilobyte with each of them.
 */
const FOR_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
]

/**
 * A file that is opened by itself is a document, and a drawing could run code: this one may not, nor
 * be framed. The browser's own page round a picture needs its styles, the one round the film its file.
 */
const FILE_POLICY =
  "default-src 'none';style-src 'unsafe-inline';media-src 'self';base-uri 'none';frame-ancestors 'none'"

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
      reply.header('content-security-policy', FILE_POLICY)
    },
  })
}
