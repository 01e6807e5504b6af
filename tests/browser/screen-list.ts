import { adminPrivacyPages, ownPages } from '#shared/own-paths.ts'
import {
  helpPages,
  mailPages,
  moneyPages,
  pages,
  privacyPages,
  reviewPages,
  savedPage,
  sitePages,
  supplyPages,
} from '#shared/paths.ts'
import { claimPages } from '#shared/supply/claim-paths.ts'

/** What the demo city has, for the addresses of its screens. */
export interface Demo {
  /** The id of a business, by its name. */
  business(name: string): string
  review: string
  /** The page of its writer. */
  reviewToEdit: string
  owner: string
  imports: { finished: string; columns: string; ready: string }
  /** The page of whoever claims a business, by its secret. */
  claim: string
  /** Of the owner on PREMIUM, with all there can be. */
  conversation: { id: string; token: string }
  booking: { visitor: string; owner: string }
}

export interface Screen {
  address: string | ((demo: Demo) => string)
  /** Whose screen it is; a visitor's if left out. */
  account?: string
  /** The name of the button or link that opens the dialog to look at. */
  dialog?: string | RegExp
  /** Its first load is weighed, with photos of businesses or without. */
  weighed?: 'with photos' | 'without photos'
  /** Answered with 404. */
  isMissing?: boolean
}

const ARTICLE = pages.blogPost('cape-town-business-visibility-crisis-2024')
const beachHouse = ({ business }: Demo) => pages.business(business('Apostles Beach House'))

const zaidas =
  (page: (id: string) => string) =>
  ({ business }: Demo) =>
    page(business('Zaida’s Kitchen'))

const VISITORS: Record<string, Screen> = {
  home: { address: pages.home, weighed: 'with photos' },
  'your data': { address: privacyPages.yourData },
  'search without a question': { address: pages.search },
  'search results': {
    address: `${pages.search}?q=plumber+sea+point+open+now`,
    weighed: 'without photos',
  },
  'search without results': { address: `${pages.search}?q=xylophone` },
  categories: { address: pages.categories, weighed: 'without photos' },
  'a category': { address: pages.category('restaurants'), weighed: 'without photos' },
  'an unknown category': { address: pages.category('zebras'), isMissing: true },
  'a suburb': { address: '/area/sea-point' },
  'a business': { address: beachHouse, weighed: 'without photos' },
  'the photos of a business': { address: beachHouse, dialog: 'All 7 photos' },
  'a business that nobody has claimed': { address: zaidas(pages.business) },
  'claiming a business': { address: zaidas(claimPages.claim) },
  'asking to remove a page': { address: zaidas(claimPages.remove) },
  'suggesting a correction': { address: zaidas(supplyPages.correction) },
  'a claim and its code': { address: ({ claim }) => claim },
  'the request dialog': { address: beachHouse, dialog: 'Book Now' },
  'the dialog of free times': {
    address: ({ business }) => pages.business(business('Crown & Coil')),
    dialog: 'Book Now',
  },
  'the review dialog': { address: beachHouse, dialog: 'Write a Review' },
  'an unknown business': { address: pages.business('nobody'), isMissing: true },
  'all reviews': { address: ({ business }) => reviewPages.all(business('Apostles Beach House')) },
  'reporting a review': { address: ({ review }) => reviewPages.report(review) },
  'editing a review': { address: ({ reviewToEdit }) => reviewToEdit },
  'a takedown notice': { address: ({ review }) => reviewPages.noticeAbout(review) },
  'the review policy': { address: reviewPages.policy },
  'reviews in figures': { address: reviewPages.figures },
  'the help center': { address: helpPages.home },
  'a search for help': { address: `${helpPages.home}?q=cancel` },
  'a search for help without an answer': { address: `${helpPages.home}?q=voucher` },
  'an answer': { address: helpPages.article('change-or-cancel-a-booking') },
  'writing to us': { address: `${helpPages.contact}?topic=booking` },
  'a conversation': { address: ({ conversation }) => helpPages.conversation(conversation.token) },
  'an unknown answer': { address: helpPages.article('no-such'), isMissing: true },
  'the plans': { address: sitePages.pricing },
  'the terms': { address: sitePages.terms },
  'earlier terms': { address: `${sitePages.terms}/1` },
  'the privacy policy': { address: sitePages.privacy },
  'the PAIA manual': { address: sitePages.paia },
  'saved businesses': { address: savedPage },
  'registration by default': { address: pages.auth, weighed: 'without photos' },
  login: { address: pages.login, weighed: 'without photos' },
  registration: { address: pages.register, weighed: 'without photos' },
  'a forgotten password': { address: pages.forgotPassword, weighed: 'without photos' },
  'a new password': { address: `${pages.resetPassword}?token=any`, weighed: 'without photos' },
  'the admin login': { address: pages.admin },
  blog: { address: pages.blog, weighed: 'without photos' },
  'an article': { address: ARTICLE, weighed: 'without photos' },
  'an unknown article': { address: pages.blogPost('no-such-post'), isMissing: true },
  'a booking for its visitor': { address: ({ booking }) => booking.visitor },
  'a booking for its owner': { address: ({ booking }) => booking.owner },
  unsubscribing: { address: `${mailPages.newsletterUnsubscribe}?token=x` },
  'an unknown address': { address: '/no/such/page', isMissing: true },
}

