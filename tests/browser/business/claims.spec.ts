import { createUnclaimed } from '#demo/factories/businesses.ts'
import { createClaim } from '#demo/factories/claims.ts'
import { createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { ownPages } from '#shared/own-paths.ts'
import { pages } from '#shared/paths.ts'
import { claimPages } from '#shared/supply/claim-paths.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { findLayoutFaults } from '../layout-faults.ts'

test('a business claims its page by telephone', { tag: '@slow' }, async ({
  page,
  quiet,
  startSite,
}) => {
  quiet.allow(/status of 400/)
  const site = await startSite({ UNCLAIMED: 'on' })
  const { id, email } = await site.seed('claims', async (db) => {
    const made = await createUnclaimed(db, {
      businessName: 'Zaida’s Kitchen',
      industry: 'Restaurant',
      phone: '021 555 0142',
      emailPublic: 'info@zaidas.example',
      website: 'https://zaidas.example',
    })
    const { id: other } = await createUnclaimed(db, { businessName: 'Longmarket Rotis' })
    await createClaim(db, { businessId: other, proof: 'papers', sentTo: '', said: 'A lease.' })
    const { email } = await createUser(db, { role: 'ADMIN', password: TEST_PASSWORD })
    return { id: made.id, email }
  })
  const look = async () => {
    await expectAccessible(page)
    expect(await findLayoutFaults(page)).toEqual([])
  }
  await page.goto(site.url + pages.business(id))
  await page.getByRole('link', { name: 'Claim this page' }).click()
  await expect(page).toHaveURL(site.url + claimPages.claim(id))
  await look()
  await page.getByLabel(/A code by telephone/).check()
  await page.getByLabel('Your name').fill('Zaida Abrahams')
  await page.getByLabel('Your e-mail address').fill('zaida@example.co.za')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('heading', { name: 'We ring 021 ••• ••42' })).toBeVisible()
  await look()
  const claim = page.url()

  await page.goto(site.url + pages.admin)
  await page.getByLabel('Username').fill(email)
  await page.getByLabel('Password').fill(TEST_PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(pages.adminPanel))
  await page.goto(site.url + ownPages.claims)
  await page.getByRole('button', { name: 'Make the code' }).click()
  await look()
  const code = await page.locator('.claim-code').textContent()

  await page.goto(claim)
  await page.getByLabel('Six-digit code').fill(code ?? '')
  await page.getByRole('button', { name: 'That is my code' }).click()
  await expect(page.getByRole('heading', { name: 'The page is yours, Zaida' })).toBeVisible()
  await look()
  await page.getByRole('link', { name: 'See the page' }).click()
  await expect(page.getByText('Claimed', { exact: true })).toBeVisible()
})
