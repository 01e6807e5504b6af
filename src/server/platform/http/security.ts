import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#server/platform/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A GET that stores something, such as a line in the admin's record: refused for other sites. */
    writesOnRead?: boolean
  }
}

const MAPS = 'https://www.google.com https://maps.google.com'
const YEAR_SECONDS = 31_536_000
const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

export interface SecurityOptions {
  publicUrl: string | undefined
  hstsSubdomains: boolean
  /** Off only under the development server, whose hot reload needs inline code. */
  strictContentPolicy: boolean
}

const FORMS_TO_OURSELVES = "form-action 'self'"

/**
 * Scripts and style sheets come from our own origin only, never inline: cached HTML stays
 * byte-identical, and a text that slips into a page cannot run. Style attributes are allowed,
 * since server-rendered React writes them.
 */
const CONTENT_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  `frame-src ${MAPS}`,
  // The map is an <object>: it alone shows its fallback when the load fails.
  `object-src ${MAPS}`,
  "base-uri 'none'",
  FORMS_TO_OURSELVES,
  "frame-ancestors 'none'",
]

/**
 * No page uses any of these, so injected scripts and frames cannot either. Only our own pages may ask for the
 * location, after a tap. Only names that browsers know everywhere: Chromium warns of 'bluetooth' on Linux, and
 * frames do not get it anyway.
 */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .concat('geolocation=(self)')
  .join(', ')

/**
 * The headers of every answer. Headers for discontinued browsers (Explorer, Flash) are left out, and the list
 * is built once, since it is the same for all.
 */
function securityHeaders({ publicUrl, hstsSubdomains, strictContentPolicy }: SecurityOptions) {
  const https = publicUrl?.startsWith('https:') ?? false
  const policy = https ? [...CONTENT_POLICY, 'upgrade-insecure-requests'] : CONTENT_POLICY
  return {
    ...(strictContentPolicy ? { 'content-security-policy': policy.join(';') } : {}),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': PERMISSIONS,
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(https
      ? {
          'strict-transport-security': `max-age=${YEAR_SECONDS}${hstsSubdomains ? '; includeSubDomains' : ''}`,
        }
      : {}),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
}

export function registerSecurity(app: FastifyInstance, options: SecurityOptions): void {
  const { publicUrl } = options
  const headers = securityHeaders(options)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })

  app.addHook('onRequest', async (request) => {
    // No address of ours contains NUL, and PostgreSQL would refuse it with an error.
    if (request.url.includes('%00'))
      throw new AppError('invalid', 'That address is not well formed.')
    const changes = CHANGING.has(request.method) || request.routeOptions.config.writesOnRead
    if (changes) refuseOtherSites(request, publicUrl)
  })
}

/** Browsers send both headers; a program without a browser's cookies sends neither and is allowed. */
function refuseOtherSites(request: FastifyRequest, publicUrl: string | undefined): void {
  const site = request.headers['sec-fetch-site']
  const origin = request.headers.origin
  const crossSite = site !== undefined && site !== 'same-origin' && site !== 'none'
  const own =
    publicUrl === undefined ? `${request.protocol}://${request.host}` : new URL(publicUrl).origin
  const foreign = origin !== undefined && origin !== own
  if (crossSite || foreign)
    throw new AppError(
      'forbidden',
      'This request came from another site, so it was not carried out.',
    )
}

/** For the only page whose form posts to another site. */
export function allowFormTo(reply: FastifyReply, address: string): void {
  const policy = reply.getHeader('content-security-policy')
  if (typeof policy !== 'string') return
  const allowed = `${FORMS_TO_OURSELVES} ${new URL(address).origin}`
  reply.header('content-security-policy', policy.replace(FORMS_TO_OURSELVES, allowed))
}
