import { mapsSearchUrl } from '#shared/contact/links.ts'
import { telLink } from '#shared/contact/phone.ts'
import { pages } from '#shared/paths.ts'
import type { BusinessOnCard } from '#shared/schemas/business-list.ts'
import { BusinessPicture } from './business-picture.tsx'
import { PlanBadge } from './ui/badge.tsx'
import { Stars } from './ui/stars.tsx'

const PICTURE_SIZES = '(max-width: 767px) calc(100vw - 60px), (max-width: 1020px) 45vw, 361px'

/** Seen from the place that was asked for, where there is one. */
export type BusinessWithDistance = BusinessOnCard & { distanceKm?: number | null }

interface BusinessCardProps {
  business: BusinessWithDistance
  /** In the first row of a page, where the picture is seen at once. */
  eager?: boolean
  /** The level of its heading in the page around it. */
  level?: 'h2' | 'h3'
}

/** The name is the one link to the page and covers the card; the buttons lie above it. The grid follows it. */
export function BusinessCard({ business, eager, level: Heading = 'h2' }: BusinessCardProps) {
  return (
    <article className="bcard">
      <div className="bcard__pic">
        <BusinessPicture business={business} sizes={PICTURE_SIZES} eager={eager} />
        <PlanBadge plan={business.plan} />
      </div>
      <div className="bcard__txt">
        <Heading>
          <a href={pages.business(business.id)}>{business.businessName}</a>
        </Heading>
        <p className="meta">
          <span>{business.industry}</span>
          <span className="sign sign--pin">{whereOf(business)}</span>
        </p>
        <Rating business={business} />
      </div>
      <Contacts business={business} />
    </article>
  )
}

/** The suburb where the address names one, with the distance: 'Observatory, about 2 km'. */
function whereOf({ suburb, area, distanceKm }: BusinessWithDistance): string {
  const place = suburb ?? area
  // Between the middles of two suburbs: less than a kilometre says nothing.
  if (distanceKm === undefined || distanceKm === null || distanceKm < 0.5) return place
  return `${place}, about ${Math.round(distanceKm)} km`
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
  const { businessName: name, phone, emailPublic, website, address } = business
  if (!(phone || emailPublic || website || address)) return null
  return (
    <div className="bcard__act">
      {phone && contact('phone', telLink(phone), `Call ${name}`)}
      {emailPublic && contact('mail', `mailto:${emailPublic}`, `Email ${name}`)}
      {website && contact('globe', website, `Website of ${name}`, AWAY)}
      {address && contact('pin', mapsSearchUrl(address), `Map of ${name}`, AWAY)}
    </div>
  )
}

/** Leads off our site, so it opens beside the list. */
const AWAY = { target: '_blank', rel: 'noopener nofollow' }

/** Not a component: a page of cards has a hundred of these. */
function contact(
  sign: 'phone' | 'mail' | 'globe' | 'pin',
  href: string,
  label: string,
  target?: typeof AWAY,
) {
  return <a className={`iconbtn sign sign--${sign}`} href={href} aria-label={label} {...target} />
}
