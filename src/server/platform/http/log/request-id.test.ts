import { describe, expect, it } from 'vitest'
import { createRequestIds } from './request-id.ts'

const GIVEN = 'a1b2c3d4e5f6a7b8'
const ask = (
  trustProxy: boolean | string,
  remoteAddress: string | undefined,
  id: string | string[] = GIVEN,
) => createRequestIds(trustProxy)({ headers: { 'x-request-id': id }, socket: { remoteAddress } })

describe('the id of a request', () => {
  it.each(['127.0.0.1', '10.2.3.4', '::ffff:10.2.3.4', 'fd00::7'])(
    'is the proxy’s, from %s',
    (address) => {
      expect(ask('127.0.0.1, 10.0.0.0/8,fd00::/8', address)).toBe(GIVEN)
    },
  )

  it.each([
    [false, '127.0.0.1'],
    ['127.0.0.1', '127.0.0.2'],
    ['10.0.0.0/8', '11.0.0.1'],
    ['10.0.0.0/8', undefined],
    ['loopback', '127.0.0.1'],
  ] as const)('is our own where %s is trusted and %s asks', (trustProxy, address) => {
    expect(ask(trustProxy, address)).toMatch(/^[0-9A-Za-z]{16}$/)
  })

  it.each(['', 'short', 'x'.repeat(65), 'with space in', 'line\nbreak-in-it', '{"json":"text"}'])(
    'is our own where the proxy hands on %j',
    (id) => {
      expect(ask('127.0.0.1', '127.0.0.1', id)).toMatch(/^[0-9A-Za-z]{16}$/)
    },
  )
})
