import { expect, refuseCalls, toastTitled } from '#tests/browser/fixtures.ts'
import { openBusiness, test } from './business-site.ts'

test('takes a review by keyboard, and shows it', async ({
  page,
  emptySite,
  businesses: { unreviewed },
}) => {
  await openBusiness(page, emptySite, unreviewed)
  const opener = page.getByRole('link', { name: 'Write a Review' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Write a Review' })
  const submit = dialog.getByRole('button', { name: 'Submit Review' })
  await expect(submit).toBeDisabled()
  await dialog.getByRole('radio', { name: '1 star', exact: true }).focus()
  await page.keyboard.press('Space')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await dialog.getByLabel('Comment (optional)').fill('Kind people.')
  await expect(submit).toBeEnabled()
  await submit.click()
  await expect(toastTitled(page, 'Review submitted!')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  const main = page.getByRole('main')
  await expect(main.getByText('Kind people.')).toBeVisible()
  await expect(main.getByText('1 review', { exact: true })).toHaveCount(3)
  await expect(main.getByRole('link', { name: '4 stars 1 review' })).toBeVisible()
  await opener.click()
  await expect(submit).toBeDisabled()
  await expect(dialog.getByLabel('Comment (optional)')).toHaveValue('')
})

test('a half-written review survives a reload', async ({
  page,
  emptySite,
  businesses: { full },
}) => {
  await openBusiness(page, emptySite, full)
  await page.getByRole('link', { name: 'Write a Review' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write a Review' })
  await dialog.getByRole('radio', { name: '4 stars' }).check()
  await dialog.getByLabel('Comment (optional)').fill('Kind people.')
  await dialog.getByLabel('First name (optional)').fill('Thandi')
  await page.reload()
  await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await expect(dialog.getByLabel('Comment (optional)')).toHaveValue('Kind people.')
  await expect(dialog.getByLabel('First name (optional)')).toHaveValue('Thandi')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(dialog).toHaveCount(0)
})

test('the reviews stay while the code of their list has not arrived', async ({
  page,
  emptySite,
  businesses: { full },
}) => {
  await page.route(/review-list/, () => new Promise(() => {}))
  await openBusiness(page, emptySite, full)
  const reviews = page.locator('.review')
  const count = await reviews.count()
  expect(count).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Write a Review' }).click()
  await expect(page.getByRole('dialog', { name: 'Write a Review' })).toBeVisible()
  await expect(reviews).toHaveCount(count)
})

test('says why a review failed, and keeps the input', async ({
  page,
  emptySite,
  quiet,
  businesses: { full },
}) => {
  quiet.allow(/409/)
  await openBusiness(page, emptySite, full)
  await refuseCalls(page, '/api/rating', 409, 'Once a month is enough.')
  await page.getByRole('link', { name: 'Write a Review' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: '5 stars' }).click()
  await dialog.getByLabel('Comment (optional)').fill('Again!')
  await dialog.getByRole('button', { name: 'Submit Review' }).click()
  await expect(page.getByText('Review failed', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveText('409: Once a month is enough.')
  await expect(dialog.getByLabel('Comment (optional)')).toHaveValue('Again!')
  // The toast came after the dialog and is above it; Escape closes the dialog all the same.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
