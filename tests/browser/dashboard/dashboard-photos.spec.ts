import {
  DESKTOP,
  expect,
  expectAccessible,
  PHONE,
  test,
  toastTitled,
} from '#tests/browser/fixtures.ts'
import { flatPhoto, heicStart } from '#tests/helpers/photos.ts'
import { openDashboard, signInNewOwner } from './dashboard-site.ts'

const file = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await flatPhoto(colour, 300, 200),
})

test('an owner adds several photos, orders, describes and removes them @slow', async ({
  page,
  emptySite,
  quiet,
}) => {
  await page.setViewportSize(DESKTOP)
  await signInNewOwner(page, emptySite, { owner: { plan: 'BASIC' } })
  await openDashboard(page, emptySite)
  const panel = page.locator('.photos-panel')
  const tiles = panel.locator('.photo-tile')
  const choose = panel.getByLabel('Drop photos or browse')
  await expect(panel.getByText('0 of 3')).toBeVisible()

  await choose.setInputFiles([await file('one.jpg', '#a33'), await file('two.jpg', '#3a3')])
  await expect(panel.getByText('2 of 3')).toBeVisible()
  quiet.allow(/400 \(Bad Request\)/)
  await choose.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heicStart() })
  await expect(panel.getByText('We cannot read HEIC pictures.')).toBeVisible()
  await panel.getByRole('button', { name: 'Leave it out' }).click()
  await choose.setInputFiles([await file('three.jpg', '#33a'), await file('four.jpg', '#aa3')])
  await expect(panel.getByText('3 of 3')).toBeVisible()
  await expect(panel.getByText('One photo was left out')).toBeVisible()
  await expect(panel.getByText('3 photos is what BASIC holds')).toBeVisible()
  await expect(choose).toHaveCount(0)
  await expectAccessible(page)

  // By keyboard: the focus stays on the button that moves.
  const before = await tiles.nth(2).locator('img').getAttribute('src')
  await panel.getByLabel('What can be seen?').nth(2).fill('The counter')
  await panel.getByRole('button', { name: 'Move photo 3 earlier' }).focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: 'Move photo 2 earlier' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tiles.first().locator('img')).toHaveAttribute('src', String(before))
  // By dragging, the last to the middle; both are in view, so that nothing scrolls under the pointer.
  await tiles.nth(1).evaluate((tile) => tile.scrollIntoView())
  const last = await tiles.nth(2).locator('img').getAttribute('src')
  await tiles.nth(2).locator('.photo-tile__picture').dragTo(tiles.nth(1))
  await expect(tiles.nth(1).locator('img')).toHaveAttribute('src', String(last))
  await panel.getByRole('button', { name: 'Save Photos' }).click()
  await expect(toastTitled(page, 'Photos saved')).toBeVisible()
  await page.reload()
  await expect(tiles.first().locator('img')).toHaveAttribute('src', String(before))
  await expect(tiles.nth(1).locator('img')).toHaveAttribute('src', String(last))
  await expect(panel.getByLabel('What can be seen?').first()).toHaveValue('The counter')
  // The cover is the business image too.
  await expect(page.locator('.image-panel img')).toHaveAttribute('src', String(before))

  await page.setViewportSize(PHONE)
  await panel.getByRole('button', { name: 'Make cover' }).first().click()
  await panel.getByRole('button', { name: 'Remove photo 3' }).click()
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(toastTitled(page, 'Photo removed')).toBeVisible()
  await expect(panel.getByText('2 of 3')).toBeVisible()
  // What is not saved yet stayed.
  await expect(tiles.first().locator('img')).toHaveAttribute('src', String(last))
})

test('a photo on its way can be stopped, and the next one takes its turn', async ({
  page,
  emptySite,
  quiet,
}) => {
  await signInNewOwner(page, emptySite)
  await openDashboard(page, emptySite)
  const panel = page.locator('.photos-panel')
  quiet.allow(/Failed to load resource|net::/)
  const line = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/api/business/images', async (route) => {
    if (route.request().method() === 'POST') {
      asked += 1
      if (asked <= 2) await line.promise
    }
    await route.continue().catch(() => undefined)
  })
  await panel
    .getByLabel('Drop photos or browse')
    .setInputFiles([
      await file('one.jpg', '#a93'),
      await file('two.jpg', '#39a'),
      await file('three.jpg', '#93a'),
    ])
  const tile = (name: string) => panel.locator('.photo-tile').filter({ hasText: name })
  await expect(tile('three.jpg').getByText('Waiting for its turn')).toBeVisible()
  await expectAccessible(page)
  await tile('one.jpg').getByRole('button', { name: 'Stop' }).click()
  await tile('two.jpg').getByRole('button', { name: 'Stop' }).click()
  await expect(panel.getByText('1 of 3')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  line.resolve()
  await page.reload()
  await expect(panel.getByText('1 of 3')).toBeVisible()
})

test('a photo whose line broke is tried again @slow', async ({ page, emptySite, quiet }) => {
  await signInNewOwner(page, emptySite)
  await openDashboard(page, emptySite)
  const panel = page.locator('.photos-panel')
  quiet.allow(/Failed to load resource|net::/)
  await page.route('**/api/business/images', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await panel.getByLabel('Drop photos or browse').setInputFiles(await file('one.jpg', '#a93'))
  await expect(panel.getByText('The connection broke.')).toBeVisible()
  await page.unroute('**/api/business/images')
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByText('1 of 3')).toBeVisible()
})
