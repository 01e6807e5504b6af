import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#server/errors.ts'

const MAPS = ['https://www.google.com', 'https://maps.google.com']
const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

export interface SecurityOptions {
  publicUrl: string | undefined
  hstsSubdomains: boolean
  /** Off only under the development server, whose hot reload needs inline code. */
  strictContentPolicy: boolean
}

/**
 * Scripts and style sheets come from our own origin only, never inline: cached HTML stays
 * byte-identical, and a text that slips into a page cannot run. Style attributes are allowed,
 * since server-rendered React writes them.
 */
export async function registerSecurity(
  app: FastifyInstance,
  { publicUrl, hstsSubdomains, strictContentPolicy }: SecurityOptions,
): Promise<void> {
  const https = publicUrl?.startsWith('https:') ?? false
  await app.register(helmet, {
    contentSecurityPolicy: strictContentPolicy
      ? {
          useDefaults: false,
          directives: {
            defaultSrc: ["'self'"],
            scriptSrc: ["'self'"],
            styleSrc: ["'self'"],
            styleSrcAttr: ["'unsafe-inline'"],
            imgSrc: ["'self'", 'data:', 'blob:'],
            frameSrc: MAPS,
            // The map is an <object>: it alone shows its fallback when the load fails.
            objectSrc: MAPS,
            baseUri: ["'none'"],
            formAction: ["'self'"],
            frameAncestors: ["'none'"],
            ...(https ? { upgradeInsecureRequests: [] } : {}),
          },
        }
      : false,
    hsts: https ? { maxAge: 31_536_000, includeSubDomains: hstsSubdomains } : false,
    // Said to browsers that are gone (Explorer, Flash); they would cost every answer 120 bytes.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })

  app.addHook('onRequest', async (request) => {
    // No address of ours holds a NUL, and PostgreSQL would take one for a fault of ours.
    if (request.url.includes('%00'))
      throw new Refusal('invalid', 'That address is not well formed.')
    if (!CHANGING.has(request.method)) return
    // Browsers send both headers; a program without a browser's cookies sends neither, and may pass.
    const site = request.headers['sec-fetch-site']
    const origin = request.headers.origin
    const crossSite = site !== undefined && site !== 'same-origin' && site !== 'none'
    const own =
      publicUrl === undefined ? `${request.protocol}://${request.host}` : new URL(publicUrl).origin
    const foreign = origin !== undefined && origin !== own
    if (crossSite || foreign)
      throw new Refusal(
        'forbidden',
        'This request came from another site, so it was not carried out.',
      )
  })
}
