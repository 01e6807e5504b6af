import type { Business } from '#shared/schemas/business.ts'

export const NOT_CLAIMED = 'Not claimed yet'
export const CLAIMED = 'Claimed'

/** So many get their one mail at a press: bounces and complaints show before the next. */
export const INVITATION_LOT = 20

/** A page of which a visitor would learn little is not for search engines: three of five things make it worth it. */
export const ENOUGH_TO_INDEX = 3
export const OWN_CHARACTERS = 150
/** A handful of stars of a business that did not ask for its page is no figure for a search engine. */
export const FEWEST_UNCLAIMED_RATINGS = 5

type Known = Pick<
  Business,
  'plan' | 'operatingHours' | 'description' | 'imageUrl' | 'ratingCount' | 'services'
>

/** Everybody who pays is. */
export function isWorthIndexing(business: Known): boolean {
  const { operatingHours, description, imageUrl, ratingCount, services } = business
  const has = [
    operatingHours !== null,
    description.length >= OWN_CHARACTERS,
    imageUrl !== null,
    ratingCount > 0,
    services.length > 0,
  ]
  return business.plan !== null || has.filter(Boolean).length >= ENOUGH_TO_INDEX
}

/** Where the details come from of a page that had an owner. */
export const FORMER_OWNER = 'its former owner'
