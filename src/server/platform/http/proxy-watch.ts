import type { FastifyRequest } from 'fastify'
import { isPublicAddress } from '#server/platform/addresses/is-public-address.ts'

export interface ProxyWatch {
  see(request: Pick<FastifyRequest, 'headers' | 'ip' | 'ips'>): void
  /** The last proxy of ours that TRUST_PROXY leaves out, since the process started; null if none was seen. */
  untrusted(): string | null
}

/**
 * Notices a proxy that names its visitors and is not believed: then all of them share its address. A public address
 * proves nothing, because any visitor can send the header.
 */
export function createProxyWatch(onFound: (address: string) => void): ProxyWatch {
  let found: string | null = null
  return {
    see({ headers, ip, ips }) {
      const forwarded = headers['x-forwarded-for']
      if (forwarded === undefined) return
      const named = String(forwarded).split(',').length
      // The first is the one that connected; the last is taken for the visitor.
      const isLast = (ips?.length ?? 1) > named
      const address = ip.replace(/^::ffff:/i, '')
      if (isLast || address === found || isPublicAddress(address)) return
      found = address
      onFound(address)
    },
    untrusted: () => found,
  }
}
