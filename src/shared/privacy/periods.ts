/** How long personal data is kept, in days: what is usual, and the least that a setting may say. */
export const PERIODS = {
  /** After the date of a booking. */
  bookings: { usual: 365, least: 30 },
  /** Addresses that nobody confirmed: of reviews and of the newsletter. */
  unconfirmed: { usual: 14, least: 7 },
  /** The confirmed address behind a review. */
  reviewAddresses: { usual: 730, least: 90 },
  /** The proof of consent, after the newsletter was stopped. */
  newsletter: { usual: 1095, least: 365 },
  /** Formal notices about reviews: claims expire after three years. */
  notices: { usual: 1095, least: 365 },
  /** What people write to us, after the last message. */
  conversations: { usual: 730, least: 90 },
  /** Answered requests about data: that they were answered may have to be shown. */
  requests: { usual: 1095, least: 365 },
  /** Accounts of owners that are not paid, after the last payment or sign-in. */
  lapsedAccounts: { usual: 730, least: 365 },
  /** Payments and invoices of accounts that are gone: tax law asks for five years. */
  payments: { usual: 1826, least: 1826 },
  mail: { usual: 30, least: 7 },
  /** Mail that could not be delivered. */
  failedMail: { usual: 180, least: 30 },
} as const

export type Period = keyof typeof PERIODS
export type Periods = Record<Period, number>

/** '12 months', '3 years', '14 days'. Years may have their leap days. */
export function periodInWords(days: number): string {
  const years = Math.floor(days / 365)
  if (years === 0 || days - years * 365 > Math.ceil(years / 4)) return `${days} days`
  return years > 2 ? `${years} years` : `${years * 12} months`
}

/** What becomes of a business whose plan has ended: no setting may keep it for less. */
export const KEPT_AFTER_THE_END = `Your profile, pictures and reviews are kept for at least ${periodInWords(PERIODS.lapsedAccounts.least)}.`
