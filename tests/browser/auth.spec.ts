import type { APIRequestContext, Page } from '@playwright/test'
import { api } from '#shared/paths.ts'
import { startSmtpServer, type TestSmtpServer } from '#tests/helpers/smtp-server.ts'
import {
  test as base,
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdAnswers,
  open,
  PHONE,
  toastTitled,
} from './fixtures.ts'

const PASSWORD = 'snoek en slap tjips'
const OTHER_PASSWORD = 'waterblommetjie bredie'
const ADMIN_PASSWORD = 'only the admin knows'

const test = base.extend<object, { smtp: TestSmtpServer }>({
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names its needs by destructuring, and this one has none.
    async ({}, use) => {
      const smtp = await startSmtpServer()
      await use(smtp)
      await smtp.close()
    },
    { scope: 'worker' },
  ],
  siteEnvironment: [
    async ({ smtp }, use) =>
      use({
        SMTP_URL: smtp.url,
        ADMIN_PASSWORD,
        PAYMENT_URL_PREMIUM: 'https://pay.example/premium',
      }),
    { scope: 'worker' },
  ],
})

let made = 0
const newEmail = () => {
  made += 1
  return `owner-${made}-${Date.now().toString(36)}@example.co.za`
}

async function fillRegistration(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
}

async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Registers over the wire, in a browser of its own. */
async function register(request: APIRequestContext, site: string, plan = 'BASIC') {
  const email = newEmail()
  const answer = await request.post(site + api.register, {
    data: { email, password: PASSWORD, plan },
  })
  const { user } = await answer.json()
  await request.post(site + api.logout)
  return { id: user.id as string, email }
}

async function asAdmin(request: APIRequestContext, site: string, path: string, data: object) {
  await request.post(site + api.login, { data: { email: 'admin', password: ADMIN_PASSWORD } })
  const answer = await request.post(site + path, { data })
  expect(answer.ok()).toBe(true)
  await request.post(site + api.logout)
  return answer.json()
}

/** The link of the newest mail to somebody whose subject fits. */
async function linkFrom(smtp: TestSmtpServer, email: string, path: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const mails = (await smtp.mails()).filter(({ to }) =>
        to?.some((one) => one.address === email),
      )
      const links = mails.flatMap(({ text }) => text?.match(/http:\/\/\S+/g) ?? [])
      link = links.findLast((found) => found.includes(`${path}?token=`)) ?? ''
      return link
    })
    .not.toBe('')
  return link
}

// Signed out is an answer of its own kind, which the browser reports as a failed load.
test.beforeEach(({ quiet }) => quiet.allow(/\/api\/user$/))

