import { Link } from '@tanstack/react-router'
import { mapsSearchUrl } from '#shared/catalogue/links.ts'
import { telLink } from '#shared/catalogue/phone.ts'
import type { BusinessOnCard } from '#shared/schemas/business-list.ts'
import { BusinessPicture } from './business-picture.tsx'
import { CardSign, type CardSignName } from './card-signs.tsx'
import { PlanBadge } from './ui/badge.tsx'
import { Stars } from './ui/stars.tsx'

const PICTURE_SIZES = '(max-width: 767px) calc(100vw - 60px), (max-width: 1020px) 45vw, 361px'

interface BusinessCardProps {
  business: BusinessOnCard
  /** In the first row of a page, where the picture is seen at once. */
  eager?: boolean
}

/** The name is the one link to the page and covers the card; the buttons lie above it. Needs CardSigns. */
export function BusinessCard({ business, eager }: BusinessCardProps) {
  return (
    <article className="bcard">
      <div className="bcard__pic">
        <BusinessPicture business={business} sizes={PICTURE_SIZES} eager={eager} />
        <PlanBadge plan={business.plan} />
      </div>
      <div className="bcard__txt">
        <h2>
          <Link to="/business/$id" params={{ id: business.id }}>
            {business.businessName}
          </Link>
        </h2>
        <p className="meta">
          <span>{business.industry}</span>
          <span>
            <CardSign name="pin" />
            {business.area}
          </span>
        </p>
        <Rating business={business} />
      </div>
      <Contacts business={business} />
    </article>
  )
}

function Rating({ business: { ratingAvg, ratingCount } }: { business: BusinessOnCard }) {
  if (ratingCount === 0) {
    return (
      <p className="rate">
        <Stars value={0} />
        <span className="muted">No reviews yet</span>
      </p>
    )
  }
  return (
    <p className="rate">
      <Stars value={ratingAvg} />
      <b>{ratingAvg.toFixed(1)}</b>
      <span className="muted">{ratingCount === 1 ? '1 review' : `${ratingCount} reviews`}</span>
    </p>
  )
}

/** Only what the owner has given: a phone with nothing to dial would be a lie. */
function Contacts({ business }: { business: BusinessOnCard }) {
  const { businessName, phone, emailPublic, website, address } = business
  const contacts = [
    phone && { sign: 'phone' as const, href: telLink(phone), label: `Call ${businessName}` },
    emailPublic && {
      sign: 'mail' as const,
      href: `mailto:${emailPublic}`,
      label: `Email ${businessName}`,
    },
    website && {
      sign: 'globe' as const,
      href: website,
      label: `Website of ${businessName}`,
      away: true,
    },
    address && {
      sign: 'pin' as const,
      href: mapsSearchUrl(address),
      label: `Map of ${businessName}`,
      away: true,
    },
  ].filter((contact) => contact !== '')
  if (contacts.length === 0) return null
  return (
    <div className="bcard__act">
      {contacts.map((contact) => (
        <Contact key={contact.label} {...contact} />
      ))}
    </div>
  )
}

interface ContactProps {
  sign: CardSignName
  href: string
  label: string
  /** Leads off our site, so it opens beside the list. */
  away?: boolean
}

function Contact({ sign, href, label, away = false }: ContactProps) {
  const target = away ? { target: '_blank', rel: 'noopener nofollow' } : {}
  return (
    <a className="iconbtn" href={href} aria-label={label} {...target}>
      <CardSign name={sign} />
    </a>
  )
}
