import { WEEKDAY_NAMES } from '#shared/hours/opening-hours-text.ts'

/** What a visitor may suggest about a business: one value each, the hours day by day. */
export const CORRECTION_WORDS = {
  businessName: 'Name',
  industry: 'Trade',
  address: 'Address',
  phone: 'Phone',
  emailPublic: 'E-mail',
  webAddress: 'Website',
  ...WEEKDAY_NAMES,
  closed: 'Closed for good',
} as const
export type CorrectionField = keyof typeof CORRECTION_WORDS

/** The value of 'closed', and what stands there as long as it is not. */
export const CLOSED = 'Closed for good'
export const OPEN = 'Open'

/** So many days an owner is asked alone, before an admin decides. */
export const OWNER_DAYS = 7
/** So many independent people who say the same are put on top. */
export const MANY_VOICES = 3

export const CORRECTION_SENT =
  'Thank you. A person compares it with what we know. Until then the page stays as it is.'
export const CORRECTION_SENT_TO_OWNER =
  'Thank you. We ask the business first, and decide ourselves if it does not answer within a week.'
