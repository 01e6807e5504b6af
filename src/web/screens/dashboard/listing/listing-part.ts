/** The parts of the listing's tab. */
export const LISTING_PARTS = ['about', 'hours', 'services'] as const
export type ListingPart = (typeof LISTING_PARTS)[number]
