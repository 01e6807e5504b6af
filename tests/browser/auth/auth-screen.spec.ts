import {
  DEVICES,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
} from '#tests/browser/fixtures.ts'
import { test } from './auth-site.ts'

for (const { device, details, viewport } of DEVICES) {
  test.describe(`the auth screen on a ${device}`, details, () => {
    test.use({ viewport })

    test('is one screen at three addresses, with the right tab open', async ({
      page,
      emptySite,
    }) => {
      for (const [path, tab] of [
        ['/auth', 'Register'],
        ['/auth/login', 'Login'],
        ['/auth/register', 'Register'],
      ] as const) {
        await open(page, emptySite.url + path)
        await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
        await expectNoSidewaysScroll(page)
      }
      const side = page.getByRole('complementary')
      await expect(side).toContainText('Get your door on the street everybody walks.')
      for (const figure of ['127+', '2.5K+', '89%']) await expect(side).toContainText(figure)
      await expect(side.getByRole('link', { name: 'support@cptrecommends.local' })).toHaveAttribute(
        'href',
        'mailto:support@cptrecommends.local',
      )
    })

    test('shows the plans as tickets, Basic chosen', async ({ page, emptySite }) => {
      await open(page, `${emptySite.url}/auth/register`)
      const plans = page.locator('.radio-card')
      await expect(plans.nth(0)).toContainText('R99 per month')
      await expect(plans.nth(0).getByRole('listitem')).toHaveText([
        'Platform access',
        'Business listing',
        'Customer support',
        'Automated bookings',
        'Built-in map',
        'Easy contact features',
      ])
      await expect(plans.nth(1)).toContainText('R299 per month')
      await expect(plans.nth(1)).toContainText('Recommended')
      await expect(plans.nth(1).getByRole('listitem')).toHaveText([
        'Everything in Basic',
        'Google review setup',
        'Priority support',
        'Featured listings access',
        'Advanced analytics',
        'Automation',
      ])
      await expect(page.getByRole('radio', { name: /Basic/ })).toBeChecked()
      await page.getByRole('radio', { name: /Premium/ }).check()
      await expect(page.getByRole('radio', { name: /Basic/ })).not.toBeChecked()
    })
  })
}

test('the tabs change the address and keep the keyboard', async ({ page, emptySite }) => {
  await open(page, `${emptySite.url}/auth`)
  await page.getByRole('tab', { name: 'Register' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expect(page.getByRole('tab', { name: 'Login' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\/auth\/register$/)
})

test('every field says what is wrong with it', async ({ page, emptySite }) => {
  await open(page, `${emptySite.url}/auth/login`)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()

  await page.getByRole('tab', { name: 'Register' }).click()
  await page.getByLabel('Email').fill('nobody')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByLabel('Confirm password').fill('other')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await expectAccessible(page)
})
