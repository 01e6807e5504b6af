import { expect, FLOW_WIDTHS, test, toastTitled } from '#tests/browser/fixtures.ts'
import { openDashboard, signInNewOwner } from './dashboard-site.ts'

for (const [name, viewport] of FLOW_WIDTHS) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('listing details are saved and come back', async ({ page, emptySite }) => {
      await signInNewOwner(page, emptySite)
      await openDashboard(page, emptySite, 'listing')
      for (const day of ['Monday', 'Sunday']) {
        await expect(page.getByLabel(`${day} opens at`)).toBeVisible()
        await expect(page.getByLabel(`${day} closes at`)).toBeVisible()
        await expect(page.getByLabel(`Closed on ${day}`)).not.toBeChecked()
      }
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

      // Free times: a sticky bar shows unsaved changes, and reverts them.
      const seen = page.locator('.panel', { hasText: 'What visitors see' })
      await expect(seen).toContainText('A form with a day that they wish for.')
      const bar = page.locator('.setup-save')
      await page.getByRole('button', { name: 'Add a service' }).click()
      await expect(bar).toContainText('Not saved yet')
      await bar.getByRole('button', { name: 'Discard' }).click()
      await expect(page.getByLabel('Name of the service')).toHaveCount(0)
      await expect(bar).not.toContainText('Not saved yet')
      await page.getByRole('button', { name: 'Add a service' }).click()
      const service = page.getByLabel('Name of the service')
      await bar.getByRole('button', { name: 'Save Online Booking' }).click()
      await expect(service).toHaveAccessibleDescription('Please name the service.')
      await expect(service).toBeFocused()
      await service.fill('Wine tasting')
      await expect(service).toHaveAccessibleDescription('')
      await page.getByLabel('Price of Wine tasting in rand (optional)').fill('280')
      await page.getByRole('button', { name: 'Add them' }).click()
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
      await expect(bar).toBeInViewport({ ratio: 1 })
      await expect(seen).not.toContainText('Wine tasting')
      await bar.getByRole('button', { name: 'Save Online Booking' }).click()
      await expect(bar).not.toContainText('Not saved yet')
      await expect(seen).toContainText('Wine tasting, as it is saved:')
      await expect(seen.getByRole('listitem')).toHaveCount(5)
      await expect(seen.getByText(/\d free/).first()).toBeVisible()
      await expect(seen).toContainText(/And on .+: Closed today: /)
    })
  })
}

test('before the profile is saved the form is there, and says what comes first', async ({
  page,
  emptySite,
}) => {
  await signInNewOwner(page, emptySite, { business: null })
  await openDashboard(page, emptySite, 'listing')
  await expect(page.getByText('Your profile comes first.')).toBeVisible()
  await page.getByLabel('Monday opens at').fill('08:00')
  const save = page.getByRole('button', { name: 'Save Listing' })
  await expect(save).toBeDisabled()

  await page.getByRole('link', { name: 'your profile' }).click()
  await page.getByLabel('Business name').fill('Kalk Bay Kitchen')
  await page.getByLabel('Industry').selectOption('Restaurant')
  await page.getByLabel('Area').selectOption('Southern Suburbs')
  await page.getByLabel('Address').fill('2 Main Road, Kalk Bay')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expect(toastTitled(page, 'Profile updated!')).toBeVisible()
  await page.getByRole('tab', { name: 'Create Listing' }).click()
  await expect(page.getByText('Your profile comes first.')).toBeHidden()
  // What was typed is still there and can go now.
  await expect(page.getByLabel('Monday opens at')).toHaveValue('08:00')
  await page.getByLabel('Monday closes at').fill('16:00')
  await page.getByRole('button', { name: 'Copy Monday’s hours to all days' }).click()
  await save.click()
  await expect(toastTitled(page, 'Listing updated')).toBeVisible()
})
