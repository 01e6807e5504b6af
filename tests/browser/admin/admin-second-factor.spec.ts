import { readFileSync } from 'node:fs'
import { TEST_PASSWORD } from '#demo/factories/users.ts'
import { pages } from '#shared/paths.ts'
import {
  codeBefore,
  codeNow,
  createAdmins,
  logIn,
  openAccount,
  panelOf,
  shownSecret,
  turnOn,
  WRONG_CODE,
} from '#tests/browser/auth/second-factor-site.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  FLOW_WIDTHS,
  holdAnswers,
  test,
  toastTitled,
} from '#tests/browser/fixtures.ts'
import { openMore } from './admin-site.ts'

const email = (name: string) => `${name}@second-step.example.co.za`.toLowerCase()
const ADMINS = ['phone', 'desktop', 'changes', 'two-tabs', 'ended', 'slow', 'undrawn'].map(email)

test.beforeAll(({ emptySite }) => emptySite.seed('second step', (db) => createAdmins(db, ADMINS)))
test.beforeEach(({ quiet }) => {
  quiet.allow(/status of 40[019]/)
})

for (const [width, viewport] of FLOW_WIDTHS) {
  test.describe(`on a ${width}`, () => {
    test.use({ viewport })

    test('is set up with the keyboard, and then asked for', { tag: '@slow' }, async ({
      page,
      emptySite: { url },
    }) => {
      await openAccount(page, url, email(width))
      await expect(page.getByText(`You sign in as ${email(width)}.`)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible()
      const panel = panelOf(page)
      const password = panel.getByLabel('Your password')
      await expect(password).toBeVisible()
      await expectNoSidewaysScroll(page)

      await password.focus()
      await page.keyboard.press('Enter')
      await expect(panel.getByText('Password is required')).toBeVisible()
      await page.keyboard.type('not this one')
      await page.keyboard.press('Enter')
      await expect(panel.getByText('This is not your password.')).toBeVisible()
      await expect(password).toBeFocused()
      await password.fill(TEST_PASSWORD)
      await page.keyboard.press('Enter')
      const connect = panel.getByRole('heading', { name: 'Connect your authenticator app' })
      await expect(connect).toBeFocused()

      const qr = panel.getByRole('img', { name: 'QR code' })
      expect((await qr.boundingBox())?.width).toBeGreaterThanOrEqual(200)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await panel.getByRole('button', { name: 'Cancel' }).click()
      await expect(panel.getByRole('button', { name: 'Set it up' })).toBeFocused()
      await password.fill(TEST_PASSWORD)
      await page.keyboard.press('Enter')
      await expect(connect).toBeFocused()

      await page.keyboard.press('Tab')
      await expect(panel.getByRole('button', { name: 'Copy the key' })).toBeFocused()
      await page.keyboard.press('Tab')
      const digits = panel.getByLabel('Six digits')
      await expect(digits).toBeFocused()
      await page.keyboard.type(WRONG_CODE)
      await page.keyboard.press('Enter')
      await expect(panel.getByText('This code is wrong or has already been used.')).toBeVisible()
      await expect(digits).toBeFocused()
      const secret = await shownSecret(page)
      await digits.fill(await codeBefore(secret))
      await page.keyboard.press('Enter')

      await expect(panel.getByRole('heading', { name: 'Keep your recovery codes' })).toBeFocused()
      await expect(toastTitled(page, 'Second sign-in step is on')).toBeVisible()
      const codes = panel.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
      await expect(codes).toHaveCount(10)
      await expectNoSidewaysScroll(page)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        panel.getByRole('button', { name: 'Save as a file' }).click(),
      ])
      const file = readFileSync(await download.path(), 'utf8')
      expect(file).toContain(email(width))
      for (const code of await codes.allInnerTexts()) expect(file).toContain(`\n${code}\n`)
      await panel.getByRole('button', { name: 'I have kept them' }).press('Enter')
      await expect(panel.getByText('Second sign-in step', { exact: true })).toBeFocused()
      await expect(panel.getByText('On', { exact: true })).toBeVisible()
      await expect(panel.getByText('10 recovery codes left.')).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)

      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(page).toHaveURL(url + pages.auth)
      await page.goto(url + pages.admin)
      await page.getByLabel('Username').fill(email(width))
      await page.getByLabel('Password').fill(TEST_PASSWORD)
      await page.keyboard.press('Enter')
      const code = page.getByLabel('Authentication code')
      await expect(code).toBeFocused()
      await expect(code).toHaveAccessibleDescription(/A recovery code works too\.$/)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.locator('.field__error')).toHaveCount(0)
      await expect(page.getByLabel('Password')).toHaveValue(TEST_PASSWORD)
      await expectNoSidewaysScroll(page)

      await page.keyboard.type(WRONG_CODE)
      await page.keyboard.press('Enter')
      await expect(page.getByText('This code is wrong or has already been used.')).toBeVisible()
      await expect(code).toBeFocused()
      // All of it is selected, so that typing replaces it.
      await page.keyboard.type(codeNow(secret))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(url + pages.adminPanel)
      await expect(toastTitled(page, 'Welcome back!')).toBeVisible()
    })
  })
}

