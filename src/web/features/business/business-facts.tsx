import { Clock, Globe, Mail, MapIcon, MapPin, Phone, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { websiteHref, websiteText } from '#shared/contact/links.ts'
import { formatPhone, telLink, whatsAppLink } from '#shared/contact/phone.ts'
import type { Business } from '#shared/schemas/business.ts'
import { WhatsAppIcon } from '#web/components/art/brand-icons.tsx'
import { chatGreeting } from './chat-greeting.ts'
import { OpenNow } from './open-now.tsx'

interface BusinessFactsProps {
  business: Business
  now: Date
}

/** Who, where and how to reach them: a line for each thing that is known. */
export function BusinessFacts({ business, now }: BusinessFactsProps) {
  const { phone, emailPublic, website, address, operatingHours } = business
  const chat = whatsAppLink(phone, chatGreeting(business))
  const site = websiteHref(website)
  return (
    <ul className="facts">
      <Fact icon={<Store className="ic" aria-hidden />}>{business.industry}</Fact>
      <Fact icon={<MapIcon className="ic" aria-hidden />}>{business.area}</Fact>
      {address && <Fact icon={<MapPin className="ic" aria-hidden />}>{address}</Fact>}
      {operatingHours && (
        <Fact className="facts__now" icon={<Clock className="ic" aria-hidden />}>
          <OpenNow hours={operatingHours} now={now} />
        </Fact>
      )}
      {phone && (
        <Fact icon={<Phone className="ic" aria-hidden />}>
          <a href={telLink(phone)}>{formatPhone(phone)}</a>
        </Fact>
      )}
      {chat && (
        <Fact className="facts__chat" icon={<WhatsAppIcon />}>
          <a href={chat} target="_blank" rel="noopener">
            Chat on WhatsApp
          </a>
        </Fact>
      )}
      {emailPublic && (
        <Fact icon={<Mail className="ic" aria-hidden />}>
          <a href={`mailto:${emailPublic}`}>{emailPublic}</a>
        </Fact>
      )}
      {site && (
        <Fact icon={<Globe className="ic" aria-hidden />}>
          <a href={site} target="_blank" rel="noopener nofollow">
            {websiteText(site)}
          </a>
        </Fact>
      )}
    </ul>
  )
}

interface FactProps {
  icon: ReactNode
  className?: string
  children: ReactNode
}

function Fact({ icon, className, children }: FactProps) {
  return (
    <li className={className}>
      {icon}
      <span>{children}</span>
    </li>
  )
}
