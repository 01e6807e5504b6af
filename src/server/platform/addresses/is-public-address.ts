import { isIPv4, isIPv6 } from 'node:net'
import { createNetworkCheck } from './networks.ts'

/** The special-purpose networks of IANA's registry for IPv4, and the host agent of Azure, whose address looks public. */
const isSpecialIPv4 = createNetworkCheck([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
])

/** Of IPv6 only global unicast is public at all: no loopback, ULA, link-local, mapped or translated address is in it. */
const isGlobalIPv6 = createNetworkCheck(['2000::/3'])
/** Parts of it that are special, or that lead to an IPv4 address inside (Teredo, 6to4). */
const isSpecialIPv6 = createNetworkCheck([
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
])

/** Whether everybody on the internet could reach this address: false for whatever is ours, and for what is no address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !isSpecialIPv4(address)
  return (
    isIPv6(address) && !address.includes('%') && isGlobalIPv6(address) && !isSpecialIPv6(address)
  )
}