test('new recovery codes and turning it off ask for both again', { tag: '@slow' }, async ({
  page,
  context,
  emptySite: { url },
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await logIn(page.request, url, email('changes'))
  const { secret, recoveryCodes } = await turnOn(page.request, url)
  await page.goto(`${url}${pages.adminPanel}?tab=account`)
  const panel = panelOf(page)
  const renew = panel.getByRole('button', { name: 'New recovery codes' })
  await renew.click()
  await expect(panel.getByRole('heading', { name: 'New recovery codes' })).toBeFocused()
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await expect(renew).toBeFocused()

  await renew.press('Enter')
  const password = panel.getByLabel('Your password')
  const code = panel.getByLabel('Authentication code')
  const make = panel.getByRole('button', { name: 'Make new codes' })
  await make.click()
  await expect(panel.getByText('Password is required')).toBeVisible()
  await expect(panel.getByText('Code is required')).toBeVisible()
  await expect(password).toBeFocused()
  await password.fill('not this one')
  await code.fill(recoveryCodes[0] ?? '')
  await make.click()
  await expect(panel.getByText('This is not your password.')).toBeVisible()
  await password.fill(TEST_PASSWORD)
  await code.fill(WRONG_CODE)
  await make.click()
  await expect(panel.getByText('This code is wrong or has already been used.')).toBeVisible()
  await expect(code).toBeFocused()
  await code.fill(recoveryCodes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('heading', { name: 'Keep your recovery codes' })).toBeFocused()
  const shown = panel.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  const renewed = await shown.allInnerTexts()
  expect(renewed).not.toContain(recoveryCodes[1])
  await panel.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(toastTitled(page, 'Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(renewed.join('\n'))

  const question = page.getByRole('alertdialog', { name: 'Leave without your recovery codes?' })
  await page.getByRole('tab', { name: 'Overview' }).click()
  await expect(question).toBeVisible()
  await expectAccessible(page, '[role=alertdialog]')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(panel.getByRole('list', { name: 'Recovery codes' })).toBeFocused()
  await expect(shown).toHaveText(renewed)
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  const browserQuestion = await asked
  expect(browserQuestion.type()).toBe('beforeunload')
  await browserQuestion.dismiss()
  await expect(shown).toHaveText(renewed)
  await page.getByRole('tab', { name: 'Overview' }).click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await panel.getByRole('button', { name: 'I have kept them' }).click()
  await expect(panel.getByText('10 recovery codes left.')).toBeVisible()

  await renew.click()
  await password.fill(TEST_PASSWORD)
  await code.fill(renewed[0] ?? '')
  await make.click()
  await expect(shown).toHaveCount(10)
  await page.getByRole('tab', { name: 'Overview' }).click()
  await question.getByRole('button', { name: 'Leave without them' }).click()
  await expect(page.getByRole('tab', { name: 'Overview', selected: true })).toBeVisible()
  await openMore(page, 'Account')
  await expect(panel.getByText('10 recovery codes left.')).toBeVisible()

  await panel.getByRole('button', { name: 'Turn it off' }).click()
  await password.fill(TEST_PASSWORD)
  await code.fill(codeNow(secret))
  await panel.getByRole('button', { name: 'Turn off', exact: true }).click()
  await expect(toastTitled(page, 'Second sign-in step is off')).toBeVisible()
  await expect(panel.getByText('Second sign-in step', { exact: true })).toBeFocused()
  await expect(panel.getByRole('button', { name: 'Set it up' })).toBeVisible()
  await expect(panel.getByText('On', { exact: true })).toHaveCount(0)
})

test('few recovery codes are a warning', { tag: '@slow' }, async ({ page, emptySite: { url } }) => {
  const answer = { active: true, since: '2026-06-30T22:30:00.000Z', recoveryCodesLeft: 2 }
  await page.route('**/api/second-factor', (route) => route.fulfill({ json: answer }))
  await openAccount(page, url, email('slow'))
  await expect(panelOf(page).getByText('On since 1 July 2026.')).toBeVisible()
  await expect(panelOf(page).locator('.dashboard-note')).toContainText('2 recovery codes left.')
  answer.recoveryCodesLeft = 0
  await page.reload()
  await expect(panelOf(page).locator('.dashboard-note')).toContainText('No recovery codes left.')
})

test('a change in another tab is said, and shown', { tag: '@slow' }, async ({
  page,
  emptySite: { url },
}) => {
  await openAccount(page, url, email('two-tabs'))
  const panel = panelOf(page)
  await panel.getByLabel('Your password').fill(TEST_PASSWORD)
  await turnOn(page.request, url)
  await panel.getByRole('button', { name: 'Set it up' }).click()
  await expect(toastTitled(page, 'Your second sign-in step is already on.')).toBeVisible()
  await expect(panel.getByText('10 recovery codes left.')).toBeVisible()
  await expect(panel.getByText('Second sign-in step', { exact: true })).toBeFocused()
})

test('a session that has ended leads to the sign-in screen', { tag: '@slow' }, async ({
  page,
  emptySite: { url },
}) => {
  await openAccount(page, url, email('ended'))
  await panelOf(page).getByLabel('Your password').fill(TEST_PASSWORD)
  await page.context().clearCookies()
  await panelOf(page).getByRole('button', { name: 'Set it up' }).click()
  await expect(page).toHaveURL(url + pages.auth)
})

test('says when it cannot be loaded, and waits for a slow answer', { tag: '@slow' }, async ({
  page,
  emptySite: { url },
  quiet,
}) => {
  quiet.allow(/status of 500/)
  await page.route('**/api/second-factor', (route) =>
    route.fulfill({ status: 500, body: 'broken' }),
  )
  await openAccount(page, url, email('slow'))
  const panel = panelOf(page)
  await expect(panel.getByText('This could not be loaded. 500: broken')).toBeVisible()
  await page.unroute('**/api/second-factor')
  await panel.getByRole('button', { name: 'Try again' }).click()

  await panel.getByLabel('Your password').fill(TEST_PASSWORD)
  let sent = 0
  page.on('request', (request) => {
    if (request.url() === `${url}/api/second-factor`) sent += 1
  })
  const release = await holdAnswers(page, /\/api\/second-factor$/)
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: 'Setting up...' })).toBeVisible()
  await page.keyboard.press('Enter')
  release()
  await expect(panel.getByRole('heading', { name: 'Connect your' })).toBeFocused()
  expect(sent).toBe(1)
})

test('if the QR code cannot be drawn, the key is enough', { tag: '@slow' }, async ({
  page,
  emptySite: { url },
  quiet,
}) => {
  quiet.allow(/qr-path/)
  await page.route('**/assets/qr-path*', (route) => route.abort())
  await openAccount(page, url, email('undrawn'))
  await panelOf(page).getByLabel('Your password').fill(TEST_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Type this key into an authenticator app')).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code' })).toHaveCount(0)
  expect(await shownSecret(page)).toMatch(/^[a-z2-7]{32}$/)
})
