import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'

/**
 * Policies for documents mean little for an image, a font or a script, and would add more than half a
 * kilobyte to each.
 */
const FOR_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
]

/**
 * A file opened in its own tab is a document, and an SVG could run code: the policy forbids that, and
 * framing. The browser's own page around an image needs inline styles, the one around a video needs the
 * media file.
 */
const FILE_POLICY =
  "default-src 'none';style-src 'unsafe-inline';media-src 'self';base-uri 'none';frame-ancestors 'none'"

/** Built files have their content's hash in their name; art and fonts do not. */
export async function registerStaticFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDir,
    // Only files known at start, so that every other address is a page.
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, file) => {
      reply.header('cache-control', file.includes('/assets/') ? YEAR : DAY)
      // Webmail shows the images of our messages from its own origin.
      if (file.includes('/art/')) reply.header('cross-origin-resource-policy', 'cross-origin')
      for (const name of FOR_DOCUMENTS) reply.removeHeader(name)
      reply.header('content-security-policy', FILE_POLICY)
    },
  })
}
