import { Resolver } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from '#server/platform/addresses/is-public-address.ts'

/** Why an address that somebody gave us was not read. */
export type FetchFault =
  | 'bad-address'
  | 'not-public'
  | 'unreachable'
  | 'bad-certificate'
  | 'refused'
  | 'redirects'
  | 'too-large'
  | 'too-slow'

/** Without the address, which may be a secret. */
export class FetchError extends Error {
  readonly fault: FetchFault
  constructor(fault: FetchFault) {
    super(`An address could not be read: ${fault}.`)
    this.fault = fault
  }
}

interface FetchLimits {
  bytes: number
  ms: number
  redirects: number
}

/** How names and certificates are checked; only tests have other ways. */
export interface Reach {
  resolve(hostname: string, signal: AbortSignal): Promise<string[]>
  isAllowed(address: string): boolean
  /** Others than 443. */
  anyPort?: boolean
  /** A certificate authority besides the system's. */
  ca?: string
}

/** The resolver's own sockets: a lookup by the system would hold one of four threads until it gives up. */
async function resolvePublic(hostname: string, signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2500, tries: 2 })
  const stop = () => resolver.cancel()
  signal.addEventListener('abort', stop, { once: true })
  try {
    const found = await Promise.allSettled([
      resolver.resolve4(hostname),
      resolver.resolve6(hostname),
    ])
    return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

export const PUBLIC_REACH: Reach = { resolve: resolvePublic, isAllowed: isPublicAddress }

/**
 * Reads a text from an address that a stranger chose. Nothing of ours can be reached with it: https only, every name is
 * resolved once, all its addresses must be public, and the connection goes to the very address that was checked, so that
 * a name that resolves to something else a moment later gains nothing. Each redirect is checked the same way.
 */
export async function fetchPublicText(
  address: string,
  limits: FetchLimits,
  reach: Reach = PUBLIC_REACH,
): Promise<string> {
  const signal = AbortSignal.timeout(limits.ms)
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new FetchError('too-slow')), { once: true })
  })
  return Promise.race([follow(address, limits, reach, signal), late])
}

async function follow(
  address: string,
  limits: FetchLimits,
  reach: Reach,
  signal: AbortSignal,
): Promise<string> {
  let url = readAddress(address, reach)
  for (let hop = 0; hop <= limits.redirects; hop++) {
    const answer = await ask(url, await findTarget(url, reach, signal), reach, signal)
    const { statusCode = 0, headers } = answer
    if (statusCode === 200) return readText(answer, limits.bytes)
    answer.destroy()
    if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location)
      throw new FetchError('refused')
    url = readAddress(headers.location, reach, url)
  }
  throw new FetchError('redirects')
}

function readAddress(text: string, { anyPort = false }: Reach, base?: URL): URL {
  const url = URL.parse(text, base)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '')
    throw new FetchError('bad-address')
  // A certificate names a host; an address in its place is somebody who tries what answers.
  const isNumber = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0
  if (isNumber || (url.port !== '' && !anyPort)) throw new FetchError('bad-address')
  return url
}

/** The address to connect to. One that is not public condemns the whole name. */
async function findTarget(url: URL, reach: Reach, signal: AbortSignal): Promise<string> {
  const found = await reach.resolve(url.hostname, signal)
  const [first] = found
  if (first === undefined) throw new FetchError('unreachable')
  if (!found.every(reach.isAllowed)) throw new FetchError('not-public')
  return first
}

const ask = (url: URL, target: string, { ca }: Reach, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request({
      host: target,
      port: url.port === '' ? 443 : Number(url.port),
      path: url.pathname + url.search,
      // The name is what the certificate must be for, and what the server picks it by.
      servername: url.hostname,
      rejectUnauthorized: true,
      ...(ca === undefined ? {} : { ca }),
      agent: false,
      signal,
      headers: { host: url.host, accept: 'text/calendar', 'accept-encoding': 'identity' },
    })
    asked.once('response', resolve)
    // Not once: an answer that is cut off later is an error again.
    asked.on('error', (error: NodeJS.ErrnoException) => reject(new FetchError(faultOf(error))))
    asked.end()
  })

function faultOf({ name, code = '' }: NodeJS.ErrnoException): FetchFault {
  if (name === 'AbortError' || name === 'TimeoutError') return 'too-slow'
  return /CERT|SIGNATURE|TLS|SSL/.test(code) ? 'bad-certificate' : 'unreachable'
}

async function readText(answer: IncomingMessage, most: number): Promise<string> {
  if (Number(answer.headers['content-length']) > most) {
    answer.destroy()
    throw new FetchError('too-large')
  }
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of answer) {
      size += part.length
      if (size > most) throw new FetchError('too-large')
      parts.push(part)
    }
  } catch (error) {
    throw error instanceof FetchError ? error : new FetchError('unreachable')
  } finally {
    answer.destroy()
  }
  // Without the mark that some programs put before a text.
  return new TextDecoder().decode(Buffer.concat(parts))
}
