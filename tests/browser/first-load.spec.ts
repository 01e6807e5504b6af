import type { Page, Request } from '@playwright/test'
import { api, pages } from '#shared/paths.ts'
import { expect, open, PHONE, test } from './fixtures.ts'

const KILOBYTE = 1024
const SCRIPT_LIMIT = 110 * KILOBYTE
const TOTAL_LIMIT = 300 * KILOBYTE

/** Transferred bytes, headers included; without the video, and with photos of businesses only on request. */
async function firstLoad(page: Page, url: string, leftOut = /\/images\/|hero-loop/) {
  const sizes: Promise<{ script: boolean; body: number; all: number }>[] = []
  const weigh = (request: Request) => {
    if (leftOut.test(request.url())) return
    sizes.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
        // Fetched first and then imported from the cache: transferred once.
        script: new URL(request.url()).pathname.endsWith('.js'),
        body: Math.max(0, responseBodySize),
        all: Math.max(0, responseBodySize + responseHeadersSize),
      })),
    )
  }
  page.on('requestfinished', weigh)
  await open(page, url)
  await page.waitForLoadState('networkidle')
  // Later requests are not measured: they would outlive the page.
  page.off('requestfinished', weigh)
  const loaded = await Promise.all(sizes)
  const sum = (bytes: number[]) => bytes.reduce((total, count) => total + count, 0)
  return {
    scripts: sum(loaded.filter(({ script }) => script).map(({ body }) => body)),
    total: sum(loaded.map(({ all }) => all)),
  }
}

test.use({ viewport: PHONE })

async function expectLight(page: Page, url: string, leftOut?: RegExp): Promise<void> {
  const { scripts, total } = await firstLoad(page, url, leftOut)
  expect(scripts).toBeGreaterThan(50 * KILOBYTE)
  expect(scripts).toBeLessThanOrEqual(SCRIPT_LIMIT)
  expect(total).toBeLessThanOrEqual(TOTAL_LIMIT)
}

for (const path of [
  '/categories',
  '/category/restaurants',
  '/search?q=plumber',
  '/blog',
  '/blog/cape-town-seasonal-business-year-round-revenue',
  '/auth',
  '/auth/login',
  '/auth/register',
  '/auth/forgot',
  '/auth/reset?token=any',
]) {
  test(`${path} is light enough for a phone`, async ({ page, demoSite }) => {
    await expectLight(page, `${demoSite.url}${path}`)
  })
}

test('a business is light enough for a phone', async ({ page, request, demoSite }) => {
  const answer = await request.get(demoSite.url + api.featuredGems)
  const { gems } = (await answer.json()) as { gems: { businessId: string }[] }
  await expectLight(page, demoSite.url + pages.business(gems[0]?.businessId ?? ''))
})

test('home is light enough for a phone, photos and all', async ({ page, demoSite }) => {
  await expectLight(page, demoSite.url, /hero-loop/)

  const photos = page.locator('.gem img')
  const come = () =>
    photos.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).complete))
  expect(await come()).toEqual([true, true, false, false])
  await photos.last().scrollIntoViewIfNeeded()
  await expect.poll(come).toEqual([true, true, true, true])
})
