import { formatterFactory, HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGem, createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { ownPages } from '#shared/own-paths.ts'
import {
  bookingPages,
  formAddress,
  helpPages,
  mailPages,
  moneyPages,
  pages,
  reviewPages,
  sitePages,
  withToken,
} from '#shared/paths.ts'
import { placePages } from '#shared/places/place-pages.ts'
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
  const booked = await book(app, {}, { address: '1 Beach Road, Sea Point' })
  links = booked
  await db.updateTable('ratings').set({ bookingId: booked.id }).where('id', '=', review).execute()
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
  ['the form of a booking', () => `${formAddress('booking')}?business=${business}`],
  ['a booking', () => bookingPages.visitor(links.token)],
  ['a booking that is not there', () => bookingPages.visitor('nobody')],
  ['the owner’s answer', () => bookingPages.answer(links.ownerToken)],
  ['all reviews', () => reviewPages.all(business)],
  ['the policy of reviews', () => reviewPages.policy],
  ...Object.values(sitePages).map((path): [string, () => string] => [path, () => path]),
  ['the help center', () => helpPages.home],
  ['a search for help', () => `${helpPages.home}?q=cancel`],
  ['an answer', () => helpPages.article('book-a-time')],
  ['a report', () => reviewPages.report(review)],
  ['a notice', () => reviewPages.noticeAbout(review)],
  ['what a notice is', () => reviewPages.notice],
  ['an answer to a review without its link', () => `${reviewPages.reply}?token=no`],
  ['a review for its writer', () => withToken(reviewPages.edit, links.token)],
  ['a review to edit without its link', () => `${reviewPages.edit}?token=no`],
  ['a confirmation of a review without its link', () => `${reviewPages.confirm}?token=no`],
  ['a place', () => placePages.area('sea-point')],
  ['a category in a place', () => placePages.category('hair-salons', 'sea-point')],
  ['a place without anybody', () => placePages.category('legal', 'sea-point')],
  ['leaving the newsletter', () => `${mailPages.newsletterUnsubscribe}?token=no`],
  ['plan and billing', () => moneyPages.billing, 'owner'],
  ['the end of a plan', () => `${moneyPages.billing}?ask=cancel`, 'owner'],
  ['an invoice', () => ownPages.invoice('INV-000001'), 'owner'],
  ['money', () => moneyPages.money, 'admin'],
  ['the money of an owner', () => ownPages.ownerMoney(ownerId), 'admin'],
]

/** Enter presses the first button of a form: where there are two, one of them is pressed unseen. */
function findFormsWithTwoButtons(body: string): string[] {
  const buttons = [...body.matchAll(/<button\b[^>]*>/g)].map(([tag]) => tag)
  const isSubmit = (tag: string) => !tag.includes('type="button"')
  return [...body.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)]
    .filter(([, head = '', inside = '']) => {
      const id = / id="([^"]+)"/.exec(head)?.[1]
      const elsewhere = id ? buttons.filter((tag) => tag.includes(` form="${id}"`)) : []
      const within = inside.match(/<button\b[^>]*>/g) ?? []
      return [...within, ...elsewhere].filter(isSubmit).length > 1
    })
    .map(([, head = '']) => head)
}

it.each(ADDRESSES)(
  '%s is valid HTML, with one button in each form',
  async (_, address, as = 'nobody') => {
    const { body, headers } = await app.server.inject({
      url: address(),
      headers: { cookie: cookies[as] },
    })
    expect(headers['content-type']).toContain('text/html')
    const report = await validator.validateString(body)
    expect(formatterFactory('text')(report.results)).toBe('')
    expect(findFormsWithTwoButtons(body)).toEqual([])
  },
)
