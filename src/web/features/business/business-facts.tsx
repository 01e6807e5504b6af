import type { ReactNode } from 'react'
import { websiteHref, websiteText } from '#shared/contact/links.ts'
import { formatPhone, telLink, whatsAppLink } from '#shared/contact/phone.ts'
import type { PublicBusiness } from '#shared/schemas/business-detail.ts'
import { WhatsAppIcon } from '#web/components/art/brand-icons.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { chatGreeting } from './chat-greeting.ts'
import { OpenNow } from './open-now.tsx'

interface BusinessFactsProps {
  business: PublicBusiness
  now: Date
}

/** Owner, address and contact: one line for each known fact. */
export function BusinessFacts({ business, now }: BusinessFactsProps) {
  const { phone, emailPublic, website, address, operatingHours } = business
  const chat = whatsAppLink(phone, chatGreeting(business))
  const site = websiteHref(website)
  return (
    <ul className="business-facts">
      <Fact sign="store">{business.industry}</Fact>
      <Fact sign="map">{business.area}</Fact>
      {address && <Fact sign="pin">{address}</Fact>}
      {operatingHours && (
        <Fact className="business-facts__now" sign="clock">
          <OpenNow hours={operatingHours} specialDays={business.specialDays} now={now} />
        </Fact>
      )}
      {business.answersWithin && <Fact sign="clock">{business.answersWithin}</Fact>}
      {phone && (
        <Fact sign="phone">
          <a href={telLink(phone)}>{formatPhone(phone)}</a>
        </Fact>
      )}
      {chat && (
        <li className="business-facts__chat">
          <WhatsAppIcon />
          <span>
            <a href={chat} target="_blank" rel="noopener">
              Chat on WhatsApp
            </a>
          </span>
        </li>
      )}
      {emailPublic && (
        <Fact sign="mail">
          <a href={`mailto:${emailPublic}`}>{emailPublic}</a>
        </Fact>
      )}
      {site && (
        <Fact sign="globe">
          <a href={site} target="_blank" rel="noopener nofollow">
            {websiteText(site)}
          </a>
        </Fact>
      )}
    </ul>
  )
}

interface FactProps {
  sign: string
  className?: string
  children: ReactNode
}

function Fact({ sign, className, children }: FactProps) {
  return (
    <li className={classNames(`sign sign--${sign}`, className)}>
      <span>{children}</span>
    </li>
  )
}
