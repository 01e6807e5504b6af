import { stringifySearch } from './search-params.ts'

/** Every page's address. A call of the API is known by its name (src/shared/api). */

export const pages = {
  home: '/',
  search: '/search',
  categories: '/categories',
  category: (slug: string) => `/category/${encodeURIComponent(slug)}`,
  business: (id: string) => `/business/${encodeURIComponent(id)}`,
  blog: '/blog',
  blogPost: (id: string) => `/blog/${encodeURIComponent(id)}`,
  auth: '/auth',
  login: '/auth/login',
  register: '/auth/register',
  forgotPassword: '/auth/forgot',
  /** With ?token=, from a mail. */
  resetPassword: '/auth/reset',
  /** Shown after an admin has reset the user's password. */
  newPassword: '/auth/new-password',
  /** Shown to an admin who must set up a second factor. */
  secondFactor: '/auth/second-step',
  /** With ?token=, from a mail. */
  confirmEmail: '/auth/confirm',
  /** With ?token=, from a mail to the new address. */
  changeEmail: '/auth/change-email',
  /** With ?token=, from a notice about the account. */
  notMe: '/auth/not-me',
  dashboard: '/dashboard',
  admin: '/admin',
  adminPanel: '/admin/panel',
} as const

/** Where a page with script leads whoever has none. */
export const moneyPages = {
  /** The owner's plan & billing. */
  billing: '/dashboard/billing',
  /** The admin's. */
  money: '/admin/money',
} as const

/** With ?token=, from a mail: what it asks is done by a form. */
export const mailPages = {
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  digestUnsubscribe: '/digest/unsubscribe',
} as const

export const privacyPages = {
  /** For visitors without an account: asks for a link. */
  yourData: '/privacy/your-data',
  /** With ?token=, from that mail. */
  held: '/privacy/your-data/held',
} as const

/** Businesses saved on the device; with ?ids= a shared list. */
export const savedPage = '/saved'

export const bookingPages = {
  /** A visitor's own booking, by the secret in the mail. */
  visitor: (token: string) => `/booking/${encodeURIComponent(token)}`,
  /** The same booking for the owner, by the secret in the owner's mail. */
  answer: (token: string) => `/booking-answer/${encodeURIComponent(token)}`,
  /** The private calendar feed of a business. */
  calendar: (token: string) => `/calendar/${encodeURIComponent(token)}.ics`,
} as const

/** Addresses of group requests: one request to several businesses. */
export const groupPages = {
  /** Selecting businesses by a list's parameters; the form, with one `business` for each. */
  ask: '/ask',
  /** All answers, by the secret in the mail. */
  group: (token: string) => `/booking-group/${encodeURIComponent(token)}`,
} as const

/** The form for these businesses; or who was asked, who could not be, and the group of the answers. */
export function askAbout(
  values: Record<'business', string[]> | Record<'sent' | 'left' | 'group', string[]>,
) {
  const pairs = Object.entries(values).flatMap(([name, all]) => all.map((id) => [name, id]))
  return `${groupPages.ask}?${new URLSearchParams(pairs)}`
}

export const reviewPages = {
  /** All reviews of a business. */
  all: (businessId: string) => `/business/${encodeURIComponent(businessId)}/reviews`,
  policy: '/reviews-policy',
  /** What became of the reviews of each year. */
  figures: '/reviews/figures',
  whyHeld: '/reviews-policy#held',
  whyRemoved: '/reviews-policy#removed',
  /** With ?token=, from a mail to the owner. */
  reply: '/reviews/reply',
  /** With ?token=, from a mail to the writer. */
  confirm: '/reviews/confirm',
  /** With ?token=, from a mail to the writer or of the booking. */
  edit: '/reviews/edit',
  report: (id: string) => `/reviews/${encodeURIComponent(id)}/report`,
  /** A formal takedown request. */
  noticeAbout: (id: string) => `/reviews/${encodeURIComponent(id)}/notice`,
  /** The page that explains such a request, and starts one. */
  notice: '/reviews/notice',
} as const

/** What anybody can do about the page of a business. */
export const supplyPages = {
  correction: (businessId: string) => `/business/${encodeURIComponent(businessId)}/correction`,
  /** With ?token=, from a mail to the owner. */
  ownCorrections: '/corrections',
  ownCorrectionsAction: (decision: 'accept' | 'decline') => `/corrections/${decision}`,
} as const

/** Pages about the site itself. */
export const sitePages = {
  pricing: '/pricing',
  terms: '/terms',
  privacy: '/privacy',
  paia: '/paia',
} as const

export const helpPages = {
  home: '/help',
  article: (slug: string) => `/help/${encodeURIComponent(slug)}`,
  /** With ?topic= to begin with one. */
  contact: '/help/contact',
  /** By the secret in the mail. */
  conversation: (token: string) => `/help/conversation/${encodeURIComponent(token)}`,
} as const

/** The simulated payment provider; only in demo mode, never in production. */
export const demoPayfastPath = '/demo/payfast'

/** For machines: search engines and feed readers. */
export const feeds = {
  robots: '/robots.txt',
  security: '/.well-known/security.txt',
  siteMark: '/.well-known/cpt-recommends.txt',
  sitemap: '/sitemap.xml',
  sitemapOfPages: '/sitemaps/pages.xml',
  sitemapOfBusinesses: (part: number) => `/sitemaps/businesses-${part}.xml`,
  blog: '/blog/rss.xml',
} as const

/** The targets of forms without JavaScript, or before it has loaded. */
export const formAddress = (form: FormName) => `/forms/${form}`
export type FormName =
  | 'newsletter'
  | 'login'
  | 'logout'
  | 'register'
  | 'booking'
  | 'review'
  | 'review-confirmation'
  | 'review-edit'
  | 'review-withdrawal'
  | 'reply'
  | 'confirm'
  | 'report'
  | 'notice'

/** The dialogs of a business as pages, which their forms are sent to as well. */
export const formPages = {
  booking: (query: BookingFormQuery) => `${formAddress('booking')}${stringifySearch(query)}`,
  review: (query: ReviewFormQuery) => `${formAddress('review')}${stringifySearch(query)}`,
} as const

interface BookingFormQuery {
  business: string
  service?: string | undefined
  /** Whose times; of anyone where it is left out. */
  person?: string | undefined
  /** The first of the days that are shown. */
  from?: string | undefined
}

interface ReviewFormQuery {
  business: string
  /** Of a completed booking. */
  token?: string | undefined
  /** It was sent: published, or held; or the link that confirms it is on its way. */
  done?: 'yes' | 'held' | 'link'
  /** The review that was sent. */
  review?: string
}

/** An address with a token for one person or signup, as in a message. */
export function withToken(path: string, token: string): string {
  return `${path}?token=${encodeURIComponent(token)}`
}

/** The fragment of the form for blocked times, on the dashboard. */
export const BLOCK_TIME = 'block-time'
