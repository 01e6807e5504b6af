import { pages, savedPage } from '#shared/paths.ts'
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
      const opener = page.getByRole('link', { name: 'Book Now' })
      await opener.click()
      const dialog = page.getByRole('dialog', { name: 'Book an Appointment' })
      await expect(dialog).toBeVisible()
      await expect(dialog.getByText('a table at Harbour Table')).toBeVisible()
      await expect(dialog.getByText('Usually answers within 2 hours.')).toBeVisible()

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
      // Typing shows the sentence as well; only sending moves the focus to its field.
      await expect(dialog.getByLabel('Date (optional)')).toBeFocused()
      await dialog.getByLabel('Date (optional)').fill('')
      // A day and a month without a year: the script sees an empty field.
      await dialog.getByLabel('Date (optional)').pressSequentially('1224')
      await dialog.getByRole('button', { name: 'Send Request' }).click()
      await expect(dialog.getByText('Please finish the date, or clear it.')).toBeVisible()
      await expect(dialog.getByLabel('Date (optional)')).toBeFocused()
      await dialog
        .getByLabel('Date (optional)')
        .fill(capeTownDay(new Date(Date.now() + 7 * DAY_MS)))
      await dialog.getByLabel('Time (optional)').fill('19:30')
      await dialog.getByLabel('People (optional)').fill('2')
      await dialog.getByLabel('Notes (optional)').fill('One with a pram.')
      // An implausible number causes a question once, and is sent if confirmed.
      await dialog.getByRole('button', { name: 'Send Request' }).click()
      await expect(dialog.getByText('That does not look like a phone number.')).toBeVisible()
      await expect(dialog.getByLabel('Phone')).toBeFocused()

      const release = await holdAnswers(page, /\/api\/booking/)
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
          `select count(*) from bookings where email = ? and dateISO like '%T17:30:00.000Z' and notes = ?`,
          `${device}@example.co.za`,
          'For 2 people.\nOne with a pram.',
        ),
      ).toBe(1)

      await opener.click()
      await expect(dialog.getByLabel('Name')).toHaveValue('')
    })

    test('keeps what was typed when the page is loaded again', { tag: '@slow' }, async ({
      page,
      emptySite,
      businesses: { full },
    }) => {
      await page.goto(`${emptySite.url}${pages.categories}`)
      await openBusiness(page, emptySite, full)
      await page.getByRole('link', { name: 'Book Now' }).click()
      const dialog = page.getByRole('dialog', { name: 'Book an Appointment' })
      await dialog.getByLabel('Name').fill('Thandi Mokoena')
      await dialog.getByLabel('Time (optional)').fill('19:30')
      await page.reload()
      await expect(dialog.getByLabel('Name')).toHaveValue('Thandi Mokoena')
      await expect(dialog.getByLabel('Time (optional)')).toHaveValue('19:30')
      // An hour without a day says nothing.
      await dialog.getByLabel('Phone').fill('082 000 0100')
      await dialog.getByLabel('Email').fill(`${device}-again@example.co.za`)
      await dialog.getByRole('button', { name: 'Send Request' }).click()
      await expect(dialog.getByText('Please choose a valid date.')).toBeVisible()
      await dialog.getByLabel('Time (optional)').fill('')
      // The closed dialog takes its entry out of the history, which would cancel a reload meanwhile.
      const isOutOfHistory = page.evaluate(
        () => new Promise<void>((resolve) => addEventListener('popstate', () => resolve(), true)),
      )
      await dialog.getByRole('button', { name: 'Send Request' }).click()
      await expect(toastTitled(page, 'Booking request sent!')).toBeVisible()
      await isOutOfHistory
      await page.reload()
      await expect(page.locator('html[data-hydrated]')).toBeAttached()
      await expect(dialog).toHaveCount(0)
      // The dialog that was loaded again left no entry of its own.
      await page.goBack()
      await expect(page).toHaveURL(`${emptySite.url}${pages.categories}`)
    })

    test('leads from the message to the booking, where a mistyped address is corrected', async ({
      page,
      emptySite,
      businesses: { full },
    }) => {
      await openBusiness(page, emptySite, full)
      await page.getByRole('link', { name: 'Book Now' }).click()
      await page.getByLabel('Name').fill('Thandi Mokoena')
      await page.getByLabel('Phone').fill('082 000 0100')
      await page.getByLabel('Email').fill(`${device}@exmaple.co.za`)
      await page.getByRole('button', { name: 'Send Request' }).click()
      await page.getByRole('link', { name: 'See your booking' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Sent\. Harbour Table/)
      await page.getByText('Wrong address?').click()
      await expectAccessible(page)
      await page.getByLabel('The right address').fill(`${device}@example.com`)
      await page.getByRole('button', { name: 'Use this address' }).click()
      await expect(page.getByText(`They go to ${device}@example.com.`)).toBeVisible()
      await expect(page.getByText('Wrong address?')).toHaveCount(0)

      const ticket = new URL(page.url()).pathname
      await page.goto(emptySite.url + savedPage)
      const own = page.getByRole('region', { name: 'My bookings' })
      await expect(own.getByRole('link')).toHaveAttribute('href', ticket)
      await expectAccessible(page)
      await own.getByRole('button', { name: 'Remove Harbour Table' }).click()
      await expect(own).toHaveCount(0)
    })
  })
}

test('books once when the answer was lost and the visitor tries again', { tag: '@slow' }, async ({
  page,
  emptySite,
  quiet,
  businesses: { full },
}) => {
  quiet.allow(/api\/booking/)
  await openBusiness(page, emptySite, full)
  await page.getByRole('link', { name: 'Book Now' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Sipho')
  await dialog.getByLabel('Phone').fill('082 000 0101')
  await dialog.getByLabel('Email').fill('lost@example.co.za')
  await page.route(
    '**/api/booking',
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
  const opener = page.getByRole('link', { name: 'Book Now' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Name')).toBeFocused()
  // The page behind is inert: not even a script moves focus there.
  await page
    .locator('footer a')
    .first()
    .evaluate((link) => link.focus())
  await expect(dialog.getByLabel('Name')).toBeFocused()
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  }
  await dialog.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('button', { name: 'Send Request' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a press before the script is loaded leads to the page that does the same', async ({
  page,
  emptySite,
  businesses: { full },
}) => {
  await holdAnswers(page, /\/assets\/entry-client-.*\.js$/)
  await page.goto(`${emptySite.url}${pages.business(full)}`)
  await page.getByRole('link', { name: 'Book Now' }).click()
  await expect(page.getByRole('heading', { name: 'Book a Table' })).toBeVisible()
  await page.getByLabel('Name').fill('Thandi Mokoena')
  await page.getByLabel('Phone').fill('082 000 0100')
  await page.getByLabel('Email').fill('early@example.co.za')
  await page.getByRole('button', { name: 'Send Request' }).click()
  await expect(page.getByRole('heading', { name: /^Sent\. .* will answer you$/ })).toBeVisible()
})
