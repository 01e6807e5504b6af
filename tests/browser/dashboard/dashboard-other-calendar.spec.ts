import { createBusiness } from '#demo/factories/businesses.ts'
import { createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { pages } from '#shared/paths.ts'
import { expect, expectNoSidewaysScroll, open, PHONE, test } from '#tests/browser/fixtures.ts'
import { icsOf, startCalendarServer } from '#tests/helpers/servers/calendar-server.ts'

const EMAIL = 'busy@calendar.example.co.za'

/** 10:00 to 11:00 in Cape Town on the next Monday, as a calendar file writes it. */
function mondayAtTen(): [string, string] {
  const monday = new Date()
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7) + 7)
  const day = monday.toISOString().slice(0, 10).replaceAll('-', '')
  return [`${day}T080000Z`, `${day}T090000Z`]
}

// The only test of the thread that reads calendars as it is built.
test('an owner adds another calendar, sees it in the week, and removes it', {
  tag: '@slow',
}, async ({ page, startSite, quiet }) => {
  quiet.allow(/400/)
  const calendars = await startCalendarServer((_, response) => response.end(icsOf([mondayAtTen()])))
  const site = await startSite(
    { NODE_ENV: 'test', CALENDAR_TEST_CERTIFICATE: calendars.certificateFile },
    async (db) => {
      const owner = await createUser(db, { email: EMAIL, password: TEST_PASSWORD })
      await createBusiness(db, { owner, businessName: 'Harbour Table' })
    },
  )
  try {
    const signedIn = await page.request.post(`${site.url}/api/login`, {
      data: { email: EMAIL, password: TEST_PASSWORD },
    })
    expect(signedIn.ok()).toBe(true)
    await page.setViewportSize(PHONE)
    await open(page, `${site.url}${pages.dashboard}?tab=bookings`)
    const field = page.getByLabel('Address of your calendar')
    const add = page.getByRole('button', { name: 'Add this calendar' })
    await field.fill('http://calendar.example/x.ics')
    await add.click()
    await expect(field).toHaveAccessibleDescription(/begins with https:\/\//)
    await field.fill('https://192.168.0.1/x.ics')
    await add.click()
    await expect(field).toHaveAccessibleDescription(/not the address of a calendar/)
    await field.fill(`${calendars.url.replace('https:', 'webcal:')}/private-4d2f/basic.ics`)
    await page.keyboard.press('Enter')
    await expect(page.getByText('cptrecommends.example, address ending in .ics.')).toBeVisible()
    await expect(page.getByText('private-4d2f')).toHaveCount(0)
    await expectNoSidewaysScroll(page)

    calendars.answer = (_, response) => response.writeHead(404).end()
    await page.getByRole('button', { name: 'Read it now' }).click()
    await expect(page.getByText('Please check that it is still shared.')).toBeVisible()
    await expectNoSidewaysScroll(page)

    const monday = mondayAtTen()[0].replace(/^(\d{4})(\d\d)(\d\d).*/, '$1-$2-$3')
    await open(page, `${site.url}${pages.dashboard}?tab=bookings&list=week&from=${monday}`)
    await expect(page.getByText('Busy in your other calendar').first()).toBeVisible()

    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(field).toBeVisible()
    await expect(page.getByText('Busy in your other calendar')).toHaveCount(0)
  } finally {
    await calendars.close()
  }
})
