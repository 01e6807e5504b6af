import type { Page } from '@playwright/test'
import {
  DESKTOP,
  DEVICES,
  expect,
  expectNoSidewaysScroll,
  open,
  PHONE,
  refuseCalls,
  test,
  toastTitled,
} from '#tests/browser/fixtures.ts'

/**
 * Waits for the next frame. Headless Chromium stopped drawing frames here in two of some thirty runs, while
 * the page went on answering; a screenshot makes it draw one.
 */
async function nextFrame(page: Page): Promise<void> {
  const isDrawn = await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => resolve(true))
        setTimeout(resolve, 2000, false)
      }),
  )
  if (!isDrawn) await page.screenshot()
}

/** Scrolls to the end in steps, so that lazy images load. */
async function scrollThrough(page: Page): Promise<void> {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < (await height()); y += 400) {
    await page.evaluate((top) => window.scrollTo(0, top), y)
    await nextFrame(page)
  }
  await page.waitForLoadState('networkidle')
}

for (const { device, details, viewport } of DEVICES) {
  test.describe(`home on a ${device}`, details, () => {
    test.use({ viewport })

    test('says what the product promises', async ({ page, demoSite }) => {
      await open(page, demoSite.url)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('CPT Recommends Spots')
      await expect(page.locator('.hero__copy p')).toHaveCount(2)
      for (const title of [
        'Popular Service Categories',
        'Featured Gems',
        'Why CPT Locals Love This',
        'What Cape Town is Saying',
        'Stay in the Loop',
      ])
        await expect(
          page.getByRole('heading', { level: 2, name: title, exact: true }),
        ).toBeVisible()
      for (const title of ['Find It Fast', 'Real Talk Reviews', 'Pure Cape Town'])
        await expect(
          page.getByRole('heading', { level: 3, name: title, exact: true }),
        ).toBeVisible()
      await expect(page.getByText('Join 2,500+ Cape Town locals already in the know')).toBeVisible()
      await expect(page.getByLabel('What do you need?')).toBeVisible()
      await expect(page.getByLabel('Which area?')).toBeVisible()
      await expect(page.getByRole('button', { name: "Let's Go!" })).toBeVisible()
      await expect(page.locator('.postcard')).toHaveCount(3)
      await expect(
        page.getByRole('banner').getByRole('link', { name: 'List Your Business' }),
      ).toHaveAttribute('href', '/auth')
      await expectNoSidewaysScroll(page)
    })

    test('does not jump while it loads', async ({ page, demoSite }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shifted: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as PerformanceEntry & {
              value: number
              hadRecentInput: boolean
            }
            if (!hadRecentInput) (window as unknown as { shifted: number }).shifted += value
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await open(page, demoSite.url)
      await scrollThrough(page)
      const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted)
      expect(shifted).toBeLessThanOrEqual(0.02)
    })
  })
}

