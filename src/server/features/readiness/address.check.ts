import { siteMark } from '#server/features/site/site-mark.ts'
import { isLoopback } from '#server/platform/config/loopback.ts'
import type { Context } from '#server/platform/context.ts'
import { feeds, pages } from '#shared/paths.ts'
import { formatDate } from '#shared/time/dates.ts'
import { type Found, found } from './found.ts'
import type { Outside } from './outside.ts'

const LINE = 'PUBLIC_URL=https://www.example.co.za'
const DAY_MS = 24 * 3600 * 1000
/** Certificates that renew themselves do so a month before their end. */
const FEW_DAYS = 14

type Parts = Pick<Context, 'clock' | 'proxies' | 'publicUrl' | 'secret'> & {
  config: Pick<Context['config'], 'trustProxy'>
}

/** Whether the public address is one, speaks https and leads here, through proxies that are known. */
export async function checkAddress(context: Parts, { ask }: Outside): Promise<Found> {
  const { clock, publicUrl } = context
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
  const answered = await ask(url + feeds.siteMark).catch((error) => String(error))
  // After our own request, which came through the same proxies.
  const proxy = findUntrustedProxy(context)
  if (proxy) return proxy
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
  if (answered.body !== siteMark(context))
    return found('bad', {
      sentence: `Another site answers at ${url}.`,
      mend: 'Let the domain’s DNS records point to this server, and the proxy to this process. Every process needs the same AUTH_SECRET and PUBLIC_URL.',
    })
  const plain = await ask(`http://${hostname}${pages.home}`).catch(() => null)
  if (plain && !([301, 308].includes(plain.status) && plain.location?.startsWith('https:')))
    return found('warn', {
      sentence: `${url} answers, but http is not sent on to https: it answers with ${plain.status}.`,
      mend: 'Let the proxy redirect http to https for good, with 301 or 308, as deploy/caddy and deploy/nginx do.',
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

function findUntrustedProxy({ config, proxies }: Parts): Found | null {
  const address = proxies.untrusted()
  if (address === null) return null
  const trusted = typeof config.trustProxy === 'string' ? `${config.trustProxy},` : ''
  return found('bad', {
    sentence: `A proxy at ${address} is not trusted: all visitors share one address, and payment notifications are refused.`,
    mend: 'If it is yours, trust it, and start the site again.',
    line: `TRUST_PROXY=${trusted}${address}`,
  })
}
