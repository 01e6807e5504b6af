import { ownPages } from '#shared/own-paths.ts'
import {
  ADMIN_PASSWORD,
  DEVICES,
  expect,
  expectAccessible,
  type Site,
  test,
} from '#tests/browser/fixtures.ts'
import { findLayoutFaults } from '#tests/browser/layout-faults.ts'
import { openTab } from './admin-site.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000).toISOString()

/** Open for three days, of which one was well. */
const startOpenSite = (
  startSite: (
    environment: Record<string, string>,
    write: Parameters<Site['write']>[0],
  ) => Promise<Site>,
) =>
  startSite({ ADMIN_PASSWORD }, async (db) => {
    await db
      .insertInto('site')
      .values({ id: 'site', openedAt: daysAgo(3) })
      .execute()
    const found = { sentence: 'Mail: No mail was sent yet.', notWell: '["mail"]' }
    for (const days of [2, 1])
      await db
        .insertInto('siteDays')
        .values({
          day: daysAgo(days).slice(0, 10),
          checkedAt: daysAgo(days),
          ...(days === 2
            ? { state: 'warn', ...found }
            : { state: 'ok', sentence: '', notWell: '[]' }),
        })
        .execute()
  })

for (const { device, details, viewport } of DEVICES)
  test.describe(device, details, () => {
    test.use({ viewport })

    test('an open site that slipped says so, on the page and on the overview', async ({
      page,
      startSite,
    }) => {
      const site = await startOpenSite(startSite)
      await openTab(page, site.url)
      const alerts = page.getByRole('alert')
      const address = alerts.filter({ hasText: 'Public address: http://localhost' })
      await expect(address).toContainText('is for this machine only. How to fix it')
      await expect(alerts.filter({ hasText: 'stay away' })).toHaveCount(0)
      // The overview has its own line about backups, and what is right or unknown is no line.
      for (const none of ['Backups:', 'Version:', 'Clock:'])
        await expect(alerts.filter({ hasText: none })).toHaveCount(0)
      await address.getByRole('link').click()
      await expect(page).toHaveURL(site.url + ownPages.ready)
      await expect(page.getByRole('heading', { name: 'Public address' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'All well' })).toHaveCount(0)
      await expectAccessible(page)
      expect(await findLayoutFaults(page)).toEqual([])
    })
  })

test('the overview says that a production is not open yet, and nothing else of it', async ({
  page,
  startSite,
}) => {
  const site = await startSite({ ADMIN_PASSWORD })
  let isHidden = true
  await page.route('**/api/admin/readiness', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), isHidden } })
  })
  await openTab(page, site.url)
  const lines = page.locator('.site-warning').filter({ has: page.getByRole('link') })
  await expect(lines).toHaveText([
    'Search engines are told to stay away: the site is not open yet. Ready to open?',
  ])
  isHidden = false
  await page.reload()
  await expect(page.getByRole('list', { name: 'Figures' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(lines).toHaveCount(0)
})
