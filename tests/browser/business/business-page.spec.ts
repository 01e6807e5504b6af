import { createBusiness } from '#demo/factories/businesses.ts'
import { pages } from '#shared/paths.ts'
import {
  DEVICES,
  expect,
  expectNoSidewaysScroll,
  holdAnswers,
  open,
  PHONE,
} from '#tests/browser/fixtures.ts'
import { countIn, openBusiness, test } from './business-site.ts'

for (const { device, details, viewport } of DEVICES) {
  test.describe(`on a ${device}`, details, () => {
    test.use({ viewport })

    test('shows everything that is known', async ({ page, emptySite, businesses: { full } }) => {
      await openBusiness(page, emptySite, full)
      const paper = await page.evaluate(
        () => getComputedStyle(document.documentElement).backgroundColor,
      )
      // On a phone the night below the footer must not show behind the page.
      await expect(page.locator(device === 'phone' ? '#content' : 'body')).toHaveCSS(
        'background-color',
        paper,
      )
      await expect(page).toHaveTitle('Harbour Table: Restaurant in Kalk Bay | CPT Recommends')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour Table')
      const main = page.getByRole('main')
      await expect(main.getByText('PREMIUM', { exact: true })).toBeVisible()
      // Created with 1,284; the visits of these tests are counted too.
      await expect(main.getByText(/^1,2[89]\d views$/)).toBeVisible()
      await expect(main.getByRole('img', { name: '4.7 out of 5 stars' })).toHaveCount(2)
      await expect(main.getByText('6 reviews', { exact: true })).toHaveCount(2)
      await expect(
        main.getByRole('img', { name: 'Harbour Table has no picture yet' }),
      ).toBeVisible()
      await expect(main.getByText('Open now')).toHaveCount(2)
      for (const [name, href] of [
        ['082 000 0143', 'tel:+27820000143'],
        ['table@harbour.example', 'mailto:table@harbour.example'],
        ['harbour.example', 'https://harbour.example'],
        ['Back to Home', '/'],
      ] as const)
        await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
      await expect(main.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\/27820000143\?text=/,
      )
      await expect(main.getByRole('link', { name: 'Open in Maps' })).toHaveAttribute(
        'href',
        /google\.com\/maps\/search\/.*14%20Quayside%20Lane.*Cape%20Town/,
      )
      for (const heading of [
        'About',
        'Good to know',
        'Reviews & Ratings',
        'Find it',
        'Opening hours',
      ])
        await expect(main.getByRole('heading', { name: heading })).toBeVisible()
      await expect(main.getByText(/^Visit \d$/)).toHaveText([
        'Visit 6',
        'Visit 5',
        'Visit 4',
        'Visit 3',
        'Visit 2',
      ])
      await expect(main.getByText('6 January 2025')).toBeVisible()
      await expectNoSidewaysScroll(page)
    })

    test('says what is not known', async ({ page, emptySite, businesses: { bare } }) => {
      await openBusiness(page, emptySite, bare)
      const main = page.getByRole('main')
      await expect(main.getByText('No address provided')).toBeVisible()
      await expect(main.getByText('No reviews yet. Be the first to leave a review!')).toBeVisible()
      await expect(main.getByText('PREMIUM')).toHaveCount(0)
      await expect(main.getByRole('link', { name: 'Open in Maps' })).toHaveCount(0)
      await expectNoSidewaysScroll(page)
    })

    test('says that a business does not exist', async ({ page, emptySite, quiet }) => {
      quiet.allow(/status of 404/)
      const answer = await openBusiness(page, emptySite, 'nobody')
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business Not Found')
      await page.getByRole('link', { name: 'Back to Home' }).click()
      await expect(page).toHaveURL(`${emptySite.url}/`)
    })
  })
}

test('shows a skeleton while the business loads', async ({
  page,
  emptySite,
  businesses: { full },
}) => {
  await page.setViewportSize(PHONE)
  await open(page, emptySite.url)
  const release = await holdAnswers(page, new RegExp(`/api/business/${full}`))
  await page
    .locator(`a[href="${pages.business(full)}"]`)
    .first()
    .click()
  await expect(page.getByText('Loading business')).toBeAttached()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour Table')
})

test('counts a visitor once', { tag: '@slow' }, async ({ page, emptySite }) => {
  let id = ''
  // Of its own: the views of the tests before may still be on their way.
  await emptySite.write(async (db) => {
    id = (await createBusiness(db, { businessName: 'Quiet Corner' })).id
  })
  const views = () => countIn(emptySite, 'select views from businesses where id = ?', id)
  const before = views()
  await openBusiness(page, emptySite, id)
  await expect.poll(views).toBe(before + 1)
  const told = page.waitForResponse((response) => response.url().endsWith('/view'))
  await page.reload()
  await told
  await page.waitForTimeout(1500)
  expect(views()).toBe(before + 1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('can be read', async ({ page, emptySite, quiet, businesses: { full } }) => {
    // The browser itself blocks the scripts.
    quiet.allow(/\.js csp$/)
    await page.goto(`${emptySite.url}${pages.business(full)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour Table')
    await expect(page.getByText('A twelve-table room above the fish market.')).toBeVisible()
    await expect(page.getByText('Visit 6')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open in Maps' })).toBeVisible()
    // No button is dead: only the marks of reviews are left, which explain themselves on focus.
    for (const button of await page.getByRole('button').all())
      await expect(button).toHaveClass(/review-mark__label/)
    await page.getByRole('link', { name: 'Book Now' }).click()
    await expect(page.getByRole('heading', { name: 'Book a Table' })).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: 'Write a Review' }).click()
    await expect(page.getByRole('button', { name: 'Submit Review' })).toBeVisible()
  })
})

test('prints text and images, without navigation', async ({
  page,
  emptySite,
  businesses: { full },
}) => {
  await openBusiness(page, emptySite, full)
  await page.emulateMedia({ media: 'print' })
  for (const text of ['Harbour Table', 'A twelve-table room above the fish market.', 'Visit 6'])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
  await expect(page.locator('a[aria-label="Report this review"]')).not.toHaveCount(0)
  for (const report of await page.locator('a[aria-label="Report this review"]').all())
    await expect(report).toBeHidden()
  for (const name of ['Book Now', 'Write a Review'])
    await expect(page.getByRole('link', { name })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Open in Maps' })).toBeHidden()
  await expect(page.locator('.business-map')).toBeHidden()
  await expect(page.getByText('14 Quayside Lane, Kalk Bay, 7975').first()).toBeVisible()
  // Paper's width: the hours stand beside what the business says, in front of the reviews.
  await page.setViewportSize({ width: 673, height: 1000 })
  const topOf = async (name: string) =>
    (await page.getByRole('heading', { name }).boundingBox())?.y ?? Number.NaN
  expect(Math.abs((await topOf('Opening hours')) - (await topOf('About')))).toBeLessThan(10)
  expect(await topOf('Opening hours')).toBeLessThan(await topOf('Reviews & Ratings'))
})
