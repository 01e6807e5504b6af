import { domainToASCII } from 'node:url'

/** Names of one mail house: what is sent to one of them arrives at the same mailbox as under the other. */
const SAME_HOUSE: Partial<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'mac.com': 'icloud.com',
  'me.com': 'icloud.com',
  'pm.me': 'proton.me',
  'protonmail.ch': 'proton.me',
  'protonmail.com': 'proton.me',
}

/** What such a house does not look at in front of the @. */
const NOT_LOOKED_AT: Partial<Record<string, RegExp>> = {
  'gmail.com': /\./g,
  'proton.me': /[._-]/g,
}

/**
 * The mailbox that an address leads to, for counting what is sent there: one can be written in many
 * ways (Thandi+1@…, t.handi@gmail.com). Nothing is ever sent to what this answers.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().normalize('NFKC').toLowerCase()
  const at = address.lastIndexOf('@')
  const written = address.slice(at + 1)
  const domain = domainToASCII(written) || written
  const house = SAME_HOUSE[domain] ?? domain
  const [name = ''] = address.slice(0, at).split('+', 1)
  return `${name.replace(NOT_LOOKED_AT[house] ?? '', '')}@${house}`
}
