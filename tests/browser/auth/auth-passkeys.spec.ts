import type { Page } from '@playwright/test'
import { createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  FLOW_WIDTHS,
  open,
  toastTitled,
} from '#tests/browser/fixtures.ts'
import { test } from './auth-site.ts'
import { codeNow, createAdmins, logIn, turnOn } from './second-factor-site.ts'

const email = (name: string) => `${name}@passkeys.example.co.za`

test.beforeAll(({ emptySite }) =>
  emptySite.seed('passkeys', async (db) => {
    for (const [width] of FLOW_WIDTHS)
      await createUser(db, { email: email(width), password: TEST_PASSWORD })
    await createAdmins(db, [email('admin')])
  }),
)
test.beforeEach(({ quiet }) => {
  quiet.allow(/\/api\/(user|passkeys\/options|passkey-sign-in)$/)
})

/** Chromium's own authenticator in place of a phone: it makes and uses passkeys without asking anybody. */
async function attachDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether the device recognises its user, by a fingerprint or the like. */
    recognise: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

const panelOf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Passkeys' }) })
const tap = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' }).click()

for (const [width, viewport] of FLOW_WIDTHS)
  test.describe(`on a ${width}`, () => {
    test.use({ viewport })

    test('an owner adds one, signs in with one tap, renames and removes it', {
      tag: '@slow',
    }, async ({ page, emptySite: { url } }) => {
      await attachDevice(page)
      await logIn(page.request, url, email(width))
      await page.goto(`${url}/dashboard`)
      const panel = panelOf(page)
      await panel.getByRole('button', { name: 'Add a passkey' }).press('Enter')
      await expect(panel.getByRole('heading', { name: 'Add a passkey' })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.type('My phone')
      await page.keyboard.press('Tab')
      await page.keyboard.type('not this one')
      await page.keyboard.press('Enter')
      await expect(panel.getByText('This is not your password.')).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await panel.getByLabel('Your password').fill(TEST_PASSWORD)
      await page.keyboard.press('Enter')
      await expect(toastTitled(page, 'Passkey added')).toBeVisible()
      const item = panel.getByRole('listitem').filter({ hasText: 'My phone' })
      await expect(item).toContainText('Not used yet')
      await expect(panel.getByRole('button', { name: 'Add a passkey' })).toBeFocused()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)

      await panel.getByRole('button', { name: 'Add a passkey' }).click()
      await panel.getByLabel('Your password').fill(TEST_PASSWORD)
      await page.keyboard.press('Enter')
      await expect(
        panel.getByText('This device already has a passkey for your account.'),
      ).toBeVisible()
      await panel.getByRole('button', { name: 'Cancel' }).click()

      await page.context().clearCookies({ name: /session|signed/ })
      await open(page, `${url}/auth/login`)
      await expectNoSidewaysScroll(page)
      await tap(page)
      await expect(toastTitled(page, 'Welcome back!')).toBeVisible()
      await expect(page).toHaveURL(/\/dashboard/)
      await expect(item).toContainText('Last used')

      await panel.getByRole('button', { name: 'Rename My phone' }).press('Enter')
      await expect(panel.getByLabel('Name of My phone')).toBeFocused()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('Ma se foon')
      await page.keyboard.press('Enter')
      await expect(panel.getByRole('button', { name: 'Rename Ma se foon' })).toBeFocused()

      await panel.getByRole('button', { name: 'Remove Ma se foon' }).press('Enter')
      await expect(panel.getByRole('heading', { name: 'Remove Ma se foon' })).toBeFocused()
      await expectNoSidewaysScroll(page)
      await panel.getByLabel('Your password').fill(TEST_PASSWORD)
      await page.keyboard.press('Enter')
      await expect(toastTitled(page, 'Passkey removed')).toBeVisible()
      await expect(panel.getByRole('listitem')).toHaveCount(0)
      await expect(panel.getByText('Passkeys', { exact: true })).toBeFocused()

      await page.context().clearCookies({ name: /session|signed/ })
      await open(page, `${url}/auth/login`)
      await tap(page)
      await expect(toastTitled(page, 'Login failed')).toBeVisible()
      await expect(page).toHaveURL(/\/auth\/login$/)
    })
  })

test('an admin with a second step needs the code to add one, and none to sign in with it', {
  tag: '@slow',
}, async ({ page, emptySite: { url } }) => {
  const device = await attachDevice(page)
  await logIn(page.request, url, email('admin'))
  const { secret } = await turnOn(page.request, url)
  await page.goto(`${url}/admin/panel?tab=account`)
  const panel = panelOf(page)
  await panel.getByRole('button', { name: 'Add a passkey' }).click()
  await panel.getByLabel('Your password').fill(TEST_PASSWORD)
  await panel.getByRole('button', { name: 'Continue' }).click()
  await expect(panel.getByText('Code is required')).toBeVisible()
  await panel.getByLabel('Authentication code').fill(codeNow(secret))
  await panel.getByRole('button', { name: 'Continue' }).click()
  await expect(panel.getByRole('listitem').filter({ hasText: 'Chrome on' })).toBeVisible()

  await page.context().clearCookies({ name: /session|signed/ })
  await open(page, `${url}/admin`)
  await device.recognise(false)
  await tap(page)
  await expect(toastTitled(page, 'Not signed in')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await device.recognise(true)
  await tap(page)
  await expect(page).toHaveURL(/\/admin\/panel/)
})

test('there is no button in the page without script', async ({ request, emptySite: { url } }) => {
  for (const path of ['/auth/login', '/admin'])
    expect(await (await request.get(url + path)).text()).not.toContain('with a passkey')
})
