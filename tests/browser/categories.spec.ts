import { createBusiness } from '#demo/factories/businesses.ts'
import {
  DESKTOP,
  DEVICES,
  expect,
  expectNoSidewaysScroll,
  holdAnswers,
  open,
  PHONE,
  test,
} from './fixtures.ts'

for (const { device, details, viewport } of DEVICES) {
  test.describe(`categories on a ${device}`, details, () => {
    test.use({ viewport })

    test('all ten are on one page, and each leads to its own', async ({ page, demoSite }) => {
      await open(page, `${demoSite.url}/categories`)
      await expect(page).toHaveTitle('Categories: local services in Cape Town | CPT Recommends')
      const way = page.getByRole('navigation', { name: 'Breadcrumb' })
      await expect(way.getByRole('listitem')).toHaveText(['Home', 'Categories'])
      await expect(way.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
      const prints = page.locator('.category-print')
      await expect(prints).toHaveCount(10)
      for (const badge of await page.locator('.pros-badge').allTextContents()) {
        const [, number] = /^(\d+)\+ pros$/.exec(badge) ?? []
        expect(Number(number)).toBeGreaterThanOrEqual(8)
        expect(Number(number)).toBeLessThanOrEqual(32)
      }
      await expect(page.getByRole('link', { name: 'List Your Business Today' })).toHaveAttribute(
        'href',
        '/auth/register',
      )
      await expectNoSidewaysScroll(page)

      await prints.filter({ hasText: 'Legal' }).click()
      await expect(page).toHaveURL(/\/category\/legal$/)
      await expect(page.getByRole('heading', { level: 1, name: 'Legal' })).toBeVisible()
    })

    test('a category shows its count and its businesses, PREMIUM first', async ({
      page,
      demoSite,
    }) => {
      await open(page, `${demoSite.url}/category/hair-salons`)
      await expect(page.getByRole('heading', { level: 1, name: 'Hair Salons' })).toBeVisible()
      const way = page.getByRole('navigation', { name: 'Breadcrumb' })
      await expect(way.getByRole('listitem')).toHaveText(['Home', 'Categories', 'Hair Salons'])
      await expect(way.getByRole('link', { name: 'Categories' })).toHaveAttribute(
        'href',
        '/categories',
      )
      const cards = page.locator('.business-card')
      const count = await cards.count()
      await expect(page.getByText(`${count} businesses found`)).toBeVisible()
      const plans = await cards.locator('.badge').allTextContents()
      const order = ['PREMIUM', 'BASIC', 'Not claimed yet']
      expect(plans).toEqual(plans.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
      expect(new Set(plans)).toEqual(new Set(order))
      await expectNoSidewaysScroll(page)
    })

    test('one that does not exist says so, with 404 and a way home', { tag: '@slow' }, async ({
      page,
      demoSite,
      quiet,
    }) => {
      quiet.allow(/404 \(Not Found\)/)
      const answer = await open(page, `${demoSite.url}/category/zebras`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'Category not found' })).toBeVisible()
      await page.getByRole('link', { name: 'Back to Home' }).click()
      await expect(page.getByRole('heading', { name: 'CPT Recommends Spots' })).toBeVisible()
    })
  })
}

test('shows its name and skeleton cards while the businesses load', { tag: '@slow' }, async ({
  page,
  demoSite,
}) => {
  await page.setViewportSize(PHONE)
  await open(page, `${demoSite.url}/categories`)
  const release = await holdAnswers(page, /\/api\/businesses/)
  await page.getByRole('main').getByRole('link', { name: 'Legal' }).click()
  await expect(page.getByText('Loading businesses')).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legal')
  await expect(page.getByText('Counting…')).toBeVisible()
  await expect(page.locator('.business-card .skeleton').first()).toBeVisible()
  release()
  await expect(page.getByText(/^\d+ business(es)? found$/)).toBeVisible()
  await expect(page.locator('.skeleton')).toHaveCount(0)
})

test('a card opens its business in the page, prefetched, or in another tab', {
  tag: '@slow',
}, async ({ page, context, demoSite }) => {
  await page.setViewportSize(DESKTOP)
  await open(page, `${demoSite.url}/category/legal`)
  const link = page.locator('.business-card h2 a').first()
  const name = await link.innerText()
  const ahead = page.waitForRequest(/\/api\/business\//)
  await link.hover()
  await ahead

  const other = context.waitForEvent('page')
  await link.click({ modifiers: ['Control'] })
  await (await other).close()
  await expect(page).toHaveURL(/\/category\/legal$/)

  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.locator('html[data-same-page]')).toHaveCount(1)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Legal' })).toBeVisible()
})

test('an empty category invites the first business', async ({ page, emptySite }) => {
  await open(page, `${emptySite.url}/category/finance`)
  await expect(page.getByText('0 businesses found')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No businesses found' })).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: 'List Your Business' }),
  ).toHaveAttribute('href', '/auth/register')
})

test('a long category has pages in its address', { tag: '@slow' }, async ({ page, startSite }) => {
  const site = await startSite({}, async (db) => {
    for (let number = 10; number < 40; number += 1)
      await createBusiness(db, { businessName: `Gym ${number}`, industry: 'Fitness' })
  })
  await open(page, `${site.url}/category/fitness`)
  const names = page.locator('.business-card h2')
  await expect(names).toHaveCount(24)
  await expect(names.first()).toHaveText('Gym 10')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/category\/fitness\?page=2$/)
  await expect(names).toHaveText(['Gym 34', 'Gym 35', 'Gym 36', 'Gym 37', 'Gym 38', 'Gym 39'])
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/category\/fitness\?page=2$/,
  )
  await page.goBack()
  await expect(names.first()).toHaveText('Gym 10')
  await page.getByRole('link', { name: 'Next' }).click()
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL(/\/category\/fitness$/)
})

test('an icon without text shows its tooltip after a delay, the next one at once', {
  tag: '@slow',
}, async ({ page, demoSite }) => {
  await page.setViewportSize(DESKTOP)
  await open(page, `${demoSite.url}/category/hair-salons`)
  const [call, mail] = await page
    .locator('.business-card__actions')
    .first()
    .locator('.icon-btn')
    .all()
  const tip = page.locator('.tooltip')
  const start = Date.now()
  await call?.hover()
  await expect(tip).toHaveText(/^Call /)
  expect(Date.now() - start).toBeGreaterThanOrEqual(700)
  await mail?.hover()
  await expect(tip).toHaveText(/^Email /)
  await page.keyboard.press('Escape')
  await expect(tip).toHaveCount(0)

  await open(page, `${demoSite.url}/search?q=sushi&area=Sea+Point`)
  await page.getByRole('button', { name: 'Closer' }).hover()
  await expect(tip).toHaveText('Closer')
  await page.locator('.chip__remove').first().hover()
  await expect(tip).toHaveText(/^Search without /)
  // Only the icon is left of the search button on a phone.
  await page.setViewportSize(PHONE)
  const search = page.getByRole('button', { name: 'Search', exact: true })
  // The window has its new width before the layout is done.
  await expect.poll(() => search.evaluate(({ clientWidth }) => clientWidth)).toBeLessThan(65)
  await search.hover()
  await expect(tip).toHaveText('Search')
})