for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`the auth screen on a ${name}`, () => {
    test.use({ viewport })

    test('is one screen at three addresses, with the right tab open', async ({
      page,
      emptySite,
    }) => {
      for (const [path, tab] of [
        ['/auth', 'Login'],
        ['/auth/login', 'Login'],
        ['/auth/register', 'Register'],
      ] as const) {
        await open(page, emptySite.url + path)
        await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      }
      const side = page.getByRole('complementary')
      for (const figure of ['127+', '2.5K+', '89%']) await expect(side).toContainText(figure)
      await expect(side.getByRole('link', { name: 'support@cptrecommends.local' })).toHaveAttribute(
        'href',
        'mailto:support@cptrecommends.local',
      )
    })

    test('shows the plans as tickets, Basic chosen', async ({ page, emptySite }) => {
      await open(page, `${emptySite.url}/auth/register`)
      const plans = page.locator('.plan')
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
  await page.getByRole('tab', { name: 'Login' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\/auth\/register$/)
  await expect(page.getByRole('tab', { name: 'Register' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/\/auth\/login$/)
})

test('every field says what is wrong with it', async ({ page, emptySite }) => {
  await open(page, `${emptySite.url}/auth/login`)
  await page.getByRole('button', { name: 'Sign In' }).click()
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

test('registration leads to the payment screen, and activation to the dashboard', async ({
  page,
  request,
  emptySite,
  smtp,
}) => {
  const email = newEmail()
  const release = await holdAnswers(page, new RegExp(api.register))
  await open(page, `${emptySite.url}/auth/register`)
  await fillRegistration(page, email)
  await page.getByRole('radio', { name: /Premium/ }).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeVisible()
  release()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(toastTitled(page, 'Account created!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Payment Required' })).toBeVisible()
  await expect(page.locator('.plan')).toContainText('R299 per month')
  const pay = page.getByRole('link', { name: /Complete Payment/ })
  await expect(pay).toHaveAttribute('href', 'https://pay.example/premium')
  await expect(pay).toHaveAttribute('target', '_blank')
  await expectAccessible(page)

  // Who is signed in has nothing to do at the auth screen.
  await open(page, `${emptySite.url}/auth/login`)
  await expect(page).toHaveURL(/\/dashboard/)
  const me = await page.request.get(emptySite.url + api.user)
  await asAdmin(request, emptySite.url, api.adminActivateUser, {
    userId: (await me.json()).user.id,
  })
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Profile' })).toBeVisible()
  await expect
    .poll(async () => (await smtp.mails()).map(({ to, subject }) => [to?.[0]?.address, subject]))
    .toContainEqual([email, expect.stringMatching(/welcome/i)])
})

test('a payment page that is not set up is said in a sentence', async ({ page, emptySite }) => {
  await open(page, `${emptySite.url}/auth/register`)
  await fillRegistration(page, newEmail())
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Online payment is not set up on this site yet.')).toBeVisible()
  await expect(page.locator('.plan')).toContainText('R99 per month')
  await expect(page.getByRole('link', { name: 'support@cptrecommends.local' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Complete Payment/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(toastTitled(page, 'Logged out')).toBeVisible()
  await expect(page).toHaveURL(/\/auth$/)
  await open(page, `${emptySite.url}/dashboard`)
  await expect(page).toHaveURL(/\/auth$/)
})

test('a failed registration is told above the form and keeps what was typed', async ({
  page,
  request,
  emptySite,
  quiet,
}) => {
  quiet.allow(/\/api\/register$/)
  const { email } = await register(request, emptySite.url)
  await open(page, `${emptySite.url}/auth/register`)
  await fillRegistration(page, email)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('alert')).toContainText('There is already an account')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByRole('region', { name: /notifications/i })).toHaveCount(0)

  await fillRegistration(page, newEmail(), 'password123')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('This password is on lists of leaked passwords.')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
})

test('a wrong password is a toast, a right one a welcome', async ({
  page,
  request,
  emptySite,
  quiet,
}) => {
  quiet.allow(/\/api\/login$/)
  const { email } = await register(request, emptySite.url)
  await open(page, `${emptySite.url}/auth/login`)
  await fillLogin(page, email, 'not this one')
  await expect(toastTitled(page, 'Login failed')).toBeVisible()
  await expect(
    toastTitled(page, '401: The e-mail address or the password is not right.'),
  ).toBeVisible()

  const release = await holdAnswers(page, new RegExp(api.login))
  await fillLogin(page, email, PASSWORD)
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible()
  release()
  await expect(toastTitled(page, 'Welcome back!')).toBeVisible()
  await expect(toastTitled(page, 'You have successfully logged in.')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard/)
  // An owner has no business in the admin panel.
  await open(page, `${emptySite.url}/admin/panel`)
  await expect(page).toHaveURL(/\/dashboard/)
})

test('a forgotten password comes back by mail, once', async ({
  page,
  request,
  emptySite,
  smtp,
  quiet,
}) => {
  quiet.allow(/\/api\/(reset-password|login)$/)
  const { email } = await register(request, emptySite.url)
  await open(page, `${emptySite.url}/auth/login`)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Look in your mailbox' })).toBeVisible()

  const link = await linkFrom(smtp, email, '/auth/reset')
  await open(page, link)
  await page.getByLabel('New password', { exact: true }).fill(OTHER_PASSWORD)
  await page.getByLabel('Confirm new password').fill(OTHER_PASSWORD)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(toastTitled(page, 'Password changed')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await fillLogin(page, email, PASSWORD)
  await expect(toastTitled(page, 'Login failed')).toBeVisible()
  await fillLogin(page, email, OTHER_PASSWORD)
  await expect(page).toHaveURL(/\/dashboard/)

  await open(page, link)
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm new password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByRole('alert')).toContainText('has expired or was used already')
})

test('an address is confirmed by the link of its mail, which can be sent again', async ({
  page,
  request,
  emptySite,
  smtp,
}) => {
  const { id, email } = await register(request, emptySite.url)
  const first = await linkFrom(smtp, email, '/auth/confirm')
  await asAdmin(request, emptySite.url, api.adminActivateUser, { userId: id })
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

test('after a reset by an admin, a new password comes before all else', async ({
  page,
  request,
  emptySite,
}) => {
  const { id, email } = await register(request, emptySite.url)
  const { password } = await asAdmin(request, emptySite.url, api.adminResetPassword, { userId: id })
  await open(page, `${emptySite.url}/auth/login`)
  await fillLogin(page, email, password)
  await expect(page).toHaveURL(/\/auth\/new-password$/)
  await open(page, `${emptySite.url}/dashboard`)
  await expect(page).toHaveURL(/\/auth\/new-password$/)
  await page.getByLabel('New password', { exact: true }).fill(OTHER_PASSWORD)
  await page.getByLabel('Confirm new password').fill(OTHER_PASSWORD)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
})

test('an owner changes the password and signs out everywhere', async ({
  page,
  request,
  emptySite,
  quiet,
}) => {
  quiet.allow(/\/api\/change-password$/)
  const { id, email } = await register(request, emptySite.url)
  await asAdmin(request, emptySite.url, api.adminActivateUser, { userId: id })
  await open(page, `${emptySite.url}/auth/login`)
  await fillLogin(page, email, PASSWORD)
  await page.getByLabel('Current password').fill('not my password')
  await page.getByLabel('New password', { exact: true }).fill(OTHER_PASSWORD)
  await page.getByLabel('Confirm new password').fill(OTHER_PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('This is not your current password.')).toBeVisible()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(toastTitled(page, 'Password changed')).toBeVisible()
  await expect(page.getByLabel('Current password')).toHaveValue('')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/auth$/)
})

test('an admin who signs in goes to the admin panel', async ({ page, emptySite }) => {
  await open(page, `${emptySite.url}/auth/login`)
  await fillLogin(page, 'admin@cptrecommends.local', ADMIN_PASSWORD)
  await expect(page).toHaveURL(/\/admin\/panel$/)
})
