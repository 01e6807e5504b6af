import { createHmac } from 'node:crypto'
import { phoneDigits } from '#shared/contact/phone.ts'
import { normalise } from '#shared/text/normalise.ts'
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
 * about it to who has no key. Any one of them is enough.
 */
export function removedMarks(secret: string, business: Marked): string[] {
  const { source, externalId, businessName, suburb, phone, website } = business
  const host = ownHost(website)
  const marks = [
    source !== null && externalId !== null && `id ${source} ${externalId}`,
    phoneDigits(phone) && `phone ${phoneDigits(phone)}`,
    host !== '' && `site ${host}`,
    `name ${normalise(businessName)} ${suburb ?? ''}`,
  ]
  return marks
    .filter((mark) => typeof mark === 'string')
    .map((mark) => createHmac('sha256', secret).update(`removed ${mark}`).digest('base64url'))
}
