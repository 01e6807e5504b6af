import { isIPv4, isIPv6 } from 'node:net'

/** The key for a client's IP address in every rate limit. */
export interface ClientNetwork {
  /** One internet connection: an IPv4 address, or the /64 that a provider gives to a household or phone. */
  near: string
  /** The /48 that contains it, which one customer of a hosting company may own; null for IPv4. */
  wide: string | null
}

/** All unparsable addresses count as one client: an invented address must not get a counter of its own. */
const UNKNOWN: ClientNetwork = { near: 'unknown', wide: null }

/**
 * The only place where an address becomes the key of a counter. An IPv6 client has 2^64 addresses or more and
 * may use another one for every request, so IPv6 is counted by network.
 */
export function clientNetwork(address: string | undefined): ClientNetwork {
  const bare = bareAddress(address ?? '')
  if (isIPv4(bare)) return { near: bare, wide: null }
  const groups = isIPv6(bare) ? groupsOf(bare) : null
  if (!groups) return UNKNOWN
  const embedded = embeddedIPv4(groups)
  if (embedded) return { near: embedded, wide: null }
  return { near: `${textOf(groups, 4)}/64`, wide: `${textOf(groups, 3)}/48` }
}

/** Some proxies append the port to the address; a zone (%eth0) is only meaningful on its own machine. */
function bareAddress(address: string): string {
  const [, bracketed] = /^\[(.*)\](?::\d+)?$/.exec(address) ?? []
  const [, withPort] = /^([\d.]+):\d+$/.exec(address) ?? []
  return (bracketed ?? withPort ?? address).split('%', 1)[0] ?? ''
}

/** The eight groups of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const before = groupsIn(head)
  if (tail === undefined) return before
  const after = groupsIn(tail)
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

function groupsIn(text: string): number[] {
  if (text === '') return []
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [a * 256 + b, c * 256 + d]
  })
}

/** An IPv4 client of a dual-stack socket (::ffff:203.0.113.7). */
function embeddedIPv4(groups: number[]): string | null {
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0)
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : null
}

const textOf = (groups: number[], count: number) =>
  `${groups
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(':')}::`
