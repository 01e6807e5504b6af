import { pages, reviewPages } from '#shared/paths.ts'
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  PHONE,
} from '#tests/browser/fixtures.ts'
import { openBusiness, test } from './business-site.ts'

test('all reviews are on a page, filtered by links, and one is reported without script', async ({
  page,
  emptySite,
  quiet,
  businesses: { full },
}) => {
  quiet.allow(/409/)
  await openBusiness(page, emptySite, full)
  await page.getByRole('link', { name: 'All 6 reviews' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reviews of Harbour Table')
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
  }
  await page.getByRole('link', { name: /^4 stars 2$/ }).click()
  await expect(page.getByText(/^Visit \d$/)).toHaveText(['Visit 5', 'Visit 2'])
  await page.getByRole('link', { name: 'Report this review' }).first().click()
  await expectNoSidewaysScroll(page)
  await page.getByLabel('It is about another business').check()
  await page.getByRole('button', { name: 'Send Report' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review reported')
  await page.goBack()
  await page.getByLabel('Advertising, a link or spam').check()
  await page.getByRole('button', { name: 'Send Report' }).click()
  await expect(page.getByText('You’ve already reported this review.')).toBeVisible()
})

test('the policy and the notice can be read and filled in', async ({
  page,
  emptySite,
  businesses: { full },
}) => {
  await page.goto(`${emptySite.url}${reviewPages.policy}`)
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page)
  await open(page, `${emptySite.url}${pages.business(full)}`)
  await page.getByRole('link', { name: 'Report this review' }).first().click()
  await page.getByRole('link', { name: 'formal take-down notice' }).click()
  await expectNoSidewaysScroll(page)
})

test('the writer is thanked beside the reviews and may confirm it', async ({
  page,
  emptySite,
  businesses: { bare },
}) => {
  await openBusiness(page, emptySite, bare)
  await page.getByRole('link', { name: 'Write a Review' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write a Review' })
  await dialog.getByRole('radio', { name: '5 stars' }).click()
  await dialog.getByLabel('First name (optional)').fill('Lwazi')
  await dialog.getByRole('button', { name: 'Submit Review' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, Lwazi.' })).toBeVisible()
  await expect(page.locator('.review__name')).toHaveText('Lwazi')
  await page.getByLabel('Confirm that it is you? (optional)').fill('lwazi@example.co.za')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('The link is on its way to lwazi@example.co.za')).toBeVisible()
  await expectAccessible(page)
})
