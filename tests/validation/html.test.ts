import { formatterFactory, HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createGem, createRatings } from '#demo/factories/happenings.ts'
import { formAddress, pages } from '#shared/paths.ts'
import { createTestApp, type TestApp } from '#tests/helpers/test-app.ts'

/** The HTML standard, not the validator's taste in formatting. */
const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] })

let app: TestApp
let business: string
beforeAll(async () => {
  app = await createTestApp('sqlite')
  const made = await createBusiness(app.context.db, {
    businessName: 'Tom & <b>Jerry</b> "Salon"',
    industry: 'Restaurant',
    services: ['Dinner'],
    priceRange: '$$',
  })
  business = made.id
  await createRatings(app.context.db, business, [{ stars: 5, comment: 'Lekker' }, { stars: 3 }])
  await createGem(app.context.db, business)
})
afterAll(() => app.close())

const ADDRESSES: [string, () => string][] = [
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
]

it.each(ADDRESSES)('%s is valid HTML', async (_, address) => {
  const { body, headers } = await app.server.inject(address())
  expect(headers['content-type']).toContain('text/html')
  const report = await validator.validateString(body)
  expect(formatterFactory('text')(report.results)).toBe('')
})
