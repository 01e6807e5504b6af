import { isIPv6 } from 'node:net'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clientNetwork } from './client-network.ts'

describe('the network of a client', () => {
  it.each([
    ['203.0.113.77', '203.0.113.77', null],
    ['::ffff:203.0.113.77', '203.0.113.77', null],
    ['::FFFF:cb00:714d', '203.0.113.77', null],
    ['0:0:0:0:0:ffff:203.0.113.77', '203.0.113.77', null],
    ['203.0.113.77:51234', '203.0.113.77', null],
    ['2001:db8:12:34::7', '2001:db8:12:34::/64', '2001:db8:12::/48'],
    ['2001:0DB8:0012:0034:ffff:ffff:ffff:ffff', '2001:db8:12:34::/64', '2001:db8:12::/48'],
    ['[2001:db8:12:34::7]:443', '2001:db8:12:34::/64', '2001:db8:12::/48'],
    ['2001:db8::7', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['64:ff9b::203.0.113.77', '64:ff9b:0:0::/64', '64:ff9b:0::/48'],
    ['', 'unknown', null],
    [undefined, 'unknown', null],
    ['nonsense', 'unknown', null],
    ['999.1.1.1', 'unknown', null],
    ['2001:db8::7::8', 'unknown', null],
  ])('of %s is %s, in %s', (address, near, wide) => {
    expect(clientNetwork(address)).toEqual({ near, wide })
  })

  const group = fc.integer({ min: 0, max: 0xffff })
  const groups = fc
    .array(group, { minLength: 8, maxLength: 8 })
    .filter((all) => all.slice(0, 5).some((one) => one !== 0))
  const plain = (all: number[]) => all.map((one) => one.toString(16)).join(':')
  /** The same address as another program may write it. */
  const spellings = (all: number[]) => [
    plain(all),
    plain(all).toUpperCase(),
    all.map((one) => one.toString(16).padStart(4, '0')).join(':'),
    new URL(`http://[${plain(all)}]/`).hostname,
    `${plain(all)}%en0`,
  ]

  it('does not depend on how an address is written', () => {
    fc.assert(
      fc.property(groups, (all) => {
        const networks = spellings(all).map(clientNetwork)
        for (const network of networks) expect(network).toEqual(networks[0])
      }),
    )
  })

  it('is the same for whatever the last 64 bits say, and another for another /64', () => {
    fc.assert(
      fc.property(groups, groups, (one, other) => {
        const moved = [...one.slice(0, 4), ...other.slice(4)]
        if (moved.slice(0, 5).every((each) => each === 0)) return
        expect(clientNetwork(plain(moved))).toEqual(clientNetwork(plain(one)))
        const sameNear = one.slice(0, 4).every((each, index) => each === other[index])
        const sameWide = one.slice(0, 3).every((each, index) => each === other[index])
        const [a, b] = [clientNetwork(plain(one)), clientNetwork(plain(other))]
        expect(a.near === b.near).toBe(sameNear)
        expect(a.wide === b.wide).toBe(sameWide)
      }),
    )
  })

  it('of an IPv4 address is that address, however it is mapped', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
        const hex = `::ffff:${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
        for (const spelling of [address, `::ffff:${address}`, hex])
          expect(clientNetwork(spelling)).toEqual({ near: address, wide: null })
      }),
    )
  })

  it('of anything else is one and the same', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (/^[[\]\d.:%a-f]*$/i.test(text) || isIPv6(text.split('%', 1)[0] ?? '')) return
        expect(clientNetwork(text)).toEqual({ near: 'unknown', wide: null })
      }),
    )
  })
})
