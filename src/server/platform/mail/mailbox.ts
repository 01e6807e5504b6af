/** Where a dot in front of the @ means nothing. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address leads to, for counting what is sent there: one can be written in many
 * ways (Thandi+1@…, t.handi@gmail.com). Nothing is ever sent to what this answers.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const [name = ''] = address.slice(0, at).split('+', 1)
  return `${DOTLESS.has(domain) ? name.replaceAll('.', '') : name}@${domain}`
}
