import type { Page } from '@playwright/test'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { ownPages } from '#shared/own-paths.ts'
import { pages } from '#shared/paths.ts'
import {
  DESKTOP,
  expect,
  expectNoSidewaysScroll,
  open,
  PHONE,
  type Site,
  test,
} from './fixtures.ts'

let lastOwner = 0

/** An owner who has not paid, signed in; the demo's simulated provider takes the payment. */
async function signInPending(page: Page, site: Site): Promise<void> {
  lastOwner += 1
  const email = `pays-${lastOwner}-${Date.now()}@billing.example.co.za`
  await site.write(async (db) => {
    const owner = await createUser(db, { email, password: TEST_PASSWORD, status: 'PENDING' })
    await createBusiness(db, { owner, businessName: `Harbour Table ${lastOwner}` })
  })
  const answer = await page.request.post(`${site.url}/api/login`, {
    data: { email, password: TEST_PASSWORD },
  })
  expect(answer.ok()).toBe(true)
}

async function expectFitting(page: Page): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('an owner pays on the simulated page and is active without anybody pressing Activate', async ({
  page,
  demoSite,
}) => {
  await signInPending(page, demoSite)
  await open(page, `${demoSite.url}${pages.dashboard}`)
  await expect(page.getByRole('heading', { name: 'Payment Required' })).toBeVisible()
  const link = page.getByRole('link', { name: /Complete Payment/ })
  await expect(link).toHaveAttribute('target', '_blank')
  await page.goto(String(await link.getAttribute('href')))
  await expectFitting(page)

  await page.getByLabel('Name').fill('Harbour Table (Pty) Ltd')
  await page.getByLabel('Address').fill('1 Loop Street, Cape Town')
  await button(page, 'Continue to payment').click()
  await expect(page.getByText('made out to Harbour Table (Pty) Ltd')).toBeVisible()
  await expectFitting(page)
  await button(page, 'Pay R99.00').click()
  await expect(page.getByText('This is a demo: nobody is charged.')).toBeVisible()
  await button(page, 'Pay').click()
  // The page reloads by itself until the notification has arrived.
  await expect(page.locator('.plan-pass .badge').filter({ hasText: 'ACTIVE' })).toBeVisible({
    timeout: 15_000,
  })
  await expectFitting(page)

  await page.getByRole('link', { name: /^(DEMO-)?INV-/ }).click()
  await expect(page.getByRole('heading', { name: 'Invoice', level: 1 })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Paid on / })).toBeVisible()
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(sheets.match(/\/Type \/Page\b/g)).toHaveLength(1)
  await expect(page.getByText('R99.00').first()).toBeVisible()
  await expectFitting(page)
  await page.goto(`${demoSite.url}${pages.dashboard}`)
  await expect(page.getByRole('tab', { name: 'Profile' })).toBeVisible()
})

test('an owner cancels, undoes it, upgrades for the difference and enters invoice details', {
  tag: '@slow',
}, async ({ page, demoSite }) => {
  await signInPending(page, demoSite)
  await page.goto(`${demoSite.url}${ownPages.checkout}`)
  await page.getByRole('link', { name: 'Skip this' }).click()
  await button(page, 'Pay R99.00').click()
  await button(page, 'Pay').click()
  await page.getByRole('link', { name: 'Cancel plan' }).click({ timeout: 15_000 })
  await expect(page.getByRole('heading', { name: 'Cancel your plan?' })).toBeVisible()
  await button(page, 'Cancel plan').click()
  await expect(page.getByRole('heading', { name: /^Cancelled. Listed until/ })).toBeVisible()
  await expectFitting(page)
  await button(page, 'Undo').click()
  await expect(page.getByText('Next payment')).toBeVisible()

  // Another card, for the day after the paid days: nothing is paid today.
  await page.getByRole('link', { name: 'Cancel plan' }).click()
  await button(page, 'Cancel plan').click()
  await page.goto(`${demoSite.url}${ownPages.checkout}`)
  await expect(page.getByText('Nothing today: your plan is paid until')).toBeVisible()
  await expectFitting(page)
  await button(page, 'Set up my card').click()
  await expect(page.getByText('R0.00 today, then R99.00 every month from')).toBeVisible()
  await button(page, 'Pay').click()
  await expect(page.getByText('Card set up')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('Next payment')).toBeVisible()
  await expect(page.getByRole('link', { name: /^(DEMO-)?INV-/ })).toHaveCount(1)

  await page.getByRole('link', { name: 'Move to PREMIUM' }).click()
  await expect(page.locator('.checkout__move')).toHaveText('BASIC R99PREMIUM R299')
  await expectFitting(page)
  await button(page, 'Pay R200.00 and Upgrade').click()
  await button(page, 'Pay').click()
  await button(page, 'Move to BASIC').click({ timeout: 15_000 })
  await expect(page.getByRole('heading', { name: /^PREMIUM until .* then BASIC$/ })).toBeVisible()
  await button(page, 'Stay on PREMIUM').click()

  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Name').fill('Harbour Table (Pty) Ltd')
  await page.getByLabel('VAT number, if you have one').fill('4123456789')
  await expectFitting(page)
  await button(page, 'Save').click()
  await expect(page.getByText('VAT number 4123456789')).toBeVisible()
})

test('a link to a business that was paused meanwhile leads to the page that says so', {
  tag: '@slow',
}, async ({ page, demoSite, quiet }) => {
  quiet.allow(/404/)
  await open(page, `${demoSite.url}${pages.category('restaurants')}`)
  // The last: an answer about the first may be cached, since other tests open that business.
  const card = page.locator('.business-card :is(h2, h3) a').last()
  const href = String(await card.getAttribute('href'))
  const id = href.split('/').at(-1)?.split('?')[0] ?? ''
  const setStatus = (status: 'ACTIVE' | 'PAUSED') =>
    demoSite.write(async (db) => {
      const { userId } = await db
        .selectFrom('businesses')
        .select('userId')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await db.updateTable('users').set({ status }).where('id', '=', userId).execute()
    })
  await setStatus('PAUSED')
  try {
    await card.click()
    await expect(
      page.getByText('This business is not listed on CPT Recommends right now.'),
    ).toBeVisible()
    await expectFitting(page)
  } finally {
    await setStatus('ACTIVE')
  }
})