test.describe('what home shows', () => {
  test('six categories, each a card that is one link', async ({ page, demoSite }) => {
    await open(page, demoSite.url)
    const prints = page.locator('.category-prints .category-print')
    await expect(prints).toHaveCount(6)
    for (const badge of await prints.locator('.pros-badge').allTextContents()) {
      expect(badge).toMatch(/^\d+\+ pros$/)
      expect(Number.parseInt(badge, 10)).toBeGreaterThanOrEqual(8)
      expect(Number.parseInt(badge, 10)).toBeLessThanOrEqual(32)
    }
    const [first, ...others] = await prints.locator('.pros-badge').allTextContents()
    await page.reload()
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'yes')
    // The chance that all six are the same again is one in two hundred million.
    await expect(prints.locator('.pros-badge')).not.toHaveText([first ?? '', ...others])
    const hair = prints.filter({ hasText: 'Hair Salons' })
    await expect(hair.getByRole('link')).toHaveCount(1)
    // The title's link covers the whole card, so the image itself never gets the click.
    await hair.locator('.category-print__picture').click({ force: true })
    await expect(page).toHaveURL(`${demoSite.url}/category/hair-salons`)
  })

  test('all categories behind one button, short on a phone', async ({ page, demoSite }) => {
    await page.setViewportSize(DESKTOP)
    await open(page, demoSite.url)
    const more = page.locator('.section__head a[href="/categories"]')
    await expect(more.getByText('Explore All Categories')).toBeVisible()
    await page.setViewportSize(PHONE)
    await expect(more.getByText('View All')).toBeVisible()
    await expect(more.getByText('Explore All Categories')).toBeHidden()
  })

  test('four gems with five stars, and a way to more', async ({ page, demoSite }) => {
    await open(page, demoSite.url)
    const gems = page.locator('.gem')
    await expect(gems).toHaveCount(4)
    await expect(gems.first().getByRole('img', { name: '5 stars' })).toBeVisible()
    await expect(gems.first().getByText(/^\d+ ratings?$/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Show Me More!' })).toHaveAttribute(
      'href',
      '/search',
    )
    const view = gems.first().getByRole('link', { name: /^View / })
    await expect(view).toHaveText('View')
    const address = await view.getAttribute('href')
    await view.click()
    await expect(page).toHaveURL(`${demoSite.url}${address}`)
    expect(address).toMatch(/^\/business\/[\w-]+$/)
  })

  test('photos of gems when they come near', async ({ page, demoSite }) => {
    await page.setViewportSize(PHONE)
    await open(page, demoSite.url)
    await page.waitForLoadState('networkidle')
    const photos = page.locator('.gem img')
    const come = () =>
      photos.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).complete))
    expect(await come()).toEqual([true, true, false, false])
    await photos.last().scrollIntoViewIfNeeded()
    await expect.poll(come).toEqual([true, true, true, true])
  })

  test('an invitation where there are no gems yet', async ({ page, startSite }) => {
    const site = await startSite({})
    await open(page, site.url)
    await expect(page.getByRole('heading', { name: 'No spots found yet!' })).toBeVisible()
    await expect(page.getByText('Be the first to get your business on the map!')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get Your Spot Listed!' })).toHaveAttribute(
      'href',
      '/auth/register',
    )
    await expect(page.getByRole('link', { name: 'Show Me More!' })).toHaveCount(0)
  })

  test('a footer that leads where it says', async ({ page, demoSite }) => {
    await open(page, demoSite.url)
    const footer = page.getByRole('contentinfo')
    for (const [name, href] of [
      ['List Your Business', '/auth/register'],
      ['Business Login', '/auth/login'],
      ['Blog', '/blog'],
      ['Admin Portal', '/admin'],
      ['Browse Businesses', '/'],
      ['Help Center', '/help'],
      ['Pricing Plans', '/pricing'],
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
    ] as const)
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    await expect(footer.getByRole('link', { name: 'Email us' })).toHaveAttribute('href', /^mailto:/)
    const main = footer.getByRole('link', { name: 'Visit Our Main Site' })
    await expect(main).toHaveAttribute('target', '_blank')
    for (const name of ['Success Stories', 'Local Events']) {
      await expect(footer.getByText(name, { exact: true })).toBeVisible()
      await expect(footer.getByRole('link', { name, exact: true })).toHaveCount(0)
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('home has its categories and gems, and still searches', async ({ page, demoSite }) => {
    await page.goto(demoSite.url)
    await expect(page.locator('.category-prints .category-print')).toHaveCount(6)
    await expect(page.locator('.gem h3')).toHaveCount(4)
    await page.getByLabel('What do you need?').fill('plumber')
    await page.getByRole('button', { name: "Let's Go!" }).click()
    await expect(page).toHaveURL(`${demoSite.url}/search?q=plumber&area=`)
  })
})

test('gems that fail to load show an invitation, and the page works', async ({
  page,
  demoSite,
  quiet,
}) => {
  quiet.allow(/featured-gems/)
  await refuseCalls(page, '/api/featured-gems', 500, 'Gems are out.')
  await open(page, `${demoSite.url}/categories`)
  await page.getByRole('banner').getByRole('link', { name: /home/ }).click()
  await expect(page.getByRole('heading', { name: 'No spots found yet!' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CPT Recommends Spots')
})

test.describe('with the keyboard', () => {
  test('F8 leads to the notifications, also before the first, and Escape back', async ({
    page,
    demoSite,
  }) => {
    await open(page, `${demoSite.url}/blog`)
    const region = page.getByRole('region', { name: /notifications/i })
    const subscribe = page.getByRole('button', { name: 'Subscribe' })
    await subscribe.focus()
    await page.keyboard.press('F8')
    await expect(region.getByRole('list')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(subscribe).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(toastTitled(page, 'Email Required')).toBeVisible()
    await page.keyboard.press('F8')
    await expect(region.getByRole('list')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(region.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(subscribe).toBeFocused()
  })

  test('the skip link leads past the bar, and a search is three keys away', async ({
    page,
    demoSite,
  }) => {
    await page.setViewportSize(DESKTOP)
    await open(page, demoSite.url)
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('What do you need?')).toBeFocused()
    await page.keyboard.type('vet')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Which area?')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: "Let's Go!" })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${demoSite.url}/search?q=vet`)
  })
})
