import { describe, expect, it } from 'vitest'
import { forTools } from './postgres-tools.ts'

describe('the address for pg_dump and pg_restore', () => {
  it.each([
    ['postgres://cpt@db/cpt', 'postgres://cpt@db/cpt', ''],
    ['postgres://cpt:a%2Fb%40%23@db:5433/cpt', 'postgres://cpt@db:5433/cpt', 'a/b@#'],
    [
      'postgres://cpt@db/cpt?sslmode=verify-full',
      'postgres://cpt@db/cpt?sslmode=verify-full&sslrootcert=system',
      '',
    ],
    // The driver verifies with this as well; the tools alone would not.
    [
      'postgres://cpt@db/cpt?sslmode=require&sslrootcert=/etc/ca.pem',
      'postgres://cpt@db/cpt?sslmode=verify-full&sslrootcert=%2Fetc%2Fca.pem',
      '',
    ],
    [
      'postgres://cpt@db/cpt?sslmode=require&uselibpqcompat=true',
      'postgres://cpt@db/cpt?sslmode=require',
      '',
    ],
    ['postgres://cpt@db/cpt?sslmode=no-verify', 'postgres://cpt@db/cpt?sslmode=require', ''],
    // What the driver reads as TLS, with and without a check of the certificate.
    ...['ssl=true', 'ssl=1', 'ssl=true&uselibpqcompat=true'].map((ssl) => [
      `postgres://cpt@db/cpt?${ssl}`,
      'postgres://cpt@db/cpt?sslmode=verify-full&sslrootcert=system',
      '',
    ]),
    [
      'postgres://cpt@db/cpt?sslcert=/c.pem&sslrootcert=/ca.pem',
      'postgres://cpt@db/cpt?sslcert=%2Fc.pem&sslrootcert=%2Fca.pem&sslmode=verify-full',
      '',
    ],
    ['postgres://cpt@db/cpt?ssl=no-verify', 'postgres://cpt@db/cpt?sslmode=require', ''],
    ['postgres://cpt@db/cpt?ssl=0', 'postgres://cpt@db/cpt', ''],
    // Arguments are seen by every user of the machine.
    ['postgres://db/cpt?user=cpt&password=a%2Fb', 'postgres://db/cpt?user=cpt', 'a/b'],
    ['postgres://cpt:old@db/cpt?password=one&password=two', 'postgres://cpt@db/cpt', 'two'],
    [
      'postgres://cpt:a@db/cpt?sslmode=verify-full&sslpassword=secret',
      'postgres://cpt@db/cpt?sslmode=verify-full&sslrootcert=system',
      'a',
    ],
    ['postgres://cpt@db/cpt?sslmode=disable', 'postgres://cpt@db/cpt?sslmode=disable', ''],
  ])('of %s', (url, address, password) => {
    expect(forTools(url)).toEqual({ address, password })
  })
})
