import { TEST_PASSWORD } from '#demo/factories/users.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  FLOW_WIDTHS,
  test,
  toastTitled,
} from '#tests/browser/fixtures.ts'
import { openDashboard, signIn, signInNewOwner } from './dashboard-site.ts'

for (const [name, viewport] of FLOW_WIDTHS) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('a device that is signed in elsewhere is signed out from here', { tag: '@slow' }, async ({
      page,
      playwright,
      emptySite,
    }) => {
      const email = await signInNewOwner(page, emptySite)
      const elsewhere = await playwright.request.newContext({
        userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0',
      })
      await elsewhere.post(`${emptySite.url}/api/login`, {
        data: { email, password: TEST_PASSWORD },
      })
      await openDashboard(page, emptySite)
      const devices = page
        .getByRole('region', { name: 'Where you are signed in' })
        .getByRole('listitem')
      await expect(devices).toHaveCount(2)
      const here = devices.filter({ hasText: 'This device' })
      await expect(here).toContainText(/^Chrome on \w+This deviceSigned in .*Last used /)
      await expect(here.getByRole('button')).toHaveCount(0)
      const out = devices.getByRole('button', { name: 'Sign out Firefox on Android' })
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      await out.focus()
      await page.keyboard.press('Enter')
      await expect(toastTitled(page, 'Signed out')).toBeVisible()
      await expect(
        page.getByText('Firefox on Android is signed out.', { exact: true }),
      ).toBeVisible()
      await expect(devices).toHaveCount(1)
      await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused()
      expect((await elsewhere.get(`${emptySite.url}/api/user`)).status()).toBe(401)
      await elsewhere.dispose()
    })
  })
}

test('a device that was signed out meanwhile is no error; one that fails is', {
  tag: '@slow',
}, async ({ page, context, emptySite, quiet }) => {
  const email = await signInNewOwner(page, emptySite)
  const cookies = await context.cookies()
  await context.clearCookies()
  await signIn(page, emptySite, email)
  await openDashboard(page, emptySite)
  const devices = page
    .getByRole('region', { name: 'Where you are signed in' })
    .getByRole('listitem')
  await expect(devices).toHaveCount(2)
  const out = devices.getByRole('button', { name: 'Sign out' })

  quiet.allow(/500 \(Internal Server Error\)/)
  await page.route('**/api/sessions/*', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await out.click()
  await expect(toastTitled(page, 'Sign out failed')).toBeVisible()
  await expect(devices).toHaveCount(2)
  await page.unroute('**/api/sessions/*')

  const session = cookies.find(({ name }) => name === 'cpt.session_token')
  await fetch(`${emptySite.url}/api/logout`, {
    method: 'POST',
    headers: { cookie: `${session?.name}=${session?.value}` },
  })
  quiet.allow(/404 \(Not Found\)/)
  await out.click()
  await expect(toastTitled(page, 'Signed out')).toBeVisible()
  await expect(
    page.getByText('Chrome on Linux was signed out already.', { exact: true }),
  ).toBeVisible()
  await expect(devices).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused()
})

test('the list of devices says when it cannot be loaded, and loads again', {
  tag: '@slow',
}, async ({ page, emptySite, quiet }) => {
  await signInNewOwner(page, emptySite)
  quiet.allow(/500 \(Internal Server Error\)/)
  await page.route('**/api/sessions', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await openDashboard(page, emptySite)
  const part = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(part.getByText('This could not be loaded. 500: broken')).toBeVisible()
  await expect(part.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible()
  await page.unroute('**/api/sessions')
  await part.getByRole('button', { name: 'Try again' }).click()
  await expect(part.getByRole('listitem')).toHaveCount(1)
})
