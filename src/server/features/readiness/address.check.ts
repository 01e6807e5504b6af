import { isLoopback } from '#server/platform/config/loopback.ts'
import type { Context } from '#server/platform/context.ts'
import { pages } from '#shared/paths.ts'
import { formatDate } from '#shared/time/dates.ts'
import { type Found, found } from './found.ts'
import type { Outside } from './outside.ts'

const LINE = 'PUBLIC_URL=https://www.example.co.za'
const DAY_MS = 24 * 3600 * 1000
/** Certificates that renew themselves do so a month before their end. */
const FEW_DAYS = 14

/** Whether the public address is one, speaks https and leads here. */
export async function checkAddress(
  { clock, publicUrl }: Pick<Context, 'clock' | 'publicUrl'>,
  { ask }: Outside,
): Promise<Found> {
  const url = publicUrl()
  const { protocol, hostname } = new URL(url)
  if (isLoopback(hostname))
    return found('bad', {
      sentence: `${url} is for this machine only.`,
      mend: 'Set PUBLIC_URL to the address that visitors type, with https.',
      line: LINE,
    })
  if (protocol === 'http:')
    return found('bad', {
      sentence: `${url} has no https: passwords can be read on the way.`,
      mend: 'Put a proxy with a certificate in front, as docs/operations.md says, and change PUBLIC_URL.',
      line: LINE,
    })
  // Not the health check, which proxies keep from the public.
  const answered = await ask(url + pages.home).catch((error) => String(error))
  if (typeof answered === 'string')
    return found('unknown', {
      sentence: `${url} could not be reached from this server: ${answered.replace(/^Error: /, '')}.`,
      mend: 'Open the address on a phone. If that works, the server only cannot reach its own address, which is fine.',
    })
  if (answered.status !== 200)
    return found('bad', {
      sentence: `${url} answers with ${answered.status}, not with this site.`,
      mend: 'Let the proxy pass every address on to this process.',
    })
  const plain = await ask(`http://${hostname}/`).catch(() => null)
  if (plain && plain.status < 300)
    return found('warn', {
      sentence: `${url} answers, but http is not sent on to https.`,
      mend: 'Let the proxy redirect http to https; Caddy does it by itself.',
    })
  const until = answered.certificateUntil
  if (until && until.getTime() - clock().getTime() < FEW_DAYS * DAY_MS)
    return found('warn', {
      sentence: `The certificate of ${url} ends on ${formatDate(until.toISOString())}.`,
      mend: 'Find out why the proxy has not renewed it.',
    })
  const runs = until ? ` The certificate runs until ${formatDate(until.toISOString())}.` : ''
  return found('ok', { sentence: `${url} answers.${runs}` })
}
