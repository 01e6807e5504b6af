import { expect, holdAnswers, open, toastTitled } from '#tests/browser/fixtures.ts'
import {
  asAdmin,
  fillLogin,
  fillRegistration,
  linkFrom,
  newEmail,
  PASSWORD,
  register,
  test,
} from './auth-site.ts'

test('registration leads to the payment screen, and activation to the dashboard', async ({
  page,
  request,
  emptySite,
}) => {
  const email = newEmail()
  const release = await holdAnswers(page, /\/api\/register/)
  await open(page, `${emptySite.url}/auth/register`)
  await fillRegistration(page, email)
  await page.getByRole('radio', { name: /Premium/ }).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeVisible()
  release()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(toastTitled(page, 'Account created!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Payment Required' })).toBeVisible()
  await expect(page.locator('.radio-card')).toContainText('R299 per month')
  const pay = page.getByRole('link', { name: /Complete Payment/ })
  await expect(pay).toHaveAttribute('href', 'https://pay.example/premium')
  await expect(pay).toHaveAttribute('target', '_blank')

  // The auth screen redirects signed-in users.
  await open(page, `${emptySite.url}/auth/login`)
  await expect(page).toHaveURL(/\/dashboard/)
  const me = await page.request.get(`${emptySite.url}/api/user`)
  await asAdmin(request, emptySite.url, '/api/admin/activate-user', {
    userId: (await me.json()).user.id,
  })
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Profile' })).toBeVisible()
})

for (const [redirectUrl, arrival] of [
  ['/dashboard', /\/dashboard$/],
  ['/blog', /\/blog$/],
] as const)
  test(`an answer that leads to ${redirectUrl} skips the welcome`, { tag: '@slow' }, async ({
    page,
    emptySite,
  }) => {
    await page.route('**/api/register', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), redirectUrl } })
    })
    await open(page, `${emptySite.url}/auth/register`)
    await fillRegistration(page, newEmail())
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page).toHaveURL(arrival)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('region', { name: /notifications/i })).toHaveCount(0)
  })

test('a payment page that is not set up has a message', { tag: '@slow' }, async ({
  page,
  emptySite,
}) => {
  await open(page, `${emptySite.url}/auth/register`)
  await fillRegistration(page, newEmail())
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Online payment is not set up on this site yet.')).toBeVisible()
  await expect(page.locator('.radio-card')).toContainText('R99 per month')
  await expect(page.getByRole('link', { name: 'support@cptrecommends.local' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Complete Payment/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(toastTitled(page, 'Logged out')).toBeVisible()
  await expect(page).toHaveURL(/\/auth$/)
  await open(page, `${emptySite.url}/dashboard`)
  await expect(page).toHaveURL(/\/auth$/)
  // A redirect from a private page shows the login tab, also after a reload; a link the register tab.
  const login = page.getByRole('tab', { name: 'Login' })
  await expect(login).toHaveAttribute('aria-selected', 'true')
  await page.reload()
  await expect(login).toHaveAttribute('aria-selected', 'true')
  await open(page, emptySite.url)
  await page.getByRole('banner').getByRole('link', { name: 'List Your Business' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByRole('heading', { name: 'List your business' })).toBeVisible()
})

test('a failed registration has a message above the form and keeps the input', async ({
  page,
  request,
  emptySite,
  quiet,
}) => {
  quiet.allow(/\/api\/register$/)
  const { email } = await register(request, emptySite.url)
  // Here the button is a screen below the message.
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, `${emptySite.url}/auth/register`)
  await fillRegistration(page, email)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('alert')).toContainText('There is already an account')
  await expect(page.getByRole('alert')).toBeInViewport()
  await expect(page.getByRole('alert').locator('b')).toHaveText('Registration failed')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByRole('region', { name: /notifications/i })).toHaveCount(0)

  await fillRegistration(page, newEmail(), 'password123')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('This password is on lists of leaked passwords.')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
})

test('an address is confirmed by the link of its mail, which can be sent again', async ({
  page,
  request,
  emptySite,
  smtp,
}) => {
  const { id, email } = await register(request, emptySite.url)
  const first = await linkFrom(smtp, email, '/auth/confirm')
  await asAdmin(request, emptySite.url, '/api/admin/activate-user', { userId: id })
  await open(page, `${emptySite.url}/auth/login`)
  await fillLogin(page, email, PASSWORD)
  await expect(page.getByText('Not confirmed', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(toastTitled(page, 'Link sent')).toBeVisible()
  await expect.poll(() => linkFrom(smtp, email, '/auth/confirm')).not.toBe(first)
  await open(page, await linkFrom(smtp, email, '/auth/confirm'))
  await expect(page.getByRole('heading', { name: 'E-mail address confirmed' })).toBeVisible()
  await open(page, `${emptySite.url}/dashboard`)
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
})
