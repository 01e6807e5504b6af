import type { Page } from '@playwright/test'
import { expect, PHONE, test, waitForHydration } from './fixtures.ts'

const KILOBYTE = 1024
const SCRIPT_LIMIT = 110 * KILOBYTE
const TOTAL_LIMIT = 300 * KILOBYTE

/** Bytes as they travelled, headers included; photos of businesses and film are not counted. */
async function firstLoad(page: Page, url: string) {
  const sizes: Promise<{ script: boolean; body: number; all: number }>[] = []
  page.on('requestfinished', (request) => {
    if (/\/images\/|hero-loop/.test(request.url())) return
    sizes.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
        script: request.resourceType() === 'script',
        body: responseBodySize,
        all: responseBodySize + responseHeadersSize,
      })),
    )
  })
  await page.goto(url)
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  const loaded = await Promise.all(sizes)
  const sum = (bytes: number[]) => bytes.reduce((total, count) => total + count, 0)
  return {
    scripts: sum(loaded.filter(({ script }) => script).map(({ body }) => body)),
    total: sum(loaded.map(({ all }) => all)),
  }
}

test.use({ viewport: PHONE })

for (const path of [
  '/',
  '/categories',
  '/category/restaurants',
  '/search?q=plumber',
  '/blog',
  '/blog/cape-town-seasonal-business-year-round-revenue',
]) {
  test(`${path} is light enough for a phone`, async ({ page, demoSite }) => {
    const { scripts, total } = await firstLoad(page, `${demoSite.url}${path}`)
    expect(scripts).toBeGreaterThan(50 * KILOBYTE)
    expect(scripts).toBeLessThanOrEqual(SCRIPT_LIMIT)
    expect(total).toBeLessThanOrEqual(TOTAL_LIMIT)
  })
}
