import { domainToASCII } from 'node:url'

/** Alias domains of one mail provider: both names reach the same mailbox. */
const ALIAS_DOMAINS: Partial<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'mac.com': 'icloud.com',
  'me.com': 'icloud.com',
  'pm.me': 'proton.me',
  'protonmail.ch': 'proton.me',
  'protonmail.com': 'proton.me',
}

/** What such a provider ignores in the local part. */
const NOT_LOOKED_AT: Partial<Record<string, RegExp>> = {
  'gmail.com': /\./g,
  'proton.me': /[._-]/g,
}

/**
 * The mailbox that an address reaches, for counting what is sent to it: one mailbox has many spellings
 * (Thandi+1@…, t.handi@gmail.com). Never used as a recipient.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().normalize('NFKC').toLowerCase()
  const at = address.lastIndexOf('@')
  const written = address.slice(at + 1)
  const domain = domainToASCII(written) || written
  const house = ALIAS_DOMAINS[domain] ?? domain
  const [name = ''] = address.slice(0, at).split('+', 1)
  return `${name.replace(NOT_LOOKED_AT[house] ?? '', '')}@${house}`
}
