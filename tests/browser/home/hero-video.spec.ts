import type { Page } from '@playwright/test'
import { DESKTOP, expect, open, PHONE, test } from '#tests/browser/fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Opens home; the list grows with every requested file of the video. */
async function videoRequestsOf(page: Page, url: string): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('hero-loop')) asked.push(request.url())
  })
  await open(page, url)
  return asked
}

/** The page decides about the video when it hydrates; a frame later it would be in the page. */
async function expectNoVideo(page: Page, url: string): Promise<void> {
  const asked = await videoRequestsOf(page, url)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  await page.waitForLoadState('networkidle')
  await expect(page.locator('video')).toHaveCount(0)
  expect(asked).toEqual([])
}

test('the video plays on a wide screen, muted, over the still image', { tag: '@slow' }, async ({
  page,
  demoSite,
}) => {
  await page.setViewportSize(DESKTOP)
  const asked = await videoRequestsOf(page, demoSite.url)
  await expect.poll(() => asked).not.toEqual([])
  const player = page.locator('video.hero__video')
  await expect(player).toHaveClass(/is-on/)
  await expect(player).toHaveAttribute('aria-hidden', 'true')
  expect(await player.evaluate((video: HTMLVideoElement) => [video.muted, video.loop])).toEqual([
    true,
    true,
  ])
  await page.getByRole('button', { name: 'Pause the moving picture' }).click()
  expect(await player.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  await page.getByRole('button', { name: 'Play the moving picture' }).click()
  await expect(page.getByRole('button', { name: 'Pause the moving picture' })).toBeVisible()
})

test('a phone never fetches the video', { tag: '@slow' }, async ({ page, demoSite }) => {
  await page.setViewportSize(PHONE)
  await expectNoVideo(page, demoSite.url)
  await expect(page.locator('.hero__art img')).toBeVisible()
})

test('nor does anyone who asked for less motion', { tag: '@slow' }, async ({ page, demoSite }) => {
  await page.setViewportSize(DESKTOP)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectNoVideo(page, demoSite.url)
})

test('nor anyone who is saving data', { tag: '@slow' }, async ({ page, demoSite }) => {
  await page.setViewportSize(DESKTOP)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await expectNoVideo(page, demoSite.url)
})
