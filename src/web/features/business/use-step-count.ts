import { useEffect } from 'react'
import { addressOf } from '#shared/api/address.ts'
import type { VisitorStep } from '#shared/catalogue/visits.ts'
import { mapsSearchUrl, websiteHref } from '#shared/contact/links.ts'
import { telLink, whatsAppLink } from '#shared/contact/phone.ts'
import type { PublicBusiness } from '#shared/schemas/business-detail.ts'
import { report } from './report.ts'

type Reached = Pick<PublicBusiness, 'id' | 'phone' | 'emailPublic' | 'website' | 'address'>

/** Reports that a visitor calls, writes, looks for the way or opens the website, wherever on the page. */
export function useStepCount({ id, phone, emailPublic, website, address }: Reached): void {
  useEffect(() => {
    const onClick = ({ target }: Event) => {
      const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null
      const step = href && stepOf(href, { phone, emailPublic, website, address })
      if (step) report(addressOf('POST /api/business/:id/step', { params: { id } }), { step })
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [id, phone, emailPublic, website, address])
}

/** Only links to this business: the footer has others. */
export function stepOf(href: string, business: Omit<Reached, 'id'>): VisitorStep | null {
  const { phone, emailPublic, website, address } = business
  if (phone && href === telLink(phone)) return 'call'
  const chat = phone ? whatsAppLink(phone, '') : null
  if (emailPublic && href === `mailto:${emailPublic}`) return 'write'
  if (chat && href.split('?', 1)[0] === chat.split('?', 1)[0]) return 'write'
  if (address && href === mapsSearchUrl(address)) return 'directions'
  return website && href === websiteHref(website) ? 'website' : null
}
