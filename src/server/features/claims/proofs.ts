import { ownHost } from '#server/features/unclaimed/own-host.ts'
import { isEmail } from '#shared/contact/email.ts'
import { mayBePhone } from '#shared/contact/phone.ts'
import type { ClaimProof } from '#shared/supply/claims.ts'

export interface Contacts {
  emailPublic: string
  website: string
  phone: string
}

/** Whoever has an address there has proved nothing: mail for everybody, by the world's and South Africa's providers. */
const FREE_MAIL = new Set([
  'absamail.co.za',
  'aol.com',
  'axxess.co.za',
  'gmail.com',
  'gmx.com',
  'gmx.net',
  'googlemail.com',
  'hotmail.co.za',
  'hotmail.com',
  'iafrica.com',
  'icloud.com',
  'intekom.co.za',
  'lantic.net',
  'live.co.za',
  'live.com',
  'mail.com',
  'me.com',
  'msn.com',
  'mweb.co.za',
  'outlook.com',
  'polka.co.za',
  'proton.me',
  'protonmail.com',
  'rocketmail.com',
  'saol.co.za',
  'telkomsa.net',
  'tiscali.co.za',
  'vodamail.co.za',
  'webmail.co.za',
  'yahoo.co.za',
  'yahoo.com',
  'yandex.com',
  'zoho.com',
])

/**
 * The domain at which an address proves something: that of the website itself, without 'www.'. A domain above it is not
 * enough, since a provider's customers have one in common, and neither is a page within a larger website.
 */
export function domainOf({ website }: Pick<Contacts, 'website'>): string | null {
  const host = ownHost(website).toLowerCase()
  if (!host.includes('.') || FREE_MAIL.has(host)) return null
  if (new URL(website).pathname !== '/') return null
  // A literal address of a machine has no mailboxes of a business.
  return /^[\d.]+$/.test(host) ? null : host
}

/** Whether a mailbox is at exactly this domain: none above, below or like it. */
export function isAtDomain(mailbox: string, domain: string): boolean {
  const at = mailbox.lastIndexOf('@')
  return isEmail(mailbox) && at > 0 && mailbox.slice(at + 1).toLowerCase() === domain
}

/** Where a code may go, by the way to prove it; null where nothing was published. */
export const targetsOf = (
  contacts: Contacts,
): Record<Exclude<ClaimProof, 'papers'>, string | null> => ({
  mail: isEmail(contacts.emailPublic) ? contacts.emailPublic : null,
  domain: domainOf(contacts),
  call: mayBePhone(contacts.phone) ? contacts.phone : null,
})

/** 'i•••@zaidas.example': enough to know whose it is. */
export function maskMail(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 1 ? address : `${address.slice(0, 1)}•••${address.slice(at)}`
}

/** '021 ••• ••42': all digits but the first three and the last two, never broken over two lines. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').length
  let seen = 0
  return phone.replaceAll(' ', '\u00a0').replace(/\d/g, (digit) => {
    seen += 1
    return seen <= 3 || seen > digits - 2 ? digit : '•'
  })
}

export const maskOf = (proof: ClaimProof, target: string): string =>
  proof === 'call' ? maskPhone(target) : maskMail(target)
