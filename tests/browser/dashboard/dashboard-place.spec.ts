import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  PHONE,
  test,
  toastTitled,
} from '#tests/browser/fixtures.ts'
import { openDashboard, signInNewOwner } from './dashboard-site.ts'

test.use({ viewport: PHONE, geolocation: { latitude: -34.12875, longitude: 18.44912 } })

test('an owner sets the exact place by being there, by a tap or by moving the pin', {
  tag: '@slow',
}, async ({ page, context, emptySite }) => {
  await signInNewOwner(page, emptySite)
  await openDashboard(page, emptySite, 'profile')
  const map = page.getByRole('group', { name: /arrow keys move the pin/ })
  await expect(page.getByText(/Visitors see only your suburb/)).toBeVisible()
  await page.getByRole('button', { name: 'I am here now' }).click()
  await expect(
    page.getByText('We can’t tell where you are. Please tap your place on the map instead.'),
  ).toBeVisible()
  await context.grantPermissions(['geolocation'])
  await page.getByRole('button', { name: 'I am here now' }).click()
  await expect(page.getByText(/^The pin is where you are/)).toBeVisible()
  const scale = () => page.locator('.place-picker .cape-sheet__image').boundingBox()
  const before = (await scale())?.width ?? 0
  await map.getByRole('button', { name: 'Closer' }).click()
  expect((await scale())?.width).toBeGreaterThan(1.2 * before)
  await map.getByRole('button', { name: 'Further away' }).click()
  await expect.poll(async () => Math.round((await scale())?.width ?? 0)).toBe(Math.round(before))
  await map.focus()
  await page.keyboard.press('ArrowRight')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const saved = page.waitForRequest((request) => request.method() === 'PUT')
  await page.getByRole('button', { name: 'Save this place' }).click()
  const { exactPlace } = (await saved).postDataJSON()
  expect(exactPlace.latitude).toBeCloseTo(-34.12875, 3)
  // One key is four pixels: about seventy metres to the east.
  expect(exactPlace.longitude).toBeGreaterThan(18.4495)
  expect(exactPlace.longitude).toBeLessThan(18.451)
  await expect(toastTitled(page, 'Profile updated!')).toBeVisible()
  await expect(page.getByText('Visitors see a pin at this place.')).toBeVisible()
  // A tap puts the pin there, and it can be dragged.
  const pin = map.locator('.place-picker__pin')
  const at = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await pin.boundingBox()) ?? {}
    return { x: x + width / 2, y: y + height }
  }
  const box = await map.boundingBox()
  await map.click({ position: { x: 60, y: 120 } })
  expect((await at()).x).toBeCloseTo((box?.x ?? 0) + 60, -1)
  const from = await at()
  await page.mouse.move(from.x, from.y - 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 50, from.y - 10, { steps: 4 })
  await page.mouse.up()
  expect((await at()).x).toBeCloseTo(from.x + 50, -1)
  await page.getByLabel('Address', { exact: true }).fill('12 Main Road, Fish Hoek')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expect(page.getByText(/The pin of your old address is off the map/).first()).toBeVisible()
  await expect(page.getByText(/Visitors see only your suburb/)).toBeVisible()
  await page.getByRole('button', { name: 'Save this place' }).click()
  await expect(page.getByText('Visitors see a pin at this place.')).toBeVisible()
  await page.getByRole('button', { name: 'Show my suburb only' }).click()
  await expect(page.getByText(/Visitors see only your suburb/)).toBeVisible()
})

test('an owner whose suburb is not known is told that the page is on no map', {
  tag: '@slow',
}, async ({ page, emptySite }) => {
  await signInNewOwner(page, emptySite, { business: { area: 'Other', address: '1 Long Lane' } })
  await openDashboard(page, emptySite, 'profile')
  await expect(page.getByText('so you are not on the map yet')).toBeVisible()
  await expect(page.getByText(/Visitors see only your suburb/)).toHaveCount(0)
})
