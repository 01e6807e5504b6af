import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  FLOW_WIDTHS,
  toastTitled,
} from '#tests/browser/fixtures.ts'
import { countIn, openBusiness, test } from './business-site.ts'

for (const [device, viewport] of FLOW_WIDTHS) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport })

    test('books a free time with the keyboard, also if it was taken meanwhile', async ({
      page,
      emptySite,
      quiet,
      businesses: { clock },
    }) => {
      quiet.allow(/409/)
      const email = `clock-${device}@example.co.za`
      const isPhone = device === 'phone'
      await openBusiness(page, emptySite, clock)
      await page.getByRole('link', { name: 'Book Now' }).focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Book an Appointment' })
      const days = dialog.getByRole('group', { name: 'Day' }).getByRole('radio')
      const times = dialog.getByRole('group', { name: 'Time' }).getByRole('radio')
      const send = dialog.getByRole('button', { name: 'Send Request' })

      // Service, day and time with Tab, the arrows and Space.
      const fifth = dialog.getByRole('radio', { name: 'Bridal trial' })
      await expect(dialog.getByRole('radio', { name: 'Wash and blow-dry' })).toBeFocused()
      // Beyond four, services are collapsed on a phone.
      if (isPhone) {
        await expect(fifth).toBeHidden()
        await page.keyboard.press('Tab')
        await expect(dialog.getByRole('button', { name: 'Show all 5 services' })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(fifth).toBeFocused()
        await page.keyboard.press('ArrowDown')
      }
      await expect(fifth).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await expect(dialog.getByRole('radio', { name: 'Trim' })).toBeChecked()
      await expect(times.first()).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.keyboard.press('Tab')
      await expect(dialog.getByRole('button', { name: 'Later days' })).toBeFocused()
      await page.keyboard.press('Tab')
      // Each device a day of its own: the tests may share a site.
      for (let day = 0; day < (isPhone ? 1 : 2); day += 1) await page.keyboard.press('ArrowRight')
      const chosenDay = days.and(dialog.locator(':checked'))
      await expect(chosenDay).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(times.first()).toBeFocused()
      // Without a time, Next leads back to the times.
      if (isPhone) {
        await page.keyboard.press('Tab')
        await expect(dialog.getByRole('button', { name: 'Next' })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(times.first()).toBeFocused()
      }
      await page.keyboard.press('Space')
      await expect(times.first()).toBeChecked()
      const dateISO = await times.first().inputValue()

      // On a phone the details come after; Enter leads there and sends nothing.
      if (isPhone) {
        await expect(dialog.getByLabel('Name', { exact: true })).toBeHidden()
        await page.keyboard.press('Enter')
        await expect(dialog.getByRole('heading', { name: 'Your details' })).toBeFocused()
        await dialog.getByRole('button', { name: 'Back to day and time' }).press('Enter')
        await expect(times.first()).toBeFocused()
        await dialog.getByRole('button', { name: 'Next' }).press('Enter')
      }
      await expectAccessible(page)
      await dialog.getByLabel('Name', { exact: true }).fill('Thandi Mokoena')
      await dialog.getByLabel('Phone').fill('12345')
      await dialog.getByLabel('Email').fill(email)
      await dialog.getByLabel('Notes (optional)').fill('Shoulder length.')
      await send.press('Enter')
      await expect(dialog.getByText('That does not look like a phone number.')).toBeVisible()
      await dialog.getByLabel('Phone').fill('082 000 0100')

      const serviceId = await dialog.locator('input[name=service]:checked').inputValue()
      const faster = await page.request.post(`${emptySite.url}/api/booking`, {
        data: {
          businessId: clock,
          serviceId,
          dateISO,
          name: 'Sipho',
          phone: '082 000 0101',
          email: `faster-${device}@example.co.za`,
        },
      })
      expect(faster.status()).toBe(201)
      await send.press('Enter')
      const gone = dialog.getByRole('alert')
      await expect(gone).toBeFocused()
      await expect(gone).toContainText('09:00 has just gone.')
      await expect(gone).toContainText('What you typed is still here. Next free:')
      await expect(gone.getByRole('button')).toHaveText([/09:30$/, /10:00$/, /10:30$/])
      await expectNoSidewaysScroll(page)

      await gone.getByRole('button').first().press('Enter')
      await expect(dialog.getByRole('radio', { name: '09:30' })).toBeFocused()
      await expect(dialog.getByRole('radio', { name: '09:30' })).toBeChecked()
      await expect(gone).toHaveCount(0)
      await expect(dialog.getByRole('radio', { name: '09:00' })).toHaveCount(0)
      if (isPhone) await page.keyboard.press('Enter')
      await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Thandi Mokoena')
      await expect(dialog.getByLabel('Notes (optional)')).toHaveValue('Shoulder length.')
      await expect(dialog.getByText('09:30 to 10:00')).toBeVisible()
      await send.press('Enter')
      await expect(toastTitled(page, 'Booking request sent!')).toBeVisible()
      await expect(dialog).toBeHidden()
      const sql = "select count(*) from bookings where email = ? and serviceName = 'Trim'"
      expect(countIn(emptySite, sql, email)).toBe(1)
    })

    test('each line of the price list opens the dialog with its service', async ({
      page,
      emptySite,
      businesses: { clock },
    }) => {
      await openBusiness(page, emptySite, clock)
      const prices = page.locator('.price-list')
      await expect(prices.getByRole('listitem').first()).toHaveText('Wash and blow-dry1 hR280Book')
      const dialog = page.getByRole('dialog', { name: 'Book an Appointment' })
      for (const name of ['Trim', 'Bridal trial']) {
        await prices.getByRole('link', { name: `Book ${name}` }).click()
        await expect(dialog.getByRole('radio', { name })).toBeChecked()
        await expect(dialog.getByText(name, { exact: true }).first()).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      }
    })
  })
}

test.describe('with people', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('chooses one of them', async ({ page, emptySite, businesses: { courts } }) => {
    await openBusiness(page, emptySite, courts)
    await page.getByRole('link', { name: 'Book Now' }).click()
    const dialog = page.getByRole('dialog', { name: 'Book an Appointment' })
    const people = dialog.getByRole('group', { name: 'With' }).getByRole('radio')
    await expect(people.first()).toBeChecked()
    await people.first().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('radio', { name: 'Court 2' })).toBeChecked()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await dialog.getByRole('group', { name: 'Time' }).getByRole('radio').first().press('Space')
    await dialog.getByRole('button', { name: 'Next' }).press('Enter')
    await expect(dialog.getByText('Tennis with Court 2')).toBeVisible()
    await dialog.getByLabel('Name', { exact: true }).fill('Thandi Mokoena')
    await dialog.getByLabel('Phone').fill('082 000 0100')
    await dialog.getByLabel('Email').fill('courts@example.co.za')
    await dialog.getByRole('button', { name: 'Send Request' }).click()
    await expect(toastTitled(page, 'Booking request sent!')).toBeVisible()
    const sql = "select count(*) from bookings where email = ? and personName = 'Court 2'"
    expect(countIn(emptySite, sql, 'courts@example.co.za')).toBe(1)
  })
})
