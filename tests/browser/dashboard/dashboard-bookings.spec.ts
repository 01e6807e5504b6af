import { createBookings } from '#demo/factories/activity.ts'
import { pages } from '#shared/paths.ts'
import { expect, FLOW_WIDTHS, test } from '#tests/browser/fixtures.ts'
import { openDashboard, signInNewOwner } from './dashboard-site.ts'

for (const [name, viewport] of FLOW_WIDTHS) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('bookings are listed newest first, page by page', async ({ page, emptySite }) => {
      const now = Date.now()
      await signInNewOwner(page, emptySite, {}, (db, id) =>
        createBookings(
          db,
          id,
          Array.from({ length: 25 }, (_, index) => ({
            name: `Visitor ${index + 1}`,
            phone: index === 0 ? '082 000 0001' : '021 000 0001',
            ...(index === 0 ? {} : { dateISO: '2026-12-24', notes: 'A table outside.' }),
            createdAt: new Date(now - index * 1000),
          })),
        ),
      )
      await openDashboard(page, emptySite)
      await page.getByRole('tab', { name: /Bookings/ }).click()
      await expect(page).toHaveURL(/tab=bookings/)
      const cards = page.getByRole('tabpanel').getByRole('listitem')
      await expect(cards).toHaveCount(20)
      await expect(cards.first()).toContainText('Visitor 1')
      await expect(cards.first()).toContainText('Not specified')
      await expect(cards.first()).toContainText('No notes')
      await expect(cards.first().getByRole('link', { name: /^Call Visitor 1/ })).toHaveAttribute(
        'href',
        'tel:+27820000001',
      )
      await expect(cards.first().getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\/27820000001\?text=/,
      )
      await expect(cards.nth(1)).toContainText('24 December 2026')
      await expect(cards.nth(1).getByRole('link', { name: /WhatsApp/ })).toHaveCount(0)
      await page.getByRole('link', { name: 'Next' }).click()
      await expect(cards).toHaveCount(5)
      await expect(cards.last()).toContainText('Visitor 25')
      await page.reload()
      await expect(cards).toHaveCount(5)

      await page.goto(`${emptySite.url}${pages.dashboard}?tab=bookings&list=week`)
      if (name === 'phone') {
        const monday = page.getByRole('group', { name: 'Day' }).getByRole('button').first()
        await expect(monday).toHaveAccessibleName(/^Monday \d+ (closed, )?0 bookings$/)
      }
      await page.getByRole('link', { name: 'Block time' }).click()
      const own = page.locator('section', { hasText: 'Your own appointments' })
      await expect(own.getByLabel('Day', { exact: true })).toBeFocused()
    })
  })
}
