import { formatterFactory, HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGem, createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { ownPages } from '#shared/billing/billing-paths.ts'
import { bookingPages } from '#shared/booking/booking-paths.ts'
import { formAddress, pages } from '#shared/paths.ts'
import { placePages } from '#shared/places/place-pages.ts'
import { reviewPages } from '#shared/review-paths.ts'
import { book } from '#tests/helpers/booked.ts'
import { pay } from '#tests/helpers/payments/paid.ts'
import { signIn, signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp } from '#tests/helpers/test-app.ts'

/** The HTML standard, not the validator's taste in formatting. */
const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] })

let app: TestApp
let business: string
let review: string
let links: { token: string; ownerToken: string }
let ownerId: string
const cookies = { nobody: '', owner: '', admin: '' }
beforeAll(async () => {
  app = await createTestApp('sqlite')
  const made = await createBusiness(app.context.db, {
    businessName: 'Tom & <b>Jerry</b> "Salon"',
    industry: 'Restaurant',
    services: ['Dinner'],
    priceRange: '$$',
  })
  business = made.id
  await createReviews(app.context.db, business, [{ stars: 5, comment: 'Lekker' }, { stars: 3 }])
  await createGem(app.context.db, business)
  const { db } = app.context
  review = (await db.selectFrom('ratings').select('id').executeTakeFirstOrThrow()).id
  links = await book(app, {}, { address: '1 Beach Road, Sea Point' })
  ownerId = made.owner.id
  await pay(db, made.owner, '2026-01-31T10:00:00.000Z')
  cookies.owner = await signIn(app, made.owner)
  cookies.admin = await signInAsAdmin(app)
})
afterAll(() => app.close())

const ADDRESSES: [name: string, address: () => string, as?: keyof typeof cookies][] = [
  ['home', () => pages.home],
  ['categories', () => pages.categories],
  ['a category', () => pages.category('restaurants')],
  ['an empty category', () => pages.category('fitness')],
  ['search', () => `${pages.search}?q=salon`],
  ['search without an answer', () => `${pages.search}?q=zzzzzz`],
  ['a business', () => pages.business(business)],
  ['a business that is not there', () => pages.business('nobody')],
  ['the blog', () => pages.blog],
  ['an article', () => pages.blogPost('cape-town-business-visibility-crisis-2024')],
  ['login', () => pages.login],
  ['register', () => pages.register],
  ['a forgotten password', () => pages.forgotPassword],
  ['the dashboard', () => pages.dashboard],
  ['the admin login', () => pages.admin],
  ['a page that is not there', () => '/nowhere'],
  ['the plain form of a booking', () => `${formAddress('booking')}?business=${business}`],
  ['a booking', () => bookingPages.visitor(links.token)],
  ['a booking that is not there', () => bookingPages.visitor('nobody')],
  ['the owner’s answer', () => bookingPages.answer(links.ownerToken)],
  ['all reviews', () => reviewPages.all(business)],
  ['the policy of reviews', () => reviewPages.policy],
  ['a report', () => reviewPages.report(review)],
  ['a notice', () => reviewPages.noticeAbout(review)],
  ['what a notice is', () => reviewPages.notice],
  ['an answer to a review without its link', () => `${reviewPages.reply}?token=no`],
  ['a confirmation of a review without its link', () => `${reviewPages.confirm}?token=no`],
  ['a place', () => placePages.area('sea-point')],
  ['a category in a place', () => placePages.category('hair-salons', 'sea-point')],
  ['a place without anybody', () => placePages.category('legal', 'sea-point')],
  ['leaving the newsletter', () => `${pages.newsletterUnsubscribe}?token=no`],
  ['plan and billing', () => ownPages.billing, 'owner'],
  ['a change of plan', () => `${ownPages.billingChange}?to=BASIC`, 'owner'],
  ['an invoice', () => ownPages.invoice('INV-000001'), 'owner'],
  ['money', () => ownPages.money, 'admin'],
  ['the money of an owner', () => ownPages.ownerMoney(ownerId), 'admin'],
]

it.each(ADDRESSES)('%s is valid HTML', async (_, address, as = 'nobody') => {
  const { body, headers } = await app.server.inject({
    url: address(),
    headers: { cookie: cookies[as] },
  })
  expect(headers['content-type']).toContain('text/html')
  const report = await validator.validateString(body)
  expect(formatterFactory('text')(report.results)).toBe('')
})
