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

test('an owner sets the exact place by being there or by moving the map', async ({
  page,
  context,
  emptySite,
}) => {
  await signInNewOwner(page, emptySite)
  await openDashboard(page, emptySite, 'profile')
  const map = page.getByRole('group', { name: /arrow keys move it under the pin/ })
  await expect(page.getByText(/Visitors see only your suburb/)).toBeVisible()
  await page.getByRole('button', { name: 'I am here now' }).click()
  await expect(
    page.getByText('We cannot tell where you are. Please move the map instead.'),
  ).toBeVisible()
  await context.grantPermissions(['geolocation'])
  await page.getByRole('button', { name: 'I am here now' }).click()
  await expect(page.getByText(/^The map shows where you are/)).toBeVisible()
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
  await page.getByLabel('Address').fill('12 Main Road, Fish Hoek')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expect(page.getByText(/The pin of your old address is off the map/).first()).toBeVisible()
  await expect(page.getByText(/Visitors see only your suburb/)).toBeVisible()
  await page.getByRole('button', { name: 'Save this place' }).click()
  await expect(page.getByText('Visitors see a pin at this place.')).toBeVisible()
  await page.getByRole('button', { name: 'Show my suburb only' }).click()
  await expect(page.getByText(/Visitors see only your suburb/)).toBeVisible()
})
