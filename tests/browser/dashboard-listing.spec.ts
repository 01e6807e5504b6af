import { openDashboard, signInNewOwner } from './dashboard-site.ts'
import { DESKTOP, expect, PHONE, test, toastTitled } from './fixtures.ts'

for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('listing details are saved and come back', async ({ page, emptySite }) => {
      await signInNewOwner(page, emptySite)
      await openDashboard(page, emptySite, 'listing')
      await page.getByLabel('Show operating hours on my listing').check()
      await page.getByLabel('Monday opens at').fill('18:00')
      await page.getByLabel('Monday closes at').fill('02:00')
      await expect(page.getByText('Open past midnight, until 02:00 the next day.')).toBeVisible()
      await page.getByRole('button', { name: 'Copy Monday’s hours to all days' }).click()
      await expect(page.getByLabel('Sunday closes at')).toHaveValue('02:00')
      await page.getByLabel('Open 24 hours on Saturday').check()
      await page.getByLabel('Closed on Sunday').check()
      await page.getByLabel('Services').fill('Breakfast, Lunch,  lunch')
      await page.getByLabel('Amenities').fill('Parking')
      await page.getByLabel('Price range').selectOption('$$')
      await page.getByLabel('Year established').fill('1899')
      await page.getByRole('button', { name: 'Save Listing' }).click()
      await expect(page.getByText('Please enter a year from 1900 to 2025.')).toBeVisible()
      await page.getByLabel('Year established').fill('1994')
      await page.getByRole('button', { name: 'Save Listing' }).click()
      await expect(toastTitled(page, 'Listing updated')).toBeVisible()

      await page.reload()
      await expect(page.getByLabel('Tuesday opens at')).toHaveValue('18:00')
      await expect(page.getByLabel('Open 24 hours on Saturday')).toBeChecked()
      await expect(page.getByLabel('Closed on Sunday')).toBeChecked()
      await expect(page.getByLabel('Services')).toHaveValue('Breakfast, Lunch')
      await expect(page.getByLabel('Price range')).toHaveValue('$$')
      await expect(page.getByLabel('Year established')).toHaveValue('1994')
    })
  })
}
