import pg from 'pg'

/** This machine: nobody stands between. A name such as `postgres` leads over a network, if a small one. */
function isHere(host: string): boolean {
  return (
    host === '' ||
    host.startsWith('/') ||
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    /^127\.\d+\.\d+\.\d+$/.test(host) ||
    host === '::1' ||
    host === '[::1]'
  )
}

/** What to say of a database that could be listened to, or null. As the driver itself reads it. */
export function findUnencryptedDatabase(setting: string, url: string): string | null {
  // biome-ignore lint/plugin: the driver's types know only the boolean form of ssl
  const { host, ssl } = new pg.Client({ connectionString: url }) as {
    host: string
    ssl: boolean | { rejectUnauthorized?: boolean }
  }
  const checked = typeof ssl === 'object' ? ssl.rejectUnauthorized !== false : ssl === true
  if (isHere(host) || checked) return null
  return `${setting} leads to ${host} without TLS or without checking who answers: add sslmode=verify-full to it.`
}

/** smtp:// alone takes TLS when it is offered, and whoever stands between need only not offer it. */
function findUnencryptedMail(address: string): string | null {
  const { protocol, hostname, searchParams } = new URL(address)
  const says = (name: string, ...values: string[]) => values.includes(searchParams.get(name) ?? '')
  const insists = protocol === 'smtps:' || says('requireTLS', 'true', '1')
  const checked = !says('tls.rejectUnauthorized', 'false', '0')
  if (isHere(hostname) || (insists && checked)) return null
  return `SMTP_URL leads to ${hostname} without insisting on TLS or without checking who answers: use smtps://, or add requireTLS=true to it.`
}

function findUnencryptedBucket(endpoint: string): string | null {
  const { protocol, hostname } = new URL(endpoint)
  if (isHere(hostname) || protocol === 'https:') return null
  return `S3_ENDPOINT leads to ${hostname} without TLS: use https://.`
}

function findUnencryptedProvider(url: string): string | null {
  const { protocol, hostname } = new URL(url)
  if (isHere(hostname) || protocol === 'https:') return null
  return `PAYFAST_URL leads to ${hostname} without TLS: use https://.`
}

interface Connections {
  databaseUrl?: string | undefined
  smtpUrl?: string | undefined
  s3?: { endpoint: string } | undefined
  payfast?: { url: string } | undefined
}

/** A sentence for each connection over a network that somebody on the way could read or change. */
export function findUnencryptedConnections({
  databaseUrl,
  smtpUrl,
  s3,
  payfast,
}: Connections): string[] {
  return [
    databaseUrl === undefined ? null : findUnencryptedDatabase('DATABASE_URL', databaseUrl),
    smtpUrl === undefined ? null : findUnencryptedMail(smtpUrl),
    s3 === undefined ? null : findUnencryptedBucket(s3.endpoint),
    payfast === undefined ? null : findUnencryptedProvider(payfast.url),
  ].filter((sentence) => sentence !== null)
}
