import { keyedHash } from '#server/platform/keyed-hash.ts'
import { phoneDigits } from '#shared/contact/phone.ts'
import { normalise } from '#shared/text/normalise.ts'
import { nameKey } from './name-key.ts'
import { ownHost } from './own-host.ts'

interface Marked {
  source: string | null
  externalId: string | null
  businessName: string
  suburb: string | null
  phone: string
  website: string
}

/**
 * By what a business that was removed on request is known if a later file has it again: keyed hashes, which say nothing
 * about it to who has no key. One that is sure is enough; a shared one is its neighbour's as well, as the number of a mall
 * or the website of a chain. Before there were sure ones of phone and website, the shared ones were left all the same.
 */
export function marksOf(secret: string, business: Marked): { sure: string[]; shared: string[] } {
  const { source, externalId, businessName, suburb, website } = business
  const host = ownHost(website)
  const phone = phoneDigits(business.phone)
  const key = nameKey(businessName, suburb)
  const hashed = (marks: (string | false | null)[]) =>
    marks
      .filter((mark) => typeof mark === 'string')
      .map((mark) => keyedHash(secret, `removed ${mark}`))
  return {
    sure: hashed([
      source !== null && externalId !== null && `id ${source} ${externalId}`,
      `name ${normalise(businessName)} ${suburb ?? ''}`,
      phone !== null && key !== '' && `phone ${phone} ${key}`,
      host !== '' && suburb !== null && `site ${host} ${suburb}`,
    ]),
    shared: hashed([phone && `phone ${phone}`, host !== '' && `site ${host}`]),
  }
}

/** All that a removed business leaves. */
export function removedMarks(secret: string, business: Marked): string[] {
  const { sure, shared } = marksOf(secret, business)
  return [...sure, ...shared]
}
