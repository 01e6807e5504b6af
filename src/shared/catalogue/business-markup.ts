import { websiteHref } from '#shared/contact/links.ts'
import { internationalPhone } from '#shared/contact/phone.ts'
import type { SpecialDays } from '#shared/hours/opening-hours.ts'
import {
  openingHoursSpecification,
  specialHoursSpecification,
} from '#shared/hours/opening-hours-markup.ts'
import type { Business } from '#shared/schemas/business.ts'
import { trimEndOf } from '#shared/text/trim-end-of.ts'
import type { Industry } from './industries.ts'
import { FEWEST_UNCLAIMED_RATINGS } from './unclaimed.ts'

/** The most specific schema.org type that search engines support; otherwise LocalBusiness. */
const TYPE_OF_INDUSTRY: Partial<Record<Industry, string>> = {
  'Hair Salon': 'HairSalon',
  Restaurant: 'Restaurant',
  'Home Services': 'HomeAndConstructionBusiness',
  Fitness: 'ExerciseGym',
  Automotive: 'AutomotiveBusiness',
  'Beauty & Wellness': 'HealthAndBeautyBusiness',
  Medical: 'MedicalBusiness',
  Legal: 'LegalService',
  Finance: 'FinancialService',
}

/** LocalBusiness as structured data. Unknown values are left out, never guessed. */
export function localBusinessMarkup(
  business: Business & { specialDays: SpecialDays },
  url: string,
  image: string | readonly string[],
): object {
  const special = specialHoursSpecification(business.specialDays)
  const { phone, emailPublic, website, priceRange, operatingHours, yearEstablished } = business
  const { location } = business
  return {
    '@context': 'https://schema.org',
    '@type': TYPE_OF_INDUSTRY[business.industry] ?? 'LocalBusiness',
    '@id': url,
    url,
    name: business.businessName,
    image,
    ...(business.description && { description: business.description }),
    address: postalAddress(business.address),
    ...(location?.isExact && {
      geo: {
        '@type': 'GeoCoordinates',
        latitude: location.latitude,
        longitude: location.longitude,
      },
    }),
    ...(internationalPhone(phone) && { telephone: internationalPhone(phone) }),
    ...(emailPublic && { email: emailPublic }),
    ...(websiteHref(website) && { sameAs: [website] }),
    ...(priceRange && { priceRange }),
    ...(yearEstablished && { foundingDate: String(yearEstablished) }),
    ...(operatingHours && { openingHoursSpecification: openingHoursSpecification(operatingHours) }),
    ...(operatingHours && special.length > 0 && { specialOpeningHoursSpecification: special }),
    // Search engines penalise an empty rating.
    ...(business.ratingCount >= (business.plan === null ? FEWEST_UNCLAIMED_RATINGS : 1) && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: business.ratingAvg.toFixed(1),
        ratingCount: business.ratingCount,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  }
}

function postalAddress(address: string): object {
  const whole = address.trim()
  const [postalCode] = /\b\d{4}$/.exec(whole) ?? []
  const street = postalCode && trimEndOf(whole.slice(0, -postalCode.length), ', \t\n')
  return {
    '@type': 'PostalAddress',
    streetAddress: street || whole,
    addressLocality: 'Cape Town',
    addressRegion: 'Western Cape',
    ...(postalCode && { postalCode }),
    addressCountry: 'ZA',
  }
}
