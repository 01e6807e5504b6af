import { expect, test } from 'vitest'
import { chooseEncoding } from './encodings.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['GZIP', 'gzip'],
  ['gzip , deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0.001', 'gzip'],
  ['br;q=nonsense, *;q=0', 'identity'],
  ['br;q=0.5x', 'identity'],
  ['xbr, x-gzip', 'identity'],
  ['*', 'identity'],
  ['br;q=1.001, gzip;q=1.000', 'gzip'],
  ['br;q=0.0001', 'identity'],
  [`${'x,'.repeat(250)}br`, 'identity'],
])('%j is answered with %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})
