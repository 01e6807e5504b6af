import type { Locator, Page } from '@playwright/test'
import { DESKTOP, expect, refuseCalls, toastTitled } from '#tests/browser/fixtures.ts'
import { openBusiness, test } from './business-site.ts'

/** Not under the pointer, which would stop its time. */
const AWAY = { x: 5, y: 5 }

async function openRequest(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Book Now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Book an Appointment' })
  await expect(dialog).toBeVisible()
  return dialog
}

async function swipe(page: Page, toast: Locator, pixels: number): Promise<void> {
  const { x, y } = (await toast.boundingBox()) ?? AWAY
  await page.mouse.move(x + 20, y + 12)
  await page.mouse.down()
  await page.mouse.move(x + 20 + pixels, y + 12, { steps: 5 })
  await page.mouse.up()
}

test('the page says at once that a dialog is coming, and loads no picture that a small phone does not show', async ({
  page,
  emptySite,
  businesses: { full },
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const pictures: string[] = []
  page.on('request', (request) => pictures.push(new URL(request.url()).pathname))
  await page.route(/booking-dialog-/, async (route) => {
    await expect(page.getByRole('status').filter({ hasText: 'One moment' })).toBeVisible()
    await route.continue()
  })
  await openBusiness(page, emptySite, full)
  await openRequest(page)
  await expect(page.getByRole('status').filter({ hasText: 'One moment' })).toHaveCount(0)
  expect(pictures).not.toContain('/art/hero-poster.webp')
})

test('a press beside a dialog closes it, one that begins inside does not', {
  tag: '@slow',
}, async ({ page, emptySite, businesses: { full } }) => {
  await page.setViewportSize(DESKTOP)
  await openBusiness(page, emptySite, full)
  await page.mouse.wheel(0, 200)
  const scrolled = () => page.evaluate(() => scrollY)
  const dialog = await openRequest(page)
  const before = await scrolled()
  await page.mouse.wheel(0, 400)
  await dialog.getByLabel('Name').fill('Thandi')
  const { x = 0, y = 0 } = (await dialog.getByLabel('Name').boundingBox()) ?? {}
  await page.mouse.move(x + 30, y + 10)
  await page.mouse.down()
  await page.mouse.move(20, 20)
  await page.mouse.up()
  await expect(dialog).toBeVisible()
  expect(await scrolled()).toBe(before)
  await page.mouse.click(20, 20)
  await expect(dialog).toBeHidden()
  // What was typed is there again.
  await openRequest(page)
  await expect(dialog.getByLabel('Name')).toHaveValue('Thandi')
})

test('a toast over a dialog is read, reached by F8, and closed alone', { tag: '@slow' }, async ({
  page,
  emptySite,
  quiet,
  businesses: { full },
}) => {
  quiet.allow(/503/)
  await openBusiness(page, emptySite, full)
  await refuseCalls(page, '/api/booking', 503, 'Not now.')
  const dialog = await openRequest(page)
  await dialog.getByLabel('Name').fill('Sipho')
  await dialog.getByLabel('Phone').fill('082 000 0101')
  await dialog.getByLabel('Email').fill('sipho@example.co.za')
  const send = dialog.getByRole('button', { name: 'Send Request' })
  await send.click()
  await page.mouse.move(AWAY.x, AWAY.y)
  const toast = toastTitled(page, 'Booking failed')
  await expect(toast).toBeVisible()
  const spoken = page.getByRole('status').filter({ hasText: /^Notification Booking failed/ })
  await expect(spoken).toHaveAttribute('aria-live', 'assertive')
  await expect(spoken).toHaveCount(0)
  await send.focus()
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /notifications/i }).getByRole('list')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toast).toBeHidden()
  await expect(dialog).toBeVisible()
  await expect(send).toBeFocused()
})

test('a toast goes after five seconds, waits under the pointer, and is swiped away', async ({
  page,
  context,
  emptySite,
  businesses: { full },
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize(DESKTOP)
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
  await page.clock.install()
  await openBusiness(page, emptySite, full)
  const toast = page.locator('.toast')
  const share = async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(toastTitled(page, 'Link copied!')).toBeVisible()
  }

  await share()
  await page.clock.runFor(4500)
  await expect(toast).toBeVisible()
  await page.clock.runFor(600)
  await expect(toast).toHaveCount(0)

  await share()
  await toast.hover()
  await page.clock.runFor(20_000)
  await expect(toast).toBeVisible()
  await swipe(page, toast, 40)
  await expect(toast).toBeVisible()
  await swipe(page, toast, 60)
  await expect(toast).toHaveCount(0)
})
