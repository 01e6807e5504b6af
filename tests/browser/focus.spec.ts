import type { Locator, Page } from '@playwright/test'
import { createGem, createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { pages } from '#shared/paths.ts'
import { flatPhoto } from '#tests/helpers/photos.ts'
import { book } from './booking-links.ts'
import { openDashboard, signInNewOwner } from './dashboard/dashboard-site.ts'
import { expect, type Site, test, toastTitled } from './fixtures.ts'

/** The first focus loads the code that looks after it. */
const untilFocusIsKept = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('first-interaction')),
  )

/** Presses it as the keyboard does. */
const press = async (control: Locator) => {
  await control.focus()
  await untilFocusIsKept(control.page())
  await control.press('Enter')
}

/** A signed-in owner with a business; its id. */
async function ownBusiness(page: Page, site: Site): Promise<string> {
  let businessId = ''
  await signInNewOwner(page, site, {}, async (_db, id) => {
    businessId = id
  })
  return businessId
}

test('an owner who answers bookings keeps the focus', { tag: '@slow' }, async ({
  page,
  emptySite,
}) => {
  const businessId = await ownBusiness(page, emptySite)
  for (const [days, name] of ['Thandi Mokoena', 'Sipho Dlamini'].entries())
    await book(page, emptySite, {
      businessId,
      name,
      phone: '082 000 0100',
      email: `${name.split(' ')[0]?.toLowerCase()}@example.co.za`,
      dateISO: `${new Date(Date.now() + (days + 9) * 24 * 3600 * 1000).toISOString().slice(0, 10)}T12:30:00.000Z`,
    })
  await openDashboard(page, emptySite, 'bookings')
  const card = page.getByRole('listitem').filter({ hasText: 'Thandi Mokoena' }).first()
  await press(card.getByRole('button', { name: /^Suggest/ }))
  await expect(card.getByLabel('Offer Thandi Mokoena another time')).toBeFocused()
  await press(card.getByRole('button', { name: 'Back' }))
  await expect(card.getByRole('button', { name: /^Suggest/ })).toBeFocused()
  await press(card.getByRole('button', { name: 'Accept' }))
  await expect(card.getByRole('button', { name: 'Undo' })).toBeFocused()
  // With its card the focused button goes; the next visitor's name is the nearest title.
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Sipho Dlamini' })).toBeFocused()
})

test('an owner who replies, or changes the picture, keeps the focus', { tag: '@slow' }, async ({
  page,
  emptySite,
}) => {
  const businessId = await ownBusiness(page, emptySite)
  await emptySite.write(async (db) => {
    await createReviews(db, businessId, [
      { stars: 2, comment: 'Slow.', createdAt: new Date('2026-01-05') },
      { stars: 5, comment: 'Lekker.', createdAt: new Date('2026-02-05') },
    ])
  })
  await openDashboard(page, emptySite, 'reviews')
  const review = page.locator('.own-review').filter({ hasText: 'Lekker.' })
  await press(review.getByRole('button', { name: 'Reply' }))
  await expect(review.getByLabel('Your public reply')).toBeFocused()
  await page.keyboard.type('Thank you.')
  await press(review.getByRole('button', { name: 'Publish Reply' }))
  // It is further down now: unanswered ones come first.
  await expect(page.locator('.own-review').last()).toContainText('Lekker.')
  await expect(review.getByRole('button', { name: 'Change Reply' })).toBeFocused()

  await openDashboard(page, emptySite)
  const chosen = page.getByLabel('Drop a picture or browse')
  await chosen.focus()
  await untilFocusIsKept(page)
  await chosen.setInputFiles({
    name: 'shop.jpg',
    mimeType: 'image/jpeg',
    buffer: await flatPhoto('#21574a'),
  })
  await page.getByRole('button', { name: 'Use this part' }).press('Enter')
  await expect(page.locator('.image-panel img')).toHaveAttribute('src', /^\/images\//)
  await expect(chosen).toBeEnabled()
  await expect(chosen).toBeFocused()
})

test('an admin who removes a gem keeps the place', { tag: '@slow' }, async ({ page, demoSite }) => {
  await demoSite.write(async (db) => {
    const { id } = await createBusiness(db, { businessName: 'A Passing Gem' })
    await createGem(db, id, new Date())
  })
  const data = { email: 'admin', password: 'tafelberg-2024' }
  expect((await page.request.post(`${demoSite.url}/api/login`, { data })).ok()).toBe(true)
  await page.goto(`${demoSite.url}${pages.adminPanel}?tab=gems`)
  await press(page.getByRole('button', { name: 'Remove A Passing Gem' }))
  await expect(toastTitled(page, 'Featured gem removed')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Featured Gems' })).toBeFocused()
})
