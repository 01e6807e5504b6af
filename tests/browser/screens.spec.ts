import type { Page, Request } from '@playwright/test'
import { conversationToken } from '#server/features/desk/conversation-links.ts'
import { editToken } from '#server/features/reviews/edit-token.ts'
import { getSecret } from '#server/platform/db/secret.ts'
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
  withToken,
} from '#shared/paths.ts'
import { book } from './booking-links.ts'
import { DEVICES, expect, expectAccessible, PHONE, type Site, test } from './fixtures.ts'
import { findLayoutFaults } from './layout-faults.ts'

/** Every screen is opened once: is it accessible, does it fit, is it light enough for a phone? */

const PASSWORD = 'tafelberg-2024'
const KILOBYTE = 1024
const SCRIPT_LIMIT = 125 * KILOBYTE
const TOTAL_LIMIT = 300 * KILOBYTE

/** Window sizes and text sizes in which nothing may be cut off or overlap. */
const SIZES = {
  phone: [
    { width: 320, height: 640, text: '100%' },
    // Where the layouts of phone and desktop meet.
    { width: 768, height: 1024, text: '200%' },
  ],
  desktop: [
    { width: 360, height: 640, text: '200%' },
    { width: 1024, height: 768, text: '200%' },
    { width: 1440, height: 900, text: '200%' },
  ],
}

interface Demo {
  /** The id of a business, by its name. */
  business(name: string): string
  review: string
  /** The page of its writer. */
  reviewToEdit: string
  owner: string
  import: string
  /** Of the owner on PREMIUM, with all there can be. */
  conversation: { id: string; token: string }
  booking: { visitor: string; owner: string }
}

interface Screen {
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
  'a business that nobody has claimed': {
    address: ({ business }) => pages.business(business('Zaida’s Kitchen')),
  },
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

const SCREENS: Record<string, Screen> = {
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
  'a finished import': { account: 'admin', address: (demo) => ownPages.import(demo.import) },
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

async function readDemo(page: Page, site: Site): Promise<Demo> {
  const ids = new Map<string, string>()
  let review = ''
  let reviewToEdit = ''
  let owner = ''
  let imported = ''
  let conversation = { id: '', token: '' }
  await site.write(async (db) => {
    const businesses = await db.selectFrom('businesses').select(['id', 'businessName']).execute()
    for (const { id, businessName } of businesses) ids.set(businessName, id)
    const link = { googleReviewUrl: 'https://g.page/r/apostles/review' }
    const own = ids.get('Apostles Beach House') ?? ''
    await db.updateTable('businesses').set(link).where('id', '=', own).execute()
    // Its title has one of the longest words among the names.
    const ratings = db.selectFrom('ratings').select('id').orderBy('id')
    const ofBusiness = ratings.where('businessId', '=', ids.get('Die Wimperkamer') ?? '')
    review = (await ofBusiness.executeTakeFirstOrThrow()).id
    const email = 'writer@example.co.za'
    const at = new Date().toISOString()
    const writer = { ratingId: review, email, tokenHash: 'none', confirmedAt: at, createdAt: at }
    await db
      .insertInto('reviewWriters')
      .values(writer)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const secret = await getSecret(db, undefined)
    reviewToEdit = withToken(reviewPages.edit, editToken(secret, review, email))
    const written = db.selectFrom('conversations').select('id').where('state', '=', 'new')
    const { id } = await written.orderBy('isPremium', 'desc').executeTakeFirstOrThrow()
    conversation = { id, token: conversationToken(secret, 'device', id) }
    const users = db.selectFrom('users').select('id').where('email', '=', 'premium@example.co.za')
    owner = (await users.executeTakeFirstOrThrow()).id
    imported = (await db.selectFrom('imports').select('id').executeTakeFirstOrThrow()).id
  })
  const business = (name: string) => ids.get(name) ?? ''
  const { visitor, owner: answer } = await book(page, site, {
    businessId: business('Apostles Beach House'),
    name: 'Thandeka Mokoena-Featherstonehaugh',
    phone: '082 000 0100',
    email: 'thandeka@example.co.za',
    dateISO: new Date(Date.now() + 9 * 24 * 3600 * 1000).toISOString(),
  })
  const pathOf = (link: string) => new URL(link).pathname
  const booking = { visitor: pathOf(visitor), owner: pathOf(answer) }
  return { business, review, reviewToEdit, owner, import: imported, conversation, booking }
}

/** Counts transferred bytes with their headers, without the video. */
function weigh(page: Page, photos: Screen['weighed']) {
  const leftOut = photos === 'with photos' ? /hero-loop/ : /\/images\/|hero-loop/
  const sizes: Promise<{ script: number; all: number }>[] = []
  const weighRequest = (request: Request) => {
    if (leftOut.test(request.url())) return
    const isScript = new URL(request.url()).pathname.endsWith('.js')
    sizes.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
        // Fetched first and then imported from the cache: transferred once.
        script: isScript ? Math.max(0, responseBodySize) : 0,
        all: Math.max(0, responseBodySize + responseHeadersSize),
      })),
    )
  }
  page.on('requestfinished', weighRequest)
  return async () => {
    await page.waitForLoadState('networkidle')
    page.off('requestfinished', weighRequest)
    const sum = { script: 0, all: 0 }
    for (const { script, all } of await Promise.all(sizes)) {
      sum.script += script
      sum.all += all
    }
    return sum
  }
}

