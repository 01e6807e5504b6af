import { isEmail } from '#shared/contact/email.ts'
import { headerText } from './header-text.ts'

export interface Address {
  name: string
  address: string
}

/** Parses 'Name <address>' or a bare address from the configuration; null if it is neither. */
export function parseAddress(text: string): Address | null {
  const [, name = '', address = text] = /^(.*)<([^<>]+)>\s*$/s.exec(text) ?? []
  const bare = address.trim()
  if (!isEmail(bare)) return null
  return { name: headerText(name.replace(/^\s*"|"\s*$/g, '')), address: bare }
}
