import type { FastifyRequest } from 'fastify'
import { clientNetwork } from '#server/platform/http/limits/client-network.ts'

/**
 * What is logged of a request: no headers, no body, no query parameters (links in mails carry tokens there,
 * admins search for names), and of the IP address only the network.
 */
export function describeRequest(request: FastifyRequest) {
  return {
    method: request.method,
    url: pathOf(request.url),
    host: request.host,
    remoteAddress: networkOf(request.ip),
  }
}

export function pathOf(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  const plain = decoded(path)
  return SECRET_PART.test(plain) ? plain.replace(SECRET_PART, '$1…') : path
}

/** The router decodes percent-encoded letters, so this has to as well. */
function decoded(path: string): string {
  if (!path.includes('%')) return path
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Paths that contain a secret: a reader of the log must not be able to open them. */
const SECRET_PART = /^(\/(?:api\/booking(?:-group)?s|booking(?:-answer|-group)?|calendar)\/)[^/]+/

/** The network of an IP address: enough to see where trouble comes from. */
export function networkOf(address: string | undefined): string {
  if (!address) return ''
  const { near, wide } = clientNetwork(address)
  return wide ?? near.replace(/\d+$/, '0')
}
