import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { newId } from '#server/platform/db/new-id.ts'

/** Accepts the ids of proxies and tracing systems, and nothing that could break a log line. */
const GIVEN = /^[\w-]{8,64}$/

interface Request {
  headers: IncomingHttpHeaders
  socket: { remoteAddress?: string | undefined }
}

/**
 * One id per request, in the proxy's log and ours, the answer and its problem document. An incoming id is
 * used only from a trusted proxy; otherwise visitors could write into our log.
 */
export function createRequestIds(trustProxy: boolean | string): (request: Request) => string {
  if (typeof trustProxy !== 'string') return newId
  const isTrusted = trustedAddresses(trustProxy)
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    if (typeof given !== 'string' || !GIVEN.test(given)) return newId()
    return isTrusted(socket.remoteAddress ?? '') ? given : newId()
  }
}

const familyOf = (version: number) => (version === 6 ? 'ipv6' : 'ipv4')

function trustedAddresses(list: string): (address: string) => boolean {
  const trusted = new BlockList()
  for (const entry of list.split(',')) {
    const [address = '', bits] = entry.trim().split('/')
    const version = isIP(address)
    if (version === 0) continue
    trusted.addSubnet(address, Number(bits ?? (version === 6 ? 128 : 32)), familyOf(version))
  }
  return (address) => {
    const version = isIP(address)
    return version !== 0 && trusted.check(address, familyOf(version))
  }
}
