import type { Finding } from '#shared/schemas/readiness.ts'
import { part } from './found.ts'
import type { Outside } from './outside.ts'

const ADD = 'Add this record where your domain is kept, then check again.'
/** The name exists without a text, or does not exist. */
const NONE = new Set(['ENODATA', 'ENOTFOUND'])

interface Looked {
  texts: string[]
  /** Null if DNS answered; 'ENODATA' says that there is something below the name. */
  none: string | null
}

async function look({ resolveTxt }: Outside, name: string): Promise<Looked> {
  try {
    return { texts: await resolveTxt(name), none: null }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (NONE.has(code)) return { texts: [], none: code }
    throw error
  }
}

async function findSpf(outside: Outside, domain: string): Promise<Finding> {
  const { texts } = await look(outside, domain)
  const records = texts.filter((text) => /^v=spf1(\s|$)/i.test(text))
  if (records.length === 1) return part('SPF', 'ok', { sentence: 'Found.' })
  if (records.length > 1)
    return part('SPF', 'warn', {
      sentence: `${records.length} records, so receivers use none of them.`,
      mend: 'Join them into one.',
    })
  return part('SPF', 'warn', {
    sentence: 'Not found.',
    mend: `${ADD} Your mail provider says what belongs in it.`,
    line: `${domain}  TXT  v=spf1 mx ~all`,
  })
}

async function findDkim(
  outside: Outside,
  domain: string,
  selector: string | undefined,
): Promise<Finding> {
  if (selector !== undefined) {
    const { texts } = await look(outside, `${selector}._domainkey.${domain}`)
    if (texts.some((text) => /(^|;)\s*p=[^;\s]/.test(text)))
      return part('DKIM', 'ok', { sentence: `Found, key “${selector}”.` })
    return part('DKIM', 'warn', {
      sentence: `No key “${selector}”.`,
      mend: 'Add the record that your mail provider shows, or correct MAIL_DKIM_SELECTOR.',
      line: `${selector}._domainkey.${domain}  TXT  v=DKIM1; k=rsa; p=…`,
    })
  }
  const { none } = await look(outside, `_domainkey.${domain}`)
  if (none === 'ENOTFOUND')
    return part('DKIM', 'warn', {
      sentence: 'No key at all.',
      mend: 'Add the record that your mail provider shows.',
      line: `name._domainkey.${domain}  TXT  v=DKIM1; k=rsa; p=…`,
    })
  return part('DKIM', 'unknown', {
    sentence: 'A key has a name, which only your mail provider knows.',
    mend: 'Set its name, and it is looked up.',
    line: 'MAIL_DKIM_SELECTOR=',
  })
}

/** A record of the domain above holds for the ones below it. */
async function findDmarc(outside: Outside, domain: string): Promise<Finding> {
  const labels = domain.split('.')
  const parents = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
  for (const name of parents.slice(0, 3)) {
    const { texts } = await look(outside, `_dmarc.${name}`)
    const record = texts.find((text) => /^v=DMARC1\s*(;|$)/i.test(text))
    const [, policy] = /;\s*p=(\w+)/i.exec(record ?? '') ?? []
    if (record) return part('DMARC', 'ok', { sentence: `Found, policy “${policy ?? 'none'}”.` })
  }
  return part('DMARC', 'warn', {
    sentence: 'Not found, so others can write in your name.',
    mend: ADD,
    line: `_dmarc.${domain}  TXT  v=DMARC1; p=quarantine`,
  })
}

/** What the world can read about mail of a domain. Unknown where DNS cannot be asked. */
export function findMailRecords(
  outside: Outside,
  domain: string,
  selector: string | undefined,
): Promise<Finding[]> {
  const asked = {
    SPF: findSpf(outside, domain),
    DKIM: findDkim(outside, domain, selector),
    DMARC: findDmarc(outside, domain),
  }
  return Promise.all(
    Object.entries(asked).map(([title, finding]) =>
      finding.catch(() =>
        part(title, 'unknown', { sentence: `DNS could not be asked about ${domain}.` }),
      ),
    ),
  )
}
