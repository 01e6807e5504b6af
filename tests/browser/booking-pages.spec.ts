import { createBusiness } from '#demo/factories/businesses.ts'
import { book } from './booking-links.ts'
import { openDashboard, signInNewOwner } from './dashboard/dashboard-site.ts'
import { expect, expectApart, expectNoSidewaysScroll, FLOW_WIDTHS, test } from './fixtures.ts'

const DAY_MS = 24 * 3600 * 1000
const inDays = (days: number) =>
  `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T12:30:00.000Z`

const REQUEST = {
  name: 'Thandi Mokoena',
  phone: '082 000 0100',
  email: 'thandi@example.co.za',
  dateISO: inDays(9),
  notes: 'Shoulder length, a bit of heat damage.',
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } })

  test('a request is answered from the mail, accepted and cancelled on its page', async ({
    page,
    emptySite,
  }) => {
    let businessId = ''
    await emptySite.write(async (db) => {
      businessId = (
        await createBusiness(db, { businessName: 'Crown & Coil', phone: '082 000 0200' })
      ).id
    })
    const { visitor, owner } = await book(page, emptySite, { ...REQUEST, businessId })
    const check = async (url: string, title: string) => {
      await page.goto(url)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expectNoSidewaysScroll(page)
    }

    await check(visitor, 'Sent. Crown & Coil will answer you')
    await check(owner, 'Thandi Mokoena would like to book')
    await page.locator('summary').filter({ hasText: 'Suggest' }).click()
    const suggestion = page.locator('.suggestion')
    await suggestion.getByLabel(/^Message to Thandi/).fill('A day later is quiet.')
    await suggestion.getByLabel('Another day and time').fill(inDays(10).slice(0, 16))
    await suggestion.getByLabel('Another day and time').press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Suggested. Thandi gets a mail.',
    )

    await page.goto(visitor)
    await expect(page.getByText('A day later is quiet.')).toBeVisible()
    await page.getByRole('button', { name: /^Take / }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re booked, Thandi')
    await page.getByText('Cancel booking').click()
    await page.getByRole('button', { name: /^Yes, cancel/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All right, another time')
    await expectNoSidewaysScroll(page)
    await check(owner, 'This booking has been cancelled by the visitor.')
  })
})

for (const [name, viewport] of FLOW_WIDTHS) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('the owner answers in the dashboard, and both pages are accessible', async ({
      page,
      emptySite,
    }) => {
      let businessId = ''
      await signInNewOwner(page, emptySite, {}, async (_db, id) => {
        businessId = id
      })
      const { visitor, owner } = await book(page, emptySite, { ...REQUEST, businessId })
      for (const address of [visitor, owner]) {
        await page.goto(address)
        await expectNoSidewaysScroll(page)
      }
      await openDashboard(page, emptySite)
      await expect(page.getByRole('tab', { name: /Bookings 1 to answer/ })).toBeVisible()
      await page.getByRole('tab', { name: /Bookings/ }).click()
      const card = page.getByRole('listitem').filter({ hasText: 'Thandi Mokoena' }).first()
      await expect(card).toContainText('Shoulder length')
      await expectNoSidewaysScroll(page)
      await expectApart(page.getByRole('navigation', { name: 'Lists of bookings' }).locator('a'))
      await card.getByRole('button', { name: /^Suggest/ }).click()
      await expectApart(card.locator('.suggestion .btn'))
      await card.getByRole('button', { name: 'Back' }).click()
      await card.getByText('Add a message').click()
      await card.getByRole('button', { name: 'See you then' }).click()
      await expect(card.getByText('Free in your diary')).toBeVisible()
      await card.getByRole('button', { name: 'Accept' }).click()
      const undo = card.getByRole('button', { name: 'Undo' })
      await expect(undo).toBeFocused()
      await undo.press('Enter')
      await card.getByRole('button', { name: 'Accept' }).click()
      // Leaving also sends the answer: the tab on a phone, the whole page on a desktop.
      if (name === 'phone') await page.getByRole('tab', { name: 'Profile' }).click()
      else await page.reload()
      await expect(page.getByRole('tab', { name: /Bookings 1 to answer/ })).toHaveCount(0)
      await page.getByRole('tab', { name: /Bookings/ }).click()
      await page.getByRole('link', { name: 'Coming up' }).click()
      await expect(page.getByText('Cancel booking')).toBeVisible()
      await page.getByRole('button', { name: /^Suggest/ }).click()
      await page.getByLabel('Offer Thandi Mokoena another time').fill(inDays(11).slice(0, 16))
      await page.getByRole('button', { name: 'Send suggestion' }).click()
      await expect(page.getByText(/You asked to move it to/)).toBeVisible()
      await page.getByRole('link', { name: 'Week' }).click()
      await expect(page.getByRole('link', { name: 'Week after' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectNoSidewaysScroll(page)
      await page.goto(visitor)
      await expect(page.getByText('See you then.')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Move to / })).toBeVisible()
      await expect(page.getByText('Ask for another time')).toBeVisible()
    })
  })
}
