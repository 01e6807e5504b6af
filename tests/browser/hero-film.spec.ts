import type { Page } from '@playwright/test'
import { DESKTOP, expect, PHONE, test, waitForHydration } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Opens home and tells which files of the film were asked for. */
async function filmOf(page: Page, url: string): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('hero-loop')) asked.push(request.url())
  })
  await page.goto(url)
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  return asked
}

test('the film plays on a wide screen, muted, over the still picture', async ({
  page,
  demoSite,
}) => {
  await page.setViewportSize(DESKTOP)
  expect(await filmOf(page, demoSite.url)).not.toEqual([])
  const film = page.locator('video.hero__film')
  await expect(film).toHaveClass(/is-on/)
  await expect(film).toHaveAttribute('aria-hidden', 'true')
  expect(await film.evaluate((video: HTMLVideoElement) => [video.muted, video.loop])).toEqual([
    true,
    true,
  ])
  await page.getByRole('button', { name: 'Pause the moving picture' }).click()
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  await page.getByRole('button', { name: 'Play the moving picture' }).click()
  await expect(page.getByRole('button', { name: 'Pause the moving picture' })).toBeVisible()
})

test('a phone never fetches the film', async ({ page, demoSite }) => {
  await page.setViewportSize(PHONE)
  expect(await filmOf(page, demoSite.url)).toEqual([])
  await expect(page.locator('.hero__art img')).toBeVisible()
})

test('nor does anyone who asked for less motion', async ({ page, demoSite }) => {
  await page.setViewportSize(DESKTOP)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await filmOf(page, demoSite.url)).toEqual([])
})

test('nor anyone who is saving data', async ({ page, demoSite }) => {
  await page.setViewportSize(DESKTOP)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  expect(await filmOf(page, demoSite.url)).toEqual([])
})
