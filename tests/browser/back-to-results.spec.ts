import { expect, open, test } from './fixtures.ts'

test('a result leads back, and its request knows how many come', async ({ page, demoSite }) => {
  await open(page, `${demoSite.url}/search?q=table+for+8+in+kalk+bay`)
  await expect(page.getByLabel('Which area?')).toHaveValue('Kalk Bay')
  await expect(page.getByText('For 8 people', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Harbour Table' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Table' })).toBeVisible()
  await page.getByRole('link', { name: 'Book Now' }).click()
  await expect(page.getByLabel('People (optional)')).toHaveValue('8')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Back to results' }).click()
  await expect(page).toHaveURL(/\/search\?q=table\+for\+8/)
})
