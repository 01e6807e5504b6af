import { priceText } from '#shared/booking/duration-text.ts'
import { mapsSearchUrl } from '#shared/contact/links.ts'
import { telLink } from '#shared/contact/phone.ts'
import { PRICE_WORDS } from '#shared/money/price-ranges.ts'
import { pages } from '#shared/paths.ts'
import type { BusinessOnCard } from '#shared/schemas/business-list.ts'
import { plural } from '#shared/text/numbers.ts'
import { BusinessImage } from './business-image.tsx'
import { PlanBadge } from './ui/badge.tsx'
import { Stars } from './ui/stars/stars.tsx'
import { ratingInWords } from './ui/stars/stars-in-words.ts'

const PICTURE_SIZES = '(max-width: 767.98px) 96px, 156px'

/** The distance from the requested place, if there is one. */
export type BusinessWithDistance = BusinessOnCard & { distanceKm?: number | null }

interface BusinessCardProps {
  business: BusinessWithDistance
  /** In the first rows of a page, so its image loads at once. */
  eager?: boolean
  /** The heading level. */
  level?: 'h2' | 'h3'
  /** By the reader's clock; undefined during server rendering. */
  now: number | undefined
}

/**
 * The name is the only link to the page and covers the card; the buttons are above it. The grid handles the
 * clicks.
 */
export function BusinessCard({ business, eager, level: Heading = 'h2', now }: BusinessCardProps) {
  return (
    <article
      className={business.plan === null ? 'business-card business-card--open' : 'business-card'}
    >
      <div className="business-card__text">
        <Heading>
          <a href={pages.business(business.id)}>{business.businessName}</a>
        </Heading>
        <p className="business-card__meta">
          <span>{business.industry}</span> <span>{whereOf(business)}</span>
        </p>
        <div className="business-card__line">
          <Rating business={business} />
          <Opening opening={business.opening} now={now} />
        </div>
      </div>
      {/* After the name, which a screen reader reads first; shown before it. */}
      <div className="business-card__picture">
        <BusinessImage business={business} sizes={PICTURE_SIZES} eager={eager} />
        <PlanBadge plan={business.plan} claimed={business.claimed} />
      </div>
      <div className="business-card__actions">
        <Offer business={business} />
        <Contacts business={business} />
      </div>
    </article>
  )
}

/** Hidden once it is outdated: the page may have been open for hours. */
function Opening({
  opening,
  now = 0,
}: Pick<BusinessOnCard, 'opening'> & Pick<BusinessCardProps, 'now'>) {
  if (!opening || (opening.until && now >= Date.parse(opening.until))) return null
  const { isOpen, text } = opening
  return (
    <p className={`business-card__hours sign sign--clock${isOpen ? ' is-open' : ''}`}>{text}</p>
  )
}

function Offer({ business: { services, priceRange, bookOnline } }: { business: BusinessOnCard }) {
  return (
    <p className="business-card__offer">
      {bookOnline ? (
        <span className="business-card__online">
          <b>Book online</b> {fromText(bookOnline.fromPrice)}
        </span>
      ) : (
        <span>{services.slice(0, 3).join(', ')}</span>
      )}
      {priceRange && <b title={`Price: ${PRICE_WORDS[priceRange]}`}>{priceRange}</b>}
    </p>
  )
}

/** 'from R180', or nothing without a price. */
const fromText = (price: number | null) => (price ? `from ${priceText(price)}` : '')

/** The suburb if the address has one, with the distance: 'Observatory, about 2 km'. */
function whereOf({ suburb, area, distanceKm }: BusinessWithDistance): string {
  const place = suburb ?? area
  // Measured between the centres of two suburbs: below a kilometre it is meaningless.
  if (distanceKm === undefined || distanceKm === null || distanceKm < 0.5) return place
  return `${place}, about ${Math.round(distanceKm)} km`
}

function Rating({ business: { ratingAvg, ratingCount } }: { business: BusinessOnCard }) {
  if (ratingCount === 0) {
    return (
      <p className="rating">
        <Stars value={0} />
        <span className="muted">No reviews yet</span>
      </p>
    )
  }
  return (
    <p className="rating">
      <Stars value={ratingAvg} label={ratingInWords(ratingAvg, ratingCount)} />
      <b aria-hidden="true">{ratingAvg.toFixed(1)}</b>
      <span className="muted" aria-hidden="true">
        {ratingCount}
        <span className="business-card__unit">{plural(ratingCount, ' review')}</span>
      </span>
    </p>
  )
}

/** Only what the owner has given: no call button without a number. */
function Contacts({ business }: { business: BusinessOnCard }) {
  const { businessName: name, phone, emailPublic, website, address } = business
  return (
    <>
      {phone && <Contact sign="phone" href={telLink(phone)} label={`Call ${name}`} />}
      {emailPublic && (
        <Contact sign="mail" href={`mailto:${emailPublic}`} label={`Email ${name}`} />
      )}
      {website && (
        <Contact sign="globe" href={website} label={`Website of ${name}`} target={AWAY} />
      )}
      {address && (
        <Contact sign="pin" href={mapsSearchUrl(address)} label={`Map of ${name}`} target={AWAY} />
      )}
    </>
  )
}

/** Leads to another site, so it opens in a new tab. */
const AWAY = { target: '_blank', rel: 'noopener nofollow' }

interface ContactProps {
  sign: 'phone' | 'mail' | 'globe' | 'pin'
  href: string
  label: string
  target?: typeof AWAY
}

function Contact({ sign, href, label, target }: ContactProps) {
  return <a className={`icon-btn sign sign--${sign}`} href={href} aria-label={label} {...target} />
}
