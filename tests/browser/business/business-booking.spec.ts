import { api, pages } from '#shared/paths.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import {
  expect,
  expectAccessible,
  FLOW_WIDTHS,
  holdAnswers,
  toastTitled,
} from '#tests/browser/fixtures.ts'
import { countIn, openBusiness, test } from './business-site.ts'

const DAY_MS = 24 * 60 * 60 * 1000

for (const [device, viewport] of FLOW_WIDTHS) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport })

    test('books', async ({ page, emptySite, businesses: { full } }) => {
      await openBusiness(page, emptySite, full)
      const opener = page.getByRole('button', { name: 'Book Now' })
      await opener.click()
      const dialog = page.getByRole('dialog', { name: 'Book an Appointment' })
      await expect(dialog).toBeVisible()
      await expect(dialog.getByText('with Harbour Table')).toBeVisible()
      await expectAccessible(page)

      await dialog.getByRole('button', { name: 'Send Request' }).click()
      for (const message of [
        'Name is required',
        'Phone number is required',
        'Valid email is required',
      ])
        await expect(dialog.getByText(message)).toBeVisible()
      await expect(dialog.getByLabel('Name')).toBeFocused()
      await expectAccessible(page)

      await dialog.getByLabel('Name').fill('Thandi Mokoena')
      await dialog.getByLabel('Phone').fill('12345')
      await dialog.getByLabel('Email').fill(`${device}@example.co.za`)
      await dialog.getByLabel('Date (optional)').fill('2024-01-01')
      await dialog.getByRole('button', { name: 'Send Request' }).click()
      await expect(
        dialog.getByText('That date has passed. Please choose a day from today on.'),
      ).toBeVisible()
      await dialog.getByLabel('Date (optional)').fill('9999-01-01')
      await dialog.getByRole('button', { name: 'Send Request' }).click()
      await expect(dialog.getByText('That date is too far away.')).toBeVisible()
      await dialog.getByLabel('Date (optional)').fill('')
      // A day and a month without a year: the script sees an empty field.
      await dialog.getByLabel('Date (optional)').pressSequentially('1224')
      await dialog.getByRole('button', { name: 'Send Request' }).click()
      await expect(dialog.getByText('Please finish the date, or clear it.')).toBeVisible()
      await expect(dialog.getByLabel('Date (optional)')).toBeFocused()
      await dialog
        .getByLabel('Date (optional)')
        .fill(capeTownDay(new Date(Date.now() + 7 * DAY_MS)))
      await dialog.getByLabel('Notes (optional)').fill('Two of us.\nOne with a pram.')
      // An implausible number causes a question once, and is sent if confirmed.
      await dialog.getByRole('button', { name: 'Send Request' }).click()
      await expect(dialog.getByText('That does not look like a phone number.')).toBeVisible()
      await expect(dialog.getByLabel('Phone')).toBeFocused()

      const release = await holdAnswers(page, new RegExp(api.booking))
      await dialog.getByRole('button', { name: 'Send Request' }).dblclick()
      await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible()
      release()
      await expect(toastTitled(page, 'Booking request sent!')).toBeVisible()
      await expect(
        page.getByText(
          'Your booking request has been sent to Harbour Table. They will contact you shortly.',
          { exact: true },
        ),
      ).toBeVisible()
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
      expect(
        countIn(
          emptySite,
          'select count(*) from bookings where email = ?',
          `${device}@example.co.za`,
        ),
      ).toBe(1)

      await opener.click()
      await expect(dialog.getByLabel('Name')).toHaveValue('')
    })
  })
}

test('books once when the answer was lost and the visitor tries again', async ({
  page,
  emptySite,
  quiet,
  businesses: { full },
}) => {
  quiet.allow(/api\/booking/)
  await openBusiness(page, emptySite, full)
  await page.getByRole('button', { name: 'Book Now' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Sipho')
  await dialog.getByLabel('Phone').fill('082 000 0101')
  await dialog.getByLabel('Email').fill('lost@example.co.za')
  await page.route(
    `**${api.booking}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await dialog.getByRole('button', { name: 'Send Request' }).click()
  await expect(dialog.getByRole('alert')).toContainText('We could not reach the site.')
  await expect(page.getByText('Booking failed', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Send Request' }).click()
  await expect(toastTitled(page, 'Booking request sent!')).toBeVisible()
  expect(
    countIn(emptySite, `select count(*) from bookings where email = 'lost@example.co.za'`),
  ).toBe(1)
})

test('keeps the focus inside a dialog, and restores it', async ({
  page,
  emptySite,
  businesses: { full },
}) => {
  await openBusiness(page, emptySite, full)
  const opener = page.getByRole('button', { name: 'Book Now' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expect(page.locator('footer')).toHaveAttribute('aria-hidden', 'true')
  // Invisible elements need no aria-hidden, and validators reject it there.
  await expect(page.locator(':is(link, meta, script, style)[aria-hidden]')).toHaveCount(0)
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a press before the script is loaded is not lost', async ({
  page,
  emptySite,
  businesses: { full },
}) => {
  const release = await holdAnswers(page, /\/assets\/entry-client-.*\.js$/)
  await page.goto(`${emptySite.url}${pages.business(full)}`)
  await page.getByRole('button', { name: 'Book Now' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})
