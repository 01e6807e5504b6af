import { createBusiness, createUnclaimed } from '#demo/factories/businesses.ts'
import { createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { ownPages } from '#shared/own-paths.ts'
import { pages, supplyPages } from '#shared/paths.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { findLayoutFaults } from '../layout-faults.ts'

test('a visitor says what is wrong, and an admin puts it right', { tag: '@slow' }, async ({
  page,
  quiet,
  startSite,
}) => {
  quiet.allow(/status of 400/)
  const site = await startSite({ UNCLAIMED: 'on' })
  const { id, email } = await site.seed('corrections', async (db) => {
    const made = await createUnclaimed(db, {
      businessName: 'Zaida’s Kitchen',
      industry: 'Restaurant',
      phone: '021 555 0142',
    })
    await createBusiness(db)
    const { email } = await createUser(db, { role: 'ADMIN', password: TEST_PASSWORD })
    return { id: made.id, email }
  })
  await page.goto(site.url + pages.business(id))
  await page.getByRole('link', { name: 'Suggest a correction' }).click()
  await expect(page).toHaveURL(site.url + supplyPages.correction(id))
  await expectAccessible(page)
  expect(await findLayoutFaults(page)).toEqual([])
  await page.getByLabel('Phone').fill('0215')
  await page.getByLabel('Sunday').fill('closed')
  await page.getByRole('button', { name: 'Send the correction' }).click()
  await expect(page.getByRole('alert')).toContainText('a phone number that can be called')
  await expect(page.getByLabel('Sunday')).toHaveValue('closed')
  await page.getByLabel('Phone').fill('021 555 0199')
  await page.getByRole('button', { name: 'Send the correction' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()

  await page.goto(site.url + pages.admin)
  await page.getByLabel('Username').fill(email)
  await page.getByLabel('Password').fill(TEST_PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(pages.adminPanel))
  await page.goto(site.url + ownPages.corrections)
  await expectAccessible(page)
  expect(await findLayoutFaults(page)).toEqual([])
  await page
    .getByRole('listitem')
    .filter({ hasText: '0199' })
    .getByRole('button', { name: 'Accept' })
    .click()
  await expect(page.getByRole('status')).toHaveText('The page is corrected.')
  expect(await findLayoutFaults(page)).toEqual([])
  await page.goto(site.url + pages.business(id))
  await expect(page.getByRole('link', { name: /021 555 0199/ }).first()).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Put back' }).click()
  await expect(page.getByRole('status')).toHaveText('The page says again what it said before.')
  await page.goto(site.url + pages.business(id))
  await expect(page.getByRole('link', { name: /021 555 0142/ }).first()).toBeVisible()
})
