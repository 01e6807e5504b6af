import type { Page, Request } from '@playwright/test'
import { DEVICES, expect, expectAccessible, PHONE, type Site, test } from './fixtures.ts'
import { findLayoutFaults } from './layout-faults.ts'
import { demoOf } from './screen-demo.ts'
import { SCREENS, type Screen } from './screen-list.ts'

/** Every screen is opened once: is it accessible, does it fit, is it light enough for a phone? */

const PASSWORD = 'tafelberg-2024'
const KILOBYTE = 1024
const SCRIPT_LIMIT = 125 * KILOBYTE
const TOTAL_LIMIT = 300 * KILOBYTE

/** Window sizes and text sizes in which nothing may be cut off or overlap. */
const SIZES = {
  phone: [
    { width: 320, height: 640, text: '100%' },
    // Where the layouts of phone and desktop meet.
    { width: 768, height: 1024, text: '200%' },
  ],
  desktop: [
    { width: 360, height: 640, text: '200%' },
    { width: 1024, height: 768, text: '200%' },
    { width: 1440, height: 900, text: '200%' },
  ],
}

/** Counts transferred bytes with their headers, without the video. */
function weigh(page: Page, photos: Screen['weighed']) {
  const leftOut = photos === 'with photos' ? /hero-loop/ : /\/images\/|hero-loop/
  const sizes: Promise<{ script: number; all: number }>[] = []
  const weighRequest = (request: Request) => {
    if (leftOut.test(request.url())) return
    const isScript = new URL(request.url()).pathname.endsWith('.js')
    sizes.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
        // Fetched first and then imported from the cache: transferred once.
        script: isScript ? Math.max(0, responseBodySize) : 0,
        all: Math.max(0, responseBodySize + responseHeadersSize),
      })),
    )
  }
  page.on('requestfinished', weighRequest)
  return async () => {
    await page.waitForLoadState('networkidle')
    page.off('requestfinished', weighRequest)
    const sum = { script: 0, all: 0 }
    for (const { script, all } of await Promise.all(sizes)) {
      sum.script += script
      sum.all += all
    }
    return sum
  }
}

async function settle(page: Page): Promise<void> {
  await expect(page.locator('.spinner, .skeleton')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

/**
 * What is below a phone's first screen has only an estimated height until the page is hydrated, and a landing page
 * never is: its content would seem to lie over what follows. It is laid out as for somebody who has come near.
 */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>(
      '.later, .footer, .section-band__inner, .business-grid > li',
    ))
      element.style.contentVisibility = 'visible'
  })

async function openScreen(page: Page, site: Site, screen: Screen): Promise<void> {
  const { address, account, dialog, weighed } = screen
  if (account !== undefined) {
    const data = { email: account, password: PASSWORD }
    expect((await page.request.post(`${site.url}/api/login`, { data })).ok()).toBe(true)
  }
  const path = typeof address === 'string' ? address : address(await demoOf(page, site))
  // The budget is a phone's.
  const isPhone = page.viewportSize()?.width === PHONE.width
  const finishWeighing = weighed && isPhone ? weigh(page, weighed) : undefined
  const answer = await page.goto(site.url + path)
  expect(answer?.status()).toBe(screen.isMissing ? 404 : 200)
  await settle(page)
  if (finishWeighing) {
    const { script, all } = await finishWeighing()
    expect(script).toBeGreaterThan(50 * KILOBYTE)
    expect(script).toBeLessThanOrEqual(SCRIPT_LIMIT)
    expect(all).toBeLessThanOrEqual(TOTAL_LIMIT)
  }
  if (dialog === undefined) return
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'yes')
  await page
    .getByRole('button', { name: dialog })
    .or(page.getByRole('link', { name: dialog }))
    .first()
    .click()
  await expect(page.locator('.dialog')).toBeVisible()
  await settle(page)
}

/** A <picture> fetches another file when the width changes, and shows the old one until it has come. */
const picturesLoaded = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('picture > img')].every(
      ({ complete, loading }) => complete || loading === 'lazy',
    ),
  )

async function expectToFit(page: Page, sizes: typeof SIZES.phone): Promise<void> {
  const faults: Record<string, string[]> = {}
  for (const { width, height, text } of sizes) {
    await page.setViewportSize({ width, height })
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
      return new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut)))
    }, text)
    await picturesLoaded(page)
    const found = await findLayoutFaults(page)
    if (found.length > 0) faults[`${width} ${text}`] = found
  }
  expect(faults).toEqual({})
}

for (const [name, screen] of Object.entries(SCREENS)) {
  const part = screen.dialog === undefined ? undefined : '.dialog'
  for (const { device, details, viewport } of DEVICES)
    test.describe(device, details, () => {
      test.use({ viewport })

      test(name, async ({ page, demoSite, quiet }) => {
        if (screen.isMissing) quiet.allow(/status of 404/)
        await openScreen(page, demoSite, screen)
        await layOutAll(page)
        await expectAccessible(page, part)
        await expectToFit(page, SIZES[device])
      })
    })
}
