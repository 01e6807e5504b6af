import pg from 'pg'
import { isLoopback } from './loopback.ts'

/** This machine, so nobody can intercept. A name such as `postgres` resolves to a network, even if a small one. */
function isHere(host: string): boolean {
  return host === '' || host.startsWith('/') || isLoopback(host)
}

/** The driver's types have only the boolean form of ssl. */
function checksCertificate(ssl: unknown): boolean {
  if (typeof ssl !== 'object' || ssl === null) return ssl === true
  return !('rejectUnauthorized' in ssl) || ssl.rejectUnauthorized !== false
}

/** A warning for a database connection that can be intercepted, or null. The URL is parsed by the driver itself. */
export function findUnencryptedDatabase(setting: string, url: string): string | null {
  const { host, ssl } = new pg.Client({ connectionString: url })
  const checked = checksCertificate(ssl)
  if (isHere(host) || checked) return null
  return `${setting} leads to ${host} without TLS or without checking who answers: add sslmode=verify-full to it.`
}

/** Plain smtp:// uses TLS only if the server offers it, and an attacker in between can remove the offer. */
function findUnencryptedMail(address: string): string | null {
  const { protocol, hostname, searchParams } = new URL(address)
  const says = (name: string, ...values: string[]) => values.includes(searchParams.get(name) ?? '')
  const insists = protocol === 'smtps:' || says('requireTLS', 'true', '1')
  const checked = !says('tls.rejectUnauthorized', 'false', '0')
  if (isHere(hostname) || (insists && checked)) return null
  return `SMTP_URL leads to ${hostname} without insisting on TLS or without checking who answers: use smtps://, or add requireTLS=true to it.`
}

export function findUnencryptedAddress(setting: string, url: string): string | null {
  const { protocol, hostname } = new URL(url)
  if (isHere(hostname) || protocol === 'https:') return null
  return `${setting} leads to ${hostname} without TLS: use https://.`
}

interface Connections {
  databaseUrl?: string | undefined
  smtpUrl?: string | undefined
  s3?: { endpoint: string } | undefined
}

/** A sentence for each connection over a network that can be read or changed on the way. */
export function findUnencryptedPlatform({ databaseUrl, smtpUrl, s3 }: Connections): string[] {
  return [
    databaseUrl === undefined ? null : findUnencryptedDatabase('DATABASE_URL', databaseUrl),
    smtpUrl === undefined ? null : findUnencryptedMail(smtpUrl),
    s3 === undefined ? null : findUnencryptedAddress('S3_ENDPOINT', s3.endpoint),
  ].filter((sentence) => sentence !== null)
}
