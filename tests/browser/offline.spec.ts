import type { Page, Request } from '@playwright/test'
import { pages } from '#shared/paths.ts'
import { countIn, openBusiness, test } from './business/business-site.ts'
import { expect, expectAccessible, open, PHONE, toastTitled } from './fixtures.ts'

const BOOKING_CODE = /assets\/booking-dialog-/

test.use({ viewport: PHONE })

const book = (page: Page) => page.getByRole('link', { name: 'Book Now' }).click()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Book an Appointment' })
const notice = (page: Page) => page.locator('.offline-notice').getByText('You are offline')

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Phone').fill('082 000 0199')
  await page.getByLabel('Email').fill('lindiwe@example.co.za')
}

const nextFrame = (page: Page) =>
  page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )

/** The load state 'networkidle' is over by the time a resting page loads what a tap may need. */
async function untilNetworkRests(page: Page): Promise<void> {
  let last = Date.now()
  const note = () => {
    last = Date.now()
  }
  page.on('request', note).on('requestfinished', note)
  await expect.poll(() => Date.now() - last).toBeGreaterThan(1000)
  page.off('request', note).off('requestfinished', note)
}

/** A link whose page is still loading would be followed if the connection came back meanwhile. */
async function untilRequestsEnd(page: Page, act: () => Promise<void>): Promise<void> {
  const pending = new Set<Request>()
  let ended = 0
  const begin = (request: Request) => pending.add(request)
  const end = (request: Request) => {
    if (pending.delete(request)) ended += 1
  }
  page.on('request', begin).on('requestfailed', end).on('requestfinished', end)
  await act()
  await nextFrame(page)
  await expect.poll(() => ended > 0 && pending.size === 0).toBe(true)
  await nextFrame(page)
  page.off('request', begin).off('requestfailed', end).off('requestfinished', end)
}

test('offline the page stays; what was tapped loads when the connection is back', async ({
  page,
  context,
  emptySite,
  businesses,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|We could not reach the site/)
  await openBusiness(page, emptySite, businesses.full)
  await context.setOffline(true)
  await book(page)
  await expect(notice(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour Table')
  await expectAccessible(page)

  await untilRequestsEnd(page, () => page.getByRole('link', { name: 'Categories' }).first().click())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour Table')
  await expect(page).toHaveURL(/\/business\//)

  await context.setOffline(false)
  await expect(notice(page)).toBeHidden()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Categories' }).first().click()
  await expect(page).toHaveURL(/\/categories/)
})

test('code for a tap loads while the page is idle, and an offline booking is sent when the connection is back', async ({
  page,
  context,
  emptySite,
  businesses,
  quiet,
}) => {
  quiet.allow(/hero-poster/)
  // Playwright routes turn the browser's cache off, which this test needs; this business has no map.
  await page.unrouteAll()
  const code = page.waitForEvent('requestfinished', (request) => {
    // The import itself, not the fetch before it.
    return BOOKING_CODE.test(request.url()) && request.resourceType() === 'script'
  })
  await openBusiness(page, emptySite, businesses.bare)
  await code
  // The schema of its form, and the review's dialog, come beside it.
  await untilNetworkRests(page)
  await context.setOffline(true)
  await book(page)
  await fillIn(page, 'Lindiwe Offline')
  await page.getByRole('button', { name: 'Send Request' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await expect(notice(page)).toBeVisible()
  await expectAccessible(page, 'dialog')
  await expect(page.getByLabel('Name')).toHaveValue('Lindiwe Offline')

  await context.setOffline(false)
  await expect(toastTitled(page, 'Booking request sent!')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  expect(
    countIn(emptySite, 'select count(*) from bookings where name = ?', 'Lindiwe Offline'),
  ).toBe(1)
})

test('a form sent before its code has come goes out with the signal', async ({
  page,
  context,
  emptySite,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|status of 401/)
  await open(page, emptySite.url + pages.login)
  await context.setOffline(true)
  await page.getByLabel('Email').fill('nobody@example.co.za')
  await page.getByLabel('Password', { exact: true }).fill('a wrong password')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(notice(page)).toBeVisible()
  await context.setOffline(false)
  await expect(toastTitled(page, 'Login failed')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.co.za')
})

test('a file that failed to load is requested again', { tag: '@slow' }, async ({
  page,
  emptySite,
  businesses,
  quiet,
}) => {
  quiet.allow(/booking-dialog-.*ERR_FAILED|ERR_FAILED.*booking-dialog-/)
  let dropped = 0
  let isDropping = true
  await page.route(BOOKING_CODE, (route) => {
    if (!isDropping) return route.continue()
    dropped += 1
    return route.abort()
  })
  await openBusiness(page, emptySite, businesses.full)
  await book(page)
  await expect(toastTitled(page, 'That did not load')).toBeVisible()
  // Twice for the tap; on a slow machine the resting page has asked twice before.
  expect([2, 4]).toContain(dropped)
  isDropping = false
  await book(page)
  await expect(dialog(page)).toBeVisible()
})

test('a page of an older release reloads by itself, and only once', { tag: '@slow' }, async ({
  page,
  emptySite,
  businesses,
  quiet,
}) => {
  quiet.allow(/status of 404.*booking-dialog/)
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.route(BOOKING_CODE, (route) => route.fulfill({ status: 404, body: '' }))
  await openBusiness(page, emptySite, businesses.full)
  const reloaded = page.waitForEvent('load')
  await book(page)
  await reloaded
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'yes')
  await book(page)
  await expect(toastTitled(page, 'That did not load')).toBeVisible()
  expect(loads).toBe(2)
})

test('a link to a page whose code is gone loads it from the server', { tag: '@slow' }, async ({
  page,
  emptySite,
  businesses,
  quiet,
}) => {
  quiet.allow(/categories\.page/)
  await page.route(
    /assets\/categories\.page-/,
    (route) => route.fulfill({ status: 404, body: '' }),
    {
      times: 1,
    },
  )
  await openBusiness(page, emptySite, businesses.full)
  await page.getByRole('link', { name: 'Categories' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /categories/i })).toBeVisible()
  await expect(page).toHaveURL(/\/categories/)
})
