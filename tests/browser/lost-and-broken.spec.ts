import { expect, expectAccessible, open, refuseCalls, test } from './fixtures.ts'

test('an unknown address answers 404 with its own screen', { tag: '@slow' }, async ({
  page,
  demoSite,
  quiet,
}) => {
  quiet.allow(/status of 404/)
  const answer = await open(page, `${demoSite.url}/no/such/page`)
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle('404 Page Not Found | CPT Recommends')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL(`${demoSite.url}/`)
})

test('a page whose data fails shows a friendly screen, and tries again', { tag: '@slow' }, async ({
  page,
  demoSite,
  quiet,
}) => {
  quiet.allow(/status of 500|500: Something broke/)
  await open(page, `${demoSite.url}/blog`)
  await refuseCalls(page, '/api/categories', 500, 'Something broke.')
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something broke on our side')
  await expect(page.getByText('It’s not your fault. Please try again in a moment.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/categories')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CPT Recommends Spots')
})
