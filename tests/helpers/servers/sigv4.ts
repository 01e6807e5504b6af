import { createHash, createHmac } from 'node:crypto'

export interface SignedRequest {
  method: string
  /** Path and query, as received. */
  url: string
  headers: Record<string, string>
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/**
 * The expected signature of an S3 request, implemented from Amazon's description (Signature Version 4,
 * Authorization header) without any code of our client.
 */
export function expectedSignature(request: SignedRequest, secret: string): string {
  const { authorization = '', 'x-amz-date': date = '' } = request.headers
  const scope = /Credential=[^/]+\/([^,\s]+)/.exec(authorization)?.[1] ?? ''
  const names = /SignedHeaders=([^,\s]+)/.exec(authorization)?.[1]?.split(';') ?? []
  const { pathname, searchParams } = new URL(request.url, 'http://storage')
  const query = [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
  const canonical = [
    request.method,
    pathname
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    query,
    ...names.map((name) => `${name}:${(request.headers[name] ?? '').trim().replace(/\s+/g, ' ')}`),
    '',
    names.join(';'),
    request.headers['x-amz-content-sha256'] ?? '',
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(key, toSign).toString('hex')
}

export function givenSignature({ headers }: SignedRequest): string {
  return /Signature=([0-9a-f]{64})/.exec(headers.authorization ?? '')?.[1] ?? ''
}
