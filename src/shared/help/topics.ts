/** The subjects of the Help Center, in the order of its page. */
export const HELP_TOPICS = [
  'booking',
  'reviews',
  'privacy',
  'listing',
  'payments',
  'account',
] as const
export type HelpTopic = (typeof HELP_TOPICS)[number]

export const HELP_TOPIC_NAME: Record<HelpTopic, string> = {
  booking: 'Booking',
  reviews: 'Reviews',
  privacy: 'Privacy',
  listing: 'My listing',
  payments: 'Payments',
  account: 'Account',
}
