import type { Page } from '@playwright/test'
import { TEST_PASSWORD } from '#demo/factories/users.ts'
import { pages } from '#shared/paths.ts'
import {
  codeBefore,
  codeNow,
  createAdmins,
  panelOf,
  shownSecret,
  turnOn,
} from '#tests/browser/auth/second-factor-site.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  FLOW_WIDTHS,
  open,
  type Site,
  test,
} from '#tests/browser/fixtures.ts'
import { openMore } from './admin-site.ts'

const email = (name: string) => `${name}@due.example.co.za`.toLowerCase()

test.beforeEach(({ quiet }) => {
  quiet.allow(/status of 409/)
})

/** The address of a site that requires the second step, with an admin who has none. */
async function startStrictSite(
  startSite: (environment: Record<string, string>) => Promise<Site>,
  admin: string,
): Promise<string> {
  const site = await startSite({ ADMIN_SECOND_FACTOR: 'required' })
  await site.write((db) => createAdmins(db, [admin]))
  return site.url
}

async function signIn(page: Page, url: string, username: string): Promise<void> {
  await open(page, url + pages.admin)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(TEST_PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(url + pages.secondFactor)
}

for (const [width, viewport] of FLOW_WIDTHS) {
  test.describe(`on a ${width}`, () => {
    test.use({ viewport })

    test('if required, it comes before everything else', { tag: '@slow' }, async ({
      page,
      startSite,
    }) => {
      const url = await startStrictSite(startSite, email(width))
      await signIn(page, url, email(width))
      await page.goto(`${url}${pages.adminPanel}?tab=users`)
      await expect(page).toHaveURL(url + pages.secondFactor)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Set up your second sign-in step',
      )
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Sign Out' }).click()
      await expect(page).toHaveURL(url + pages.auth)
      await page.goto(url + pages.secondFactor)
      await expect(page).toHaveURL(url + pages.auth)

      await signIn(page, url, email(width))
      await page.getByLabel('Your password').fill(TEST_PASSWORD)
      await page.keyboard.press('Enter')
      await expect(
        page.getByRole('heading', { name: 'Connect your authenticator app' }),
      ).toBeFocused()
      await expectNoSidewaysScroll(page)
      const secret = await shownSecret(page)
      await page.getByLabel('Six digits').fill(await codeBefore(secret))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Keep your recovery codes' })).toBeFocused()
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'I have kept them' }).click()
      await expect(page).toHaveURL(url + pages.adminPanel)
      await page.goto(url + pages.secondFactor)
      await expect(page).toHaveURL(url + pages.adminPanel)

      // Turned off, it is due again.
      await openMore(page, 'Account')
      await panelOf(page).getByRole('button', { name: 'Turn it off' }).click()
      await panelOf(page).getByLabel('Your password').fill(TEST_PASSWORD)
      await panelOf(page).getByLabel('Authentication code').fill(codeNow(secret))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(url + pages.secondFactor)
    })
  })
}

test('set up in another tab, it lets this one pass', { tag: '@slow' }, async ({
  page,
  startSite,
}) => {
  const url = await startStrictSite(startSite, email('two-tabs'))
  await signIn(page, url, email('two-tabs'))
  await page.getByLabel('Your password').fill(TEST_PASSWORD)
  await turnOn(page.request, url)
  await page.getByRole('button', { name: 'Set it up' }).click()
  await expect(page).toHaveURL(url + pages.adminPanel)
})