const tabs = (account: string, page: string, names: string[]): Record<string, Screen> =>
  Object.fromEntries(
    names.map((name) => [`${account}: ${name}`, { account, address: `${page}?tab=${name}` }]),
  )

export const SCREENS: Record<string, Screen> = {
  ...VISITORS,
  ...tabs('premium@example.co.za', pages.dashboard, [
    'profile',
    'listing',
    'listing&part=hours',
    'listing&part=services',
    'bookings',
    'bookings&list=week',
    'reviews',
    'analytics',
  ]),
  'the own account': { account: 'premium@example.co.za', address: ownPages.account },
  'closing the account': {
    account: 'premium@example.co.za',
    address: `${ownPages.account}?ask=close`,
  },
  'cards for Google': { account: 'premium@example.co.za', address: () => ownPages.googleCard },
  'turns among the gems': { account: 'premium@example.co.za', address: ownPages.gems },
  'the own conversations': { account: 'premium@example.co.za', address: ownPages.help },
  'plan and billing': { account: 'premium@example.co.za', address: moneyPages.billing },
  'who the first invoice is for': {
    account: 'pending@example.co.za',
    address: ownPages.checkout,
  },
  'payment required': { account: 'pending@example.co.za', address: pages.dashboard },
  ...tabs('admin', pages.adminPanel, [
    'overview',
    'users',
    'newsletter',
    'gems',
    'reviews',
    'mail',
    'activity',
    'account',
  ]),
  'deleting a user': {
    account: 'admin',
    address: `${pages.adminPanel}?tab=users`,
    dialog: /^Delete/,
  },
  'ready to open': { account: 'admin', address: ownPages.ready },
  'the inbox': { account: 'admin', address: ownPages.support },
  imports: { account: 'admin', address: ownPages.imports },
  'a finished import': {
    account: 'admin',
    address: (demo) => ownPages.import(demo.imports.finished),
  },
  'the columns of an import': {
    account: 'admin',
    address: (demo) => ownPages.import(demo.imports.columns),
  },
  'what an import would do': {
    account: 'admin',
    address: (demo) => ownPages.import(demo.imports.ready),
  },
  claims: { account: 'admin', address: ownPages.claims },
  corrections: { account: 'admin', address: ownPages.corrections },
  invitations: { account: 'admin', address: ownPages.invitations },
  'an opened message': {
    account: 'admin',
    address: ({ conversation }) => ownPages.supportConversation(conversation.id),
  },
  'requests about data': { account: 'admin', address: adminPrivacyPages.requests },
  'old data': { account: 'admin', address: adminPrivacyPages.oldData },
  'breach notices': { account: 'admin', address: adminPrivacyPages.breaches },
  money: { account: 'admin', address: moneyPages.money },
  "an owner's page": { account: 'admin', address: ({ owner }) => ownPages.user(owner) },
  "an owner's money": { account: 'admin', address: ({ owner }) => ownPages.ownerMoney(owner) },
}
