import { describe, expect, it } from 'vitest'
import { findUnencryptedConnections, readConfig } from './read-config.ts'

const PRODUCTION = {
  PUBLIC_URL: 'https://cptrecommends.example',
  AUTH_SECRET: 'a secret that is long enough for this',
}
const PROVIDER = {
  PAYFAST_MERCHANT_ID: '1',
  PAYFAST_MERCHANT_KEY: 'key',
  PAYFAST_PASSPHRASE: 'secret-words',
}
const BUCKET = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }

function read(name: string, value: string, more: Record<string, string> = {}) {
  const bucket = name === 'S3_ENDPOINT' ? BUCKET : name === 'PAYFAST_URL' ? PROVIDER : {}
  return readConfig({ ...PRODUCTION, [name]: value, ...bucket, ...more })
}

describe('a connection over a network', () => {
  it.each([
    ['DATABASE_URL', 'postgres://cpt:secret@db.internal/cpt'],
    ['DATABASE_URL', 'postgres://cpt:secret@10.0.0.5/cpt?sslmode=disable'],
    ['DATABASE_URL', 'postgres://cpt:secret@db.internal/cpt?sslmode=no-verify'],
    ['DATABASE_URL', 'postgres://cpt:secret@db.internal/cpt?uselibpqcompat=true&sslmode=require'],
    ['DATABASE_URL', 'postgres://cpt:secret@localhost/cpt?host=db.internal'],
    ['DATABASE_URL', 'postgres://cpt:secret@127.0.0.1.example/cpt'],
    ['SMTP_URL', 'smtp://cpt:secret@mail.example:587'],
    ['SMTP_URL', 'smtp://mail.example:465'],
    ['SMTP_URL', 'smtp://mail.example?requireTLS=false'],
    ['SMTP_URL', 'smtps://mail.example?tls.rejectUnauthorized=false'],
    ['S3_ENDPOINT', 'http://minio.internal:9000'],
    ['S3_ENDPOINT', 'http://localhost.example'],
    ['PAYFAST_URL', 'http://pay.example'],
  ])('%s=%s is reported, and rejected with REQUIRE_TLS', (name, value) => {
    const told = findUnencryptedConnections(read(name, value))
    expect(told).toHaveLength(1)
    expect(told[0]).toMatch(new RegExp(`^${name} leads to [\\w.]+ without .*\\.$`))
    expect(told[0]).not.toContain('secret')
    expect(() => read(name, value, { REQUIRE_TLS: 'on' })).toThrow(told[0])
  })

  it.each([
    ['DATABASE_URL', 'postgres://cpt@db.internal/cpt?sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://cpt@db.internal/cpt?ssl=true'],
    ['DATABASE_URL', 'postgres://cpt@localhost/cpt'],
    ['DATABASE_URL', 'postgres://cpt@127.0.0.1:5433/cpt'],
    ['DATABASE_URL', 'postgres://cpt@[::1]/cpt'],
    ['DATABASE_URL', 'postgres://cpt@localhost/cpt?host=/var/run/postgresql'],
    ['DATABASE_URL', 'postgres://%2Fvar%2Frun%2Fpostgresql/cpt'],
    ['SMTP_URL', 'smtps://mail.example'],
    ['SMTP_URL', 'smtp://mail.example:587?requireTLS=true'],
    ['SMTP_URL', 'smtp://127.0.0.1:2525'],
    ['S3_ENDPOINT', 'https://s3.example'],
    ['S3_ENDPOINT', 'http://127.0.0.1:9000'],
    ['S3_ENDPOINT', 'http://[::1]:9000'],
  ])('%s=%s is fine', (name, value) => {
    expect(findUnencryptedConnections(read(name, value, { REQUIRE_TLS: 'on' }))).toEqual([])
  })

  it('is reported for each', () => {
    const config = readConfig({
      ...PRODUCTION,
      DATABASE_URL: 'postgres://db.internal/cpt',
      SMTP_URL: 'smtp://mail.internal',
      S3_ENDPOINT: 'http://minio.internal',
      ...BUCKET,
    })
    expect(findUnencryptedConnections(config).map((sentence) => sentence.split(' ')[0])).toEqual([
      'DATABASE_URL',
      'SMTP_URL',
      'S3_ENDPOINT',
    ])
  })
})
