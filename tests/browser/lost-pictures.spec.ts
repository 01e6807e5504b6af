import { expect, test } from './fixtures.ts'

test('shows placeholders while the image storage is down', { tag: '@slow' }, async ({
  page,
  demoSite,
  quiet,
}) => {
  quiet.allow(/503/)
  await page.route('**/images/**', (route) => route.fulfill({ status: 503 }))
  await page.goto(`${demoSite.url}/search`)
  const cards = page
    .locator('main article, main li')
    .filter({ has: page.locator('a[href^="/business/"]') })
  await expect(cards.first()).toBeVisible()
  const broken = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLImageElement>('img[src^="/images/"]')].filter(
          (image) => image.complete && image.naturalWidth === 0,
        ).length,
    )
  await page.waitForLoadState('networkidle')
  await expect.poll(broken).toBe(0)
  await expect(cards.first().locator('svg.shopfront')).toBeVisible()
})
