import { expect, test } from 'vitest'
import { createNetworkCheck, isNetwork } from './networks.ts'

const isOurs = createNetworkCheck(['197.97.145.144/28', '144.126.193.139', '2001:db8::/32'])

test.each([
  ['197.97.145.144', true],
  ['197.97.145.159', true],
  ['197.97.145.160', false],
  ['197.97.145.143', false],
  ['::ffff:197.97.145.150', true],
  ['144.126.193.139', true],
  ['144.126.193.138', false],
  ['2001:db8::7', true],
  ['2001:db9::7', false],
  ['', false],
  ['nonsense', false],
])('%s lies in the networks: %s', (address, expected) => {
  expect(isOurs(address)).toBe(expected)
})

test.each([
  ['203.0.113.0/28', true],
  ['::1', true],
  ['203.0.113.0/33', false],
  ['203.0.113.0/28/1', false],
  ['203.0.113.0/-1', false],
  ['payfast.co.za', false],
  ['', false],
])('%s is a network: %s', (text, expected) => {
  expect(isNetwork(text)).toBe(expected)
})
