import { PERIODS, type Period, type Periods, periodInWords } from './periods.ts'

/** One kind of personal data, in words for everybody: the privacy page is made from these. */
interface KindOfData {
  title: string
  what: string
  why: string
  /** The ground that section 11 of POPIA asks for. */
  ground: string
  seenBy: string
  kept: string | { period: Period; after: string }
  afterwards: string
}

const US = 'Our admins'
const DELETED = 'Deleted'

/** Every table with personal data names one of these in its rules (`<noun>.tables.ts`). */
export const DATA_KINDS = {
  bookings: {
    title: 'Bookings',
    what: 'Name, phone number, e-mail address, time, service, note and messages',
    why: 'So that the business can answer and you can change your booking',
    ground: 'You asked for it',
    seenBy: 'The business that you book with, our admins',
    kept: { period: 'bookings', after: 'after the date' },
    afterwards: 'Name, number, address, note and messages cleared',
  },
  reviews: {
    title: 'Reviews',
    what: 'Stars, words and a first name if you like; unreadable marks of the device and the network',
    why: 'So that others can read them, and nobody reviews twice',
    ground: 'Our and the readers’ interest in honest reviews',
    seenBy: 'Everybody sees stars, words and the first name; nobody sees the marks',
    kept: 'As long as the business is listed',
    afterwards: DELETED,
  },
  reviewAddresses: {
    title: 'The address behind a review',
    what: 'Your e-mail address, if you confirm a review with it',
    why: 'To check that somebody real wrote the review, and to tell you about replies',
    ground: 'Our and the readers’ interest in honest reviews',
    seenBy: US,
    kept: { period: 'reviewAddresses', after: 'after the review' },
    afterwards: DELETED,
  },
  notices: {
    title: 'Formal notices about reviews',
    what: 'Name, address, e-mail address, phone number and what you object to',
    why: 'The law asks for these details in a takedown notice',
    ground: 'A legal duty',
    seenBy: US,
    kept: { period: 'notices', after: 'after the notice' },
    afterwards: DELETED,
  },
  conversations: {
    title: 'What you write to us',
    what: 'Name, e-mail address, what it is about, the messages of both sides and our notes about them',
    why: 'To answer you, and to find what was said when you write again',
    ground: 'You asked for it',
    seenBy: US,
    kept: { period: 'conversations', after: 'after the last message' },
    afterwards: DELETED,
  },
  newsletter: {
    title: 'Newsletter',
    what: 'E-mail address, and when and to which words you agreed',
    why: 'To send the newsletter, and to prove that you asked for it',
    ground: 'Your consent, which you can take back',
    seenBy: US,
    kept: { period: 'newsletter', after: 'after you stop it' },
    afterwards: DELETED,
  },
  account: {
    title: 'An owner’s account',
    what: 'E-mail address, the password as a mark that nobody can read, second sign-in step, passkeys',
    why: 'To sign you in',
    ground: 'Our contract with you',
    seenBy: 'You; our admins see the address',
    kept: { period: 'lapsedAccounts', after: 'after the last payment or sign-in' },
    afterwards: DELETED,
  },
  signIns: {
    title: 'Sign-ins',
    what: 'The names of browser and system; for failed sign-ins the network of the address too',
    why: 'So that you can see who signs in to your account',
    ground: 'Our and your interest in a safe account',
    seenBy: 'You, our admins',
    kept: 'Until you sign out or it expires; failed sign-ins 30 days',
    afterwards: DELETED,
  },
  listing: {
    title: 'A business’s page and diary',
    what: 'What its owner enters: profile, photos with their words, services, people who can be booked, hours, blocked times',
    why: 'To show the business and to take its bookings',
    ground: 'Our contract with the owner',
    seenBy: 'Everybody sees the page; the owner sees the diary',
    kept: 'As long as the owner has the account; photos that the plan does not show, 12 months',
    afterwards: DELETED,
  },
  claims: {
    title: 'Claims of a business’s page',
    what: 'Name, e-mail address, what you tell us about it, and what became of the claim',
    why: 'So that nobody but the business itself gets its page, or has it removed',
    ground: 'Our and the business’s interest that nobody else speaks for it',
    seenBy: 'Our admins; the business is told the name',
    kept: 'As long as you look after the page; other claims 90 days after the decision',
    afterwards: DELETED,
  },
  payments: {
    title: 'Payments and invoices',
    what: 'Invoices with the details on them, what was paid and when; no card numbers',
    why: 'To charge the plan; tax law requires us to keep invoices',
    ground: 'Our contract with the owner, and a legal duty',
    seenBy: 'The owner, our admins, the payment provider',
    kept: 'At least 5 years, by law',
    afterwards: 'Kept without the e-mail address, which only the invoice itself has',
  },
  mail: {
    title: 'Mail that we send',
    what: 'To whom, about what and when; the words until it is sent',
    why: 'To deliver it, and to find out what went wrong',
    ground: 'It is part of what you asked for',
    seenBy: US,
    kept: { period: 'mail', after: 'after it was sent' },
    afterwards: DELETED,
  },
  requests: {
    title: 'Requests about your data',
    what: 'A mailed link, with your address encrypted; of what was erased a mark that only we can compare',
    why: 'So that only you see and erase your data, and a restored backup is erased again',
    ground: 'A legal duty',
    seenBy: 'Nobody',
    kept: 'The link 24 hours; the mark as long as the site runs',
    afterwards: 'The link is deleted',
  },
  limits: {
    title: 'Marks against abuse',
    what: 'Unreadable marks of a device, a network or a mailbox, with a count',
    why: 'So that nobody can flood the site or your mailbox',
    ground: 'Our interest in a site that works',
    seenBy: 'Nobody',
    kept: 'Minutes to days; of a mailbox that opened our links 24 months',
    afterwards: DELETED,
  },
  record: {
    title: 'The record of what admins do',
    what: 'Which admin did what, when, to which business',
    why: 'So that what admins do can be checked',
    ground: 'Our duty to keep your data safe',
    seenBy: US,
    kept: 'As long as the site runs',
    afterwards: 'It names businesses and admins, no addresses of owners or visitors',
  },
} as const satisfies Record<string, KindOfData>

export type DataKind = keyof typeof DATA_KINDS

const USUAL: Periods = {
  bookings: PERIODS.bookings.usual,
  unconfirmed: PERIODS.unconfirmed.usual,
  reviewAddresses: PERIODS.reviewAddresses.usual,
  newsletter: PERIODS.newsletter.usual,
  notices: PERIODS.notices.usual,
  conversations: PERIODS.conversations.usual,
  requests: PERIODS.requests.usual,
  lapsedAccounts: PERIODS.lapsedAccounts.usual,
  mail: PERIODS.mail.usual,
  failedMail: PERIODS.failedMail.usual,
}

/** '12 months after the date'; with the periods that the operator has set, or the usual ones. */
export function keptFor({ kept }: KindOfData, periods = USUAL): string {
  return typeof kept === 'string' ? kept : `${periodInWords(periods[kept.period])} ${kept.after}`
}
