import { expect, it } from 'vitest'
import { createProxyWatch } from './proxy-watch.ts'

const see = (ips: string[] | undefined, ip: string, forwarded?: string) => {
  const told: string[] = []
  const watch = createProxyWatch((address) => told.push(address))
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  for (const _twice of [1, 2]) watch.see({ headers, ip, ...(ips && { ips }) })
  expect(told).toEqual([watch.untrusted()].filter((found) => found !== null))
  return watch.untrusted()
}

it.each([
  ['nobody is trusted', undefined, '127.0.0.1', '203.0.113.7', '127.0.0.1'],
  ['IPv4 comes as IPv6', undefined, '::ffff:172.30.80.10', '203.0.113.7', '172.30.80.10'],
  [
    'only the inner of two is trusted',
    ['127.0.0.1', '10.0.0.9'],
    '10.0.0.9',
    '8.8.8.8, 10.0.0.9',
    '10.0.0.9',
  ],
  ['both are trusted', ['127.0.0.1', '10.0.0.9', '8.8.8.8'], '8.8.8.8', '8.8.8.8, 10.0.0.9', null],
  ['the visitor is in our own network', ['127.0.0.1', '10.0.0.5'], '10.0.0.5', '10.0.0.5', null],
  ['a visitor forges the header', ['127.0.0.1', '8.8.8.8'], '8.8.8.8', '1.1.1.1, 8.8.8.8', null],
  ['a visitor connects and forges it', undefined, '8.8.8.8', '1.1.1.1', null],
  ['there is no proxy', undefined, '127.0.0.1', undefined, null],
])('when %s', (_what, ips, ip, forwarded, found) => {
  expect(see(ips, ip, forwarded)).toBe(found)
})
