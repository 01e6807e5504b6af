import { createBookings } from '#demo/factories/activity.ts'
import { pages } from '#shared/paths.ts'
import { book } from '#tests/browser/booking-links.ts'
import { expect, FLOW_WIDTHS, test } from '#tests/browser/fixtures.ts'
import { openDashboard, signInNewOwner } from './dashboard-site.ts'

for (const [name, viewport] of FLOW_WIDTHS) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('bookings are listed newest first, page by page', { tag: '@slow' }, async ({
      page,
      emptySite,
    }) => {
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
      await page.getByRole('link', { name: 'See your blocked times' }).click()
      const own = page.locator('section', { hasText: 'Time off' })
      await expect(own.getByLabel('First day')).toBeFocused()
      await own.getByLabel('First day').fill('2027-02-01')
      await own.getByLabel('Last day').fill('2027-02-12')
      await own.getByLabel('All day').check()
      await own.getByLabel('Note (optional)').fill('Leave')
      await own.getByRole('button', { name: 'Block this time' }).click()
      await expect(own.getByRole('listitem')).toHaveText('Mon 1 Feb to Fri 12 FebLeave')
    })

    test('a tap in the week adds a booking that came by phone, or blocks the time', async ({
      page,
      emptySite,
      quiet,
    }) => {
      quiet.allow(/409 \(Conflict\)/)
      await signInNewOwner(page, emptySite)
      await page.goto(`${emptySite.url}${pages.dashboard}?tab=bookings&list=week`)
      await page.getByRole('link', { name: 'Week after' }).click()
      const day = page.locator(name === 'phone' ? '.week__day.is-chosen' : '.week__day').first()
      await day
        .locator('.week-slot')
        .nth(1)
        .click({ position: { x: 20, y: 10 } })
      const dialog = page.getByRole('dialog', { name: 'Add to your diary' })
      const from = await dialog.getByLabel('From').inputValue()
      await dialog.getByLabel('Name').fill('Naledi')
      await dialog.getByLabel('Phone').fill('082 000 0100')
      await dialog.getByRole('button', { name: 'Add booking' }).click()
      await expect(page.locator('.week-entry b')).toHaveText('Naledi')
      await expect(page.locator('.week-entry').first()).toContainText(from)
      await expect(dialog).toBeHidden()

      // A tap on it shows what can be done.
      await page.locator('.week-entry').first().click()
      const opened = page.getByRole('dialog', { name: 'Booking' })
      await expect(opened.getByText('Cancel booking')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(opened).toBeHidden()

      // The same hour again: named, and added only knowingly.
      await page.getByRole('button', { name: 'Add booking' }).click()
      await dialog.getByLabel('Name').fill('Sipho')
      await dialog.getByLabel('Phone').fill('082 000 0101')
      await dialog.getByLabel('From').fill(from)
      await dialog.getByRole('button', { name: 'Add booking' }).click()
      await expect(dialog.getByRole('alert')).toContainText('You have Naledi then')
      await dialog.getByRole('button', { name: 'Add anyway' }).click()
      await expect(page.locator('.week-entry b')).toHaveCount(2)
      await expect(dialog).toBeHidden()

      await day
        .locator('.week-slot')
        .nth(4)
        .click({ position: { x: 20, y: 40 } })
      await dialog.getByRole('button', { name: 'Block time' }).click()
      await dialog.getByLabel('Note (optional)').fill('Stocktake')
      await dialog.getByRole('button', { name: 'Block this time' }).click()
      const block = page.locator('.week-entry--block', { hasText: 'Stocktake' })
      await expect(block).toBeVisible()
      await expect(dialog).toBeHidden()
      await block.click()
      const blocked = page.getByRole('dialog', { name: 'Blocked time' })
      await expect(blocked).toContainText('Stocktake')
      await blocked.getByRole('button', { name: 'Remove this block' }).click()
      await expect(block).toHaveCount(0)
      await expect(blocked).toBeHidden()
    })
  })
}

for (const [width, height] of [
  [360, 640],
  [412, 732],
] as const)
  test(`the first request is answered in the first screen of ${width} × ${height}`, {
    tag: '@slow',
  }, async ({ page, emptySite }) => {
    let businessId = ''
    await page.setViewportSize({ width, height })
    await signInNewOwner(page, emptySite, {}, async (_db, id) => {
      businessId = id
    })
    await book(page, emptySite, {
      businessId,
      name: 'Amahle Ndzimande',
      phone: '082 000 0100',
      email: 'amahle@example.co.za',
      dateISO: `${new Date(Date.now() + 9 * 24 * 3600 * 1000).toISOString().slice(0, 10)}T12:30:00.000Z`,
      notes: 'Some time in the new year, please phone me.',
    })
    // The header has its height before its logo comes.
    const measured = Promise.withResolvers<void>()
    await page.route('**/art/mark.svg', async (route) => {
      await measured.promise
      await route.continue()
    })
    // It opens on the Bookings tab, since something waits.
    await page.goto(`${emptySite.url}${pages.dashboard}`, { waitUntil: 'commit' })
    for (const answer of ['Decline', 'Suggest', 'Accept'])
      await expect(page.getByRole('button', { name: answer })).toBeInViewport({ ratio: 0.99 })
    const tabs = await page.getByRole('tablist').boundingBox()
    expect((tabs?.y ?? 0) + (tabs?.height ?? 0)).toBeLessThanOrEqual(height / 3)
    measured.resolve()
  })

test('a past visitor is asked for a review by WhatsApp', { tag: '@slow' }, async ({
  page,
  emptySite,
}) => {
  await signInNewOwner(page, emptySite, {}, async (db, id) => {
    await createBookings(db, id, [{ name: 'Zola Mbeki', phone: '082 000 0100' }])
    const visited = db.updateTable('bookings').set({ status: 'completed' })
    await visited.where('businessId', '=', id).execute()
  })
  await page.goto(`${emptySite.url}${pages.dashboard}?tab=bookings&list=past`)
  const link = page.getByRole('link', { name: 'Ask for a review from Zola Mbeki' })
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/27820000100\?text=Hello%20Zola/)
})
