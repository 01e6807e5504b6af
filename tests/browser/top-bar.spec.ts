import { mailPages, pages, reviewPages, savedPage } from '#shared/paths.ts'
import { SIGNED_IN_COOKIE } from '#shared/signed-in-cookie.ts'
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdAnswers,
  open,
  PHONE,
  test,
} from './fixtures.ts'
import { findLayoutFaults } from './layout-faults.ts'

test('on a desktop the field opens to two boxes, and searches', async ({ page, demoSite }) => {
  await page.setViewportSize(DESKTOP)
  await open(page, `${demoSite.url}/categories`)
  const bar = page.getByRole('banner')
  await expect(bar.getByLabel('Which area?')).toBeHidden()
  // Tabbing past the field does not move the links.
  await bar.getByLabel('What do you need?').focus()
  await expect(bar.getByRole('link', { name: 'Blog' })).toBeVisible()
  await bar.getByLabel('What do you need?').click()
  await expect(bar.getByLabel('Which area?')).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Blog' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('link', { name: 'Blog' })).toBeVisible()
  await page.keyboard.type('plumber')
  await bar.getByLabel('Which area?').fill(' Sea Point ')
  await bar.getByRole('button', { name: "Let's Go!" }).click()
  await expect(page).toHaveURL(`${demoSite.url}/search?q=plumber&area=Sea+Point`)
})

test('on a phone two icons open the search and the menu', async ({ page, demoSite }) => {
  await page.setViewportSize(PHONE)
  await open(page, `${demoSite.url}/blog`)
  const bar = page.getByRole('banner').first()
  await bar.getByRole('link', { name: 'Search' }).click()
  await expect(bar.getByLabel('What do you need?')).toBeFocused()
  await expectNoSidewaysScroll(page)
  await bar.getByRole('button', { name: 'Close search' }).click()
  await expect(bar.getByRole('link', { name: 'Search' })).toBeFocused()

  await bar.locator('summary').click()
  await expect(bar.getByRole('link', { name: 'Categories' })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'List Your Business' })).toHaveAttribute(
    'href',
    '/auth',
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('link', { name: 'Categories' })).toBeHidden()
})

test('a signed-in owner finds the dashboard', { tag: '@slow' }, async ({ page, demoSite }) => {
  await page.setViewportSize(DESKTOP)
  await page.context().addCookies([{ name: SIGNED_IN_COOKIE, value: '1', url: demoSite.url }])
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  const bar = page.getByRole('banner')
  // The policy has one small script.
  for (const path of [reviewPages.policy, savedPage, '/categories']) {
    await page.goto(demoSite.url + path)
    await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
    await expect(bar.getByRole('link', { name: 'List Your Business' })).toHaveCount(0)
    if (path === reviewPages.policy)
      expect(scripts.filter((script) => !/\/(plain|hearts|device-list)-/.test(script))).toEqual([])
  }
})

test('at twice the text size the bar fits', { tag: '@slow' }, async ({ page, demoSite }) => {
  await open(page, `${demoSite.url}/categories`)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const width of [320, 390, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    const beyond = () =>
      page
        .locator('.bar :is(a, input, summary, button)')
        .evaluateAll((parts) =>
          parts
            .filter((part) => part.getBoundingClientRect().right > window.innerWidth + 1)
            .map(String),
        )
    // The window has its new width before the layout is done.
    await expect.poll(beyond, { message: `${width} wide` }).toEqual([])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search is a form, its icon a link, and the menu opens', { tag: '@slow' }, async ({
    page,
    demoSite,
  }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto(`${demoSite.url}/categories`)
    await page.getByRole('banner').getByLabel('What do you need?').fill('plumber')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${demoSite.url}/search?q=plumber&area=`)
    await page.setViewportSize(PHONE)
    await page.goto(`${demoSite.url}/categories`)
    await page.locator('summary').click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL(`${demoSite.url}/search`)
  })
})

test('the bar fits while the logo of narrow windows is on its way', { tag: '@slow' }, async ({
  page,
  demoSite,
}) => {
  const release = await holdAnswers(page, /logo-stacked\.svg$/)
  for (const address of [pages.categories, `${mailPages.newsletterUnsubscribe}?token=x`]) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(demoSite.url + address)
    await page.evaluate(() => document.fonts.ready)
    await page.setViewportSize({ width: 320, height: 640 })
    const logo = page.locator('.bar .brand img')
    const isLoaded = () => logo.evaluate((image: HTMLImageElement) => image.complete)
    await expect.poll(isLoaded).toBe(false)
    expect(await findLayoutFaults(page)).toEqual([])
  }
  release()
})
