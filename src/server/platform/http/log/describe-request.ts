import type { FastifyRequest } from 'fastify'
import { clientNetwork } from '#server/platform/http/limits/client-network.ts'

/**
 * What the log keeps of a request: no headers, no body, and of the address neither parameters (links
 * in mails carry tokens there, admins search for names) nor the end that would name one household.
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
  return (url.split('?', 1)[0] ?? '').replace(SECRET_PART, '$1…')
}

/** Addresses that are secrets themselves: whoever reads the log must not follow them. */
const SECRET_PART = /^(\/(?:api\/bookings|booking|booking-answer|calendar)\/)[^/]+/

/** The network that an address belongs to: enough to see where trouble comes from. */
export function networkOf(address: string | undefined): string {
  if (!address) return ''
  const { near, wide } = clientNetwork(address)
  return wide ?? near.replace(/\d+$/, '0')
}
