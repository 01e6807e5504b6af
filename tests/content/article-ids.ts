/** The ten addresses that the spec names. */
export const ARTICLE_IDS = [
  'cape-town-business-visibility-crisis-2024',
  'stellenbosch-paarl-customer-reviews-trust',
  'southern-suburbs-local-seo-domination',
  'mobile-booking-cape-town-customer-expectations',
  'northern-suburbs-business-listing-seo',
  'west-coast-atlantic-seaboard-premium-positioning',
  'cape-flats-mitchells-plain-community-business-growth',
  'helderberg-somerset-west-family-business-digital-transformation',
  'cape-town-seasonal-business-year-round-revenue',
  'cape-town-business-directory-competitive-analysis-2024',
]
