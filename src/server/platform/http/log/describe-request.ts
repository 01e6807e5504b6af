import type { FastifyRequest } from 'fastify'
import { clientNetwork } from '#server/platform/addresses/client-network.ts'

/**
 * What is logged of a request: no headers, no body, no query parameters (links in mails carry tokens there,
 * admins search for names), and of the IP address only the network.
 */
export const createDescribeRequest =
  (pathOf: (url: string) => string) => (request: FastifyRequest) => ({
    method: request.method,
    url: pathOf(request.url),
    host: request.host,
    remoteAddress: networkOf(request.ip),
  })

/**
 * The path of an address without the secret that follows one of `secretPaths`: a reader of the log must not be
 * able to open it.
 */
export const createPathOf = (secretPaths: readonly string[]) => (url: string) => {
  const path = url.split('?', 1)[0] ?? ''
  const plain = decoded(path)
  const start = secretPaths.find((secretPath) => plain.startsWith(secretPath))
  return start ? start + plain.slice(start.length).replace(/^[^/]+/, '…') : path
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

/** The network of an IP address: enough to see where trouble comes from. */
export function networkOf(address: string | undefined): string {
  if (!address) return ''
  const { near, wide } = clientNetwork(address)
  return wide ?? near.replace(/\.\d{1,3}$/, '.0')
}
