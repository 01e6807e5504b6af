import { isEmail } from '#shared/contact/email.ts'
import { headerText } from './header-text.ts'
import type { Address } from './transport.ts'

/** What separates, comments or quotes in an address header: legal in theory, an attack in practice. */
const SEPARATORS = /[\s,;:<>()[\]"\\]/

/** One mailbox and nothing else, safe to hand to a mail server. */
export function isMailbox(address: string): boolean {
  return isEmail(address) && !SEPARATORS.test(address) && headerText(address) === address
}

/** Reads 'Name <address>' or a bare address as an operator writes it; null when it is neither. */
export function parseAddress(text: string): Address | null {
  const [, name = '', address = text] = /^(.*)<([^<>]+)>\s*$/s.exec(text) ?? []
  const bare = address.trim()
  if (!isMailbox(bare)) return null
  return { name: headerText(name.replace(/^\s*"|"\s*$/g, '')), address: bare }
}
