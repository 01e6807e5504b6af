import { createBusiness } from '#demo/factories/businesses.ts'
import { pages } from '#shared/paths.ts'
import { expect, FLOW_WIDTHS, test, toastTitled } from '#tests/browser/fixtures.ts'
import { openDashboard, signInNewOwner } from './dashboard-site.ts'

for (const [name, viewport] of FLOW_WIDTHS) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('unsaved changes are not lost without a warning', async ({ page, emptySite }) => {
      await signInNewOwner(page, emptySite)
      await openDashboard(page, emptySite)
      await page.getByLabel('Business name').fill('Half a thought')
      await page.getByRole('tab', { name: 'Create Listing' }).click()
      await page.getByRole('tab', { name: 'Profile' }).click()
      await expect(page.getByLabel('Business name')).toHaveValue('Half a thought')

      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
      await page.getByRole('button', { name: 'Logout' }).click()
      await question.getByRole('button', { name: 'Stay' }).click()
      await expect(question).toBeHidden()
      await page.getByRole('link', { name: 'CPT Recommends, home' }).click()
      await expect(question).toBeVisible()
      await question.getByRole('button', { name: 'Stay' }).click()
      await expect(page.getByLabel('Business name')).toHaveValue('Half a thought')
      await page.getByRole('link', { name: 'CPT Recommends, home' }).click()
      await question.getByRole('button', { name: 'Leave without saving' }).click()
      await expect(page).toHaveURL(`${emptySite.url}/`)
    })
  })
}

test('without signal a tab says so itself; what was typed stays, and the tab comes with the signal', {
  tag: '@slow',
}, async ({ page, context, emptySite, quiet }) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|We could not reach the site/)
  await signInNewOwner(page, emptySite)
  await openDashboard(page, emptySite)
  await page.getByLabel('Business name').fill('Half a thought')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const panel = page.getByRole('tabpanel')
  for (const tab of ['Reviews', 'Analytics']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(panel.getByRole('alert')).toContainText('This could not be loaded.')
  }
  await page.getByRole('tab', { name: 'Profile' }).click()
  await expect(page.getByLabel('Business name')).toHaveValue('Half a thought')
  await page.getByRole('tab', { name: 'Reviews' }).click()
  await expect(panel.getByRole('alert')).toBeVisible()
  await context.setOffline(false)
  await expect(panel.getByRole('heading', { name: 'No reviews yet' })).toBeVisible()
})

test('the tabs work by keyboard and are in the address', async ({ page, emptySite }) => {
  await signInNewOwner(page, emptySite)
  await openDashboard(page, emptySite)
  await page.getByRole('tab', { name: 'Profile' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Create Listing' })).toBeFocused()
  await expect(page).toHaveURL(/tab=listing/)
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/tab=analytics/)
})

test('owners find an Edit on their own public page alone', async ({ page, emptySite }) => {
  await signInNewOwner(page, emptySite)
  await openDashboard(page, emptySite)
  await page.getByRole('link', { name: 'View Public Listing' }).click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByLabel('Business name')).toHaveValue('Harbour Table')

  let other = ''
  await emptySite.write(async (db) => {
    other = (await createBusiness(db)).id
  })
  await page.goto(`${emptySite.url}${pages.business(other)}`)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)
})

test('a paused owner is told, and may edit', async ({ page, emptySite }) => {
  await signInNewOwner(page, emptySite, { owner: { status: 'PAUSED' } })
  await openDashboard(page, emptySite)
  await expect(page.getByText('Your listing is hidden from visitors.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Public Listing' })).toHaveCount(0)
  await page.getByLabel('Phone').fill('021 000 0002')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expect(toastTitled(page, 'Profile updated!')).toBeVisible()
})

test('a pending owner sees the payment screen alone, until another tab has paid', async ({
  page,
  emptySite,
}) => {
  const owner = { status: 'PENDING' } as const
  const email = await signInNewOwner(page, emptySite, { owner, business: null })
  await openDashboard(page, emptySite, 'bookings')
  await expect(page.getByRole('heading', { name: 'Payment Required' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await emptySite.write(async (db) => {
    await db.updateTable('users').set({ status: 'ACTIVE' }).where('email', '=', email).execute()
  })
  await expect(page.getByRole('tab', { name: 'Profile' })).toBeVisible()
})

test('logging out leads to the sign-in screen', async ({ page, emptySite }) => {
  await signInNewOwner(page, emptySite)
  await openDashboard(page, emptySite)
  // A read that logging out overtakes is answered 401, which the browser logs.
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(toastTitled(page, 'Logged out')).toBeVisible()
})

test('a session that ended meanwhile leads to the sign-in screen', async ({
  page,
  emptySite,
  quiet,
}) => {
  await signInNewOwner(page, emptySite)
  await openDashboard(page, emptySite)
  await page.getByRole('link', { name: 'CPT Recommends, home' }).click()
  // The address changes first; the dashboard disappears when home is rendered.
  await expect(page.getByRole('tab')).toHaveCount(0)
  await page.context().clearCookies()
  quiet.allow(/401 \(Unauthorized\)/)
  await page.goBack()
  await expect(page).toHaveURL(/\/auth$/)
})

test('nor does a lazy tab fail then', { tag: '@slow' }, async ({ page, emptySite, quiet }) => {
  await signInNewOwner(page, emptySite)
  await openDashboard(page, emptySite)
  await page.waitForLoadState('networkidle')
  await page.getByRole('tab', { name: 'Analytics' }).hover()
  quiet.allow(/401 \(Unauthorized\)/)
  await page.context().clearCookies()
  // Not click(), which waits for a steady tab: meanwhile another request may notice and take it away.
  await page.mouse.down()
  await page.mouse.up()
  await expect(page).toHaveURL(/\/auth$/)
})
