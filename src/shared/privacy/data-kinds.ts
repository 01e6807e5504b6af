import { WEEKS_OF_SPAN } from '#shared/catalogue/visits.ts'
import { type Period, type Periods, periodInWords } from './periods.ts'

/** One kind of personal data, in words for everybody: the privacy page is made from these. */
interface KindOfData {
  title: string
  what: string
  why: string
  /** The ground that section 11 of POPIA asks for. */
  ground: string
  seenBy: string
  kept: string | ((inWords: (period: Period) => string) => string)
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
    kept: (inWords) => `${inWords('bookings')} after the date`,
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
    kept: (inWords) => `${inWords('reviewAddresses')} after the review`,
    afterwards: DELETED,
  },
  notices: {
    title: 'Formal notices about reviews',
    what: 'Name, address, e-mail address, phone number and what you object to',
    why: 'The law asks for these details in a takedown notice',
    ground: 'A legal duty',
    seenBy: US,
    kept: (inWords) => `${inWords('notices')} after the notice`,
    afterwards: DELETED,
  },
  conversations: {
    title: 'What you write to us',
    what: 'Name, e-mail address, what it is about, the messages of both sides and our notes about them',
    why: 'To answer you, and to find what was said when you write again',
    ground: 'You asked for it',
    seenBy: US,
    kept: (inWords) => `${inWords('conversations')} after the last message`,
    afterwards: DELETED,
  },
  newsletter: {
    title: 'Newsletter',
    what: 'E-mail address, and when and to which words you agreed',
    why: 'To send the newsletter, and to prove that you asked for it',
    ground: 'Your consent, which you can take back',
    seenBy: US,
    kept: (inWords) => `${inWords('newsletter')} after you stop it`,
    afterwards: DELETED,
  },
  account: {
    title: 'An owner’s account',
    what: 'E-mail address, the password as a mark that nobody can read, second sign-in step, passkeys',
    why: 'To sign you in',
    ground: 'Our contract with you',
    seenBy: 'You; our admins see the address',
    kept: (inWords) => `${inWords('lapsedAccounts')} after the last payment or sign-in`,
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
  unclaimed: {
    title: 'Pages that nobody has claimed',
    what: 'What the business or a public list has published: name, category, address, phone number, e-mail address, website, hours, and where it is from',
    why: 'So that people find the business, and the business its page',
    ground: 'Our and the readers’ interest in finding every business of the city',
    seenBy: 'Everybody',
    kept: 'Until it is claimed or removed; the rows of an import 30 days',
    afterwards: 'Deleted; unreadable marks keep a removed page away',
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
    kept: (inWords) => `${inWords('payments')}, by law, and as long as the owner has the account`,
    afterwards: 'Name, address and reference cleared; amounts and numbers stay in our books',
  },
  mail: {
    title: 'Mail that we send',
    what: 'To whom, about what and when; the words until it is sent',
    why: 'To deliver it, and to find out what went wrong',
    ground: 'It is part of what you asked for',
    seenBy: US,
    kept: (inWords) =>
      `${inWords('mail')} after it was sent; ${inWords('failedMail')} if it could not be delivered`,
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

/** What is not a table of its own, in the same words. */
export const BESIDE_THE_TABLES: readonly KindOfData[] = [
  {
    title: 'Addresses that nobody confirmed',
    what: 'An e-mail address that was typed for a review or for the newsletter',
    why: 'So that you can confirm it with the link that we mail',
    ground: 'You asked for it',
    seenBy: US,
    kept: (inWords) => `${inWords('unconfirmed')} after it was typed`,
    afterwards: DELETED,
  },
  {
    title: 'Search words and suburbs',
    what: 'Sums by week and business: which words and suburbs people searched with. A word is readable once three searches share it',
    why: 'So that owners see what leads to their page',
    ground: 'Our and the owners’ interest in knowing what people look for',
    seenBy: 'The owner, as sums that name nobody',
    kept: `${WEEKS_OF_SPAN['90']} weeks`,
    afterwards: DELETED,
  },
  {
    title: 'Server logs',
    what: 'Time, page without its search words, answer, and of your network address only the network',
    why: 'To find faults and attacks',
    ground: 'Our interest in a site that works',
    seenBy: 'Those who run the servers',
    kept: '30 days',
    afterwards: DELETED,
  },
  {
    title: 'Backups',
    what: 'A copy of what this table lists',
    why: 'So that nothing is lost',
    ground: 'Our duty to keep your data safe',
    seenBy: 'Those who run the servers',
    kept: 'Up to a year',
    afterwards: 'Deleted; one that is restored has everything erased again that was erased since',
  },
]

/** '12 months after the date', with the periods that the operator has set. */
export const keptFor = ({ kept }: KindOfData, periods: Periods): string =>
  typeof kept === 'string' ? kept : kept((period) => periodInWords(periods[period]))
