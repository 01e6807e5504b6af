import { createCounters, createReviews } from '#demo/factories/activity.ts'
import { expect, test } from '#tests/browser/fixtures.ts'
import { openDashboard, signInNewOwner } from './dashboard-site.ts'

const DAY_MS = 24 * 60 * 60 * 1000

test('analytics show the real figures, for 30 and 90 days', async ({ page, emptySite }) => {
  const dayOf = (ago: number) =>
    new Date(Date.now() + 2 * 60 * 60 * 1000 - ago * DAY_MS).toISOString().slice(0, 10)
  await signInNewOwner(page, emptySite, { owner: { plan: 'PREMIUM' } }, async (db, id) => {
    await createCounters(db, id, [
      { day: dayOf(0), kind: 'view', count: 12 },
      { day: dayOf(60), kind: 'view', count: 30 },
      { day: dayOf(1), kind: 'share', count: 3 },
    ])
    await createReviews(db, id, [{ stars: 5 }])
  })
  await openDashboard(page, emptySite, 'analytics')
  await expect(
    page.getByRole('img', { name: /^Views by day: 12 in 30 days, most on/ }),
  ).toBeVisible()
  await expect(page.getByRole('img', { name: /^Reviews by day: 1 in 30 days/ })).toBeVisible()
  const analytics = page.getByRole('tabpanel', { name: 'Analytics' })
  await analytics.getByText('90 days', { exact: true }).click()
  await expect(page.getByRole('img', { name: /^Views by day: 42 in 90 days/ })).toBeVisible()
  await page.getByText('Show the figures as a table').click()
  const figures = page.getByRole('region', { name: 'Figures by day' })
  await expect(figures.getByRole('row')).toHaveCount(91)
  await expect(figures.getByRole('columnheader')).toHaveText([
    'Day',
    'Views',
    'Bookings',
    'Shares',
    'Reviews',
  ])
  await expect(page.getByRole('heading', { name: 'Premium Account' })).toBeVisible()
  const advanced = page.locator('.advanced')
  await expect(advanced.getByRole('row', { name: /^Looked at your page/ })).toContainText('42')
  await expect(page.getByText('Coming soon')).toBeVisible()
})

test('a BASIC owner has the figures without the Premium card', { tag: '@slow' }, async ({
  page,
  emptySite,
}) => {
  await signInNewOwner(page, emptySite)
  await openDashboard(page, emptySite, 'analytics')
  await expect(page.getByRole('img', { name: /^Views by day: none in 30 days/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Premium Account' })).toHaveCount(0)
})
