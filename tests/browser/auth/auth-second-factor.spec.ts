import type { Page } from '@playwright/test'
import { createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { expect, expectNoSidewaysScroll, open, toastTitled } from '#tests/browser/fixtures.ts'
import { fillLogin, test } from './auth-site.ts'
import {
  codeBefore,
  codeNow,
  createAdmins,
  logIn,
  panelOf,
  shownSecret,
  turnOn,
  WRONG_CODE,
} from './second-factor-site.ts'

const email = (name: string) => `${name}@two-steps.example.co.za`
const OWNER = email('owner')

test.beforeAll(({ emptySite }) =>
  emptySite.seed('two steps', async (db) => {
    await createAdmins(db, [email('recovers'), email('steps-aside')])
    for (const owner of [OWNER, email('owner-with-two')])
      await createUser(db, { email: owner, password: TEST_PASSWORD })
  }),
)
test.beforeEach(({ quiet }) => {
  quiet.allow(/\/api\/login$/)
})

const send = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true }).click()

test('a recovery code signs in, once', { tag: '@slow' }, async ({
  page,
  request,
  emptySite: { url },
}) => {
  await logIn(request, url, email('recovers'))
  const { recoveryCodes } = await turnOn(request, url)
  const [recoveryCode = ''] = recoveryCodes
  const code = page.getByLabel('Authentication code')
  const wrong = page.getByText('This code is wrong or has already been used.')

  await open(page, `${url}/auth/login`)
  await expect(code).toHaveCount(0)
  await fillLogin(page, email('recovers'), TEST_PASSWORD)
  await expect(code).toBeFocused()
  await expect(page.getByRole('region', { name: /notifications/i })).toHaveCount(0)
  await expect(page.locator('.field__error')).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  await send(page)
  await expect(page.getByText('Please enter the code from your authenticator app')).toBeVisible()
  await expect(code).toBeFocused()
  // As people type them, and with the capitals of a phone's keyboard.
  await page.keyboard.type(recoveryCode.replaceAll('-', ' ').toUpperCase())
  await expect(page.locator('.field__error')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/panel$/)

  // A read that logging out overtakes is answered 401, which the browser logs.
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await open(page, `${url}/auth/login`)
  await fillLogin(page, email('recovers'), TEST_PASSWORD)
  await code.fill(recoveryCode)
  await send(page)
  await expect(wrong).toBeVisible()
  await expect(code).toBeFocused()
  await expect(toastTitled(page, 'Login failed')).toHaveCount(0)
})

test('an owner sets it up on the dashboard, and is then asked for it', { tag: '@slow' }, async ({
  page,
  emptySite: { url },
}) => {
  await logIn(page.request, url, email('owner-with-two'))
  await page.goto(`${url}/dashboard`)
  const panel = panelOf(page)
  await panel.getByLabel('Your password').fill(TEST_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('img', { name: 'QR code' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  const secret = await shownSecret(page)
  await panel.getByLabel('Six digits').fill(await codeBefore(secret))
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('list', { name: 'Recovery codes' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await panel.getByRole('button', { name: 'I have kept them' }).click()
  await expect(panel.getByText('10 recovery codes left.')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await open(page, `${url}/auth/login`)
  await fillLogin(page, email('owner-with-two'), TEST_PASSWORD)
  await page.getByLabel('Authentication code').fill(codeNow(secret))
  await send(page)
  await expect(page).toHaveURL(/\/dashboard/)
})

test('another password or name after that is answered as before', { tag: '@slow' }, async ({
  page,
  request,
  emptySite: { url },
}) => {
  await logIn(request, url, email('steps-aside'))
  await turnOn(request, url)
  await open(page, `${url}/auth/login`)
  await fillLogin(page, email('steps-aside'), TEST_PASSWORD)
  await page.getByLabel('Authentication code').fill(WRONG_CODE)
  await fillLogin(page, email('steps-aside'), 'not this one')
  await expect(toastTitled(page, 'Login failed')).toBeVisible()
  await expect(page.locator('.field__error')).toHaveCount(0)
  await page.getByLabel('Authentication code').fill('')
  await fillLogin(page, OWNER, TEST_PASSWORD)
  await expect(page).toHaveURL(/\/dashboard/)
})