async function settle(page: Page): Promise<void> {
  await expect(page.locator('.spinner, .skeleton')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

/**
 * What is below a phone's first screen has only an estimated height until the page is hydrated, and a landing page
 * never is: its content would seem to lie over what follows. It is laid out as for somebody who has come near.
 */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>(
      '.later, .footer, .section-band__inner, .business-grid > li',
    ))
      element.style.contentVisibility = 'visible'
  })

async function openScreen(page: Page, site: Site, screen: Screen): Promise<void> {
  const { address, account, dialog, weighed } = screen
  if (account !== undefined) {
    const data = { email: account, password: PASSWORD }
    expect((await page.request.post(`${site.url}/api/login`, { data })).ok()).toBe(true)
  }
  const path = typeof address === 'string' ? address : address(await readDemo(page, site))
  // The budget is a phone's.
  const isPhone = page.viewportSize()?.width === PHONE.width
  const finishWeighing = weighed && isPhone ? weigh(page, weighed) : undefined
  const answer = await page.goto(site.url + path)
  expect(answer?.status()).toBe(screen.isMissing ? 404 : 200)
  await settle(page)
  if (finishWeighing) {
    const { script, all } = await finishWeighing()
    expect(script).toBeGreaterThan(50 * KILOBYTE)
    expect(script).toBeLessThanOrEqual(SCRIPT_LIMIT)
    expect(all).toBeLessThanOrEqual(TOTAL_LIMIT)
  }
  if (dialog === undefined) return
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'yes')
  await page
    .getByRole('button', { name: dialog })
    .or(page.getByRole('link', { name: dialog }))
    .first()
    .click()
  await expect(page.locator('.dialog')).toBeVisible()
  await settle(page)
}

/** A <picture> fetches another file when the width changes, and shows the old one until it has come. */
const picturesLoaded = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('picture > img')].every(
      ({ complete, loading }) => complete || loading === 'lazy',
    ),
  )

async function expectToFit(page: Page, sizes: typeof SIZES.phone): Promise<void> {
  const faults: Record<string, string[]> = {}
  for (const { width, height, text } of sizes) {
    await page.setViewportSize({ width, height })
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
      return new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut)))
    }, text)
    await picturesLoaded(page)
    const found = await findLayoutFaults(page)
    if (found.length > 0) faults[`${width} ${text}`] = found
  }
  expect(faults).toEqual({})
}

for (const [name, screen] of Object.entries(SCREENS)) {
  const part = screen.dialog === undefined ? undefined : '.dialog'
  for (const { device, details, viewport } of DEVICES)
    test.describe(device, details, () => {
      test.use({ viewport })

      test(name, async ({ page, demoSite, quiet }) => {
        if (screen.isMissing) quiet.allow(/status of 404/)
        await openScreen(page, demoSite, screen)
        await layOutAll(page)
        await expectAccessible(page, part)
        await expectToFit(page, SIZES[device])
      })
    })
}
