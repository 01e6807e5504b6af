import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { api, pages } from '#shared/paths.ts'
import { createBusiness } from '#tests/factories/businesses.ts'
import { createGem, createRatings } from '#tests/factories/happenings.ts'
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdAnswers,
  PHONE,
  test,
  toastTitled,
  waitForHydration,
} from './fixtures.ts'

const ALL_DAY = { open: '00:00', close: '00:00', closed: false }
const CLOSED = { open: '', close: '', closed: true }
const week = (day: typeof ALL_DAY) => ({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
})

let full = ''
let bare = ''
let dataDir = ''

test.beforeAll(async ({ emptySite }) => {
  dataDir = emptySite.dataDir
  await emptySite.prepare(async (db) => {
    const business = await createBusiness(db, {
      businessName: 'Harbour Table',
      industry: 'Restaurant',
      area: 'Southern Suburbs',
      address: '14 Quayside Lane, Kalk Bay, 7975',
      phone: '082 000 0143',
      emailPublic: 'table@harbour.example',
      website: 'https://harbour.example',
      description: 'A twelve-table room above the fish market.',
      services: ['Dinner', 'Sunday lunch'],
      amenities: ['Harbour view'],
      priceRange: '$$$',
      yearEstablished: 2012,
      operatingHours: week(ALL_DAY),
      views: 1284,
      ownerInput: { plan: 'PREMIUM' },
    })
    await createRatings(
      db,
      business.id,
      [5, 4, 5, 5, 4, 5].map((stars, day) => ({
        stars,
        comment: `Visit ${day + 1}`,
        createdAt: new Date(Date.UTC(2025, 0, 1 + day, 10)),
      })),
    )
    await createGem(db, business.id)
    full = business.id
    bare = (
      await createBusiness(db, {
        businessName: 'Bare Bones',
        address: '',
        operatingHours: week(CLOSED),
      })
    ).id
  })
})

test.beforeEach(async ({ page }) => {
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' }),
  )
})

async function open(page: Page, url: string, id: string) {
  const answer = await page.goto(`${url}${pages.business(id)}`)
  await waitForHydration(page)
  return answer
}

/** Looks into the running site's database without touching it. */
function count(sql: string, ...parameters: string[]): number {
  const db = new DatabaseSync(path.join(dataDir, 'cpt.sqlite'), { readOnly: true })
  try {
    return Number(Object.values(db.prepare(sql).get(...parameters) ?? {})[0])
  } finally {
    db.close()
  }
}

for (const [device, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport })

    test('shows everything that is known', async ({ page, emptySite }) => {
      await open(page, emptySite.url, full)
      await expect(page).toHaveTitle(
        'Harbour Table: Restaurant in Southern Suburbs | CPT Recommends',
      )
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour Table')
      const main = page.getByRole('main')
      await expect(main.getByText('PREMIUM', { exact: true })).toBeVisible()
      // Made with 1,284; the visits of these tests are counted too.
      await expect(main.getByText(/^1,2[89]\d views$/)).toBeVisible()
      await expect(main.getByRole('img', { name: '4.7 out of 5 stars' })).toHaveCount(2)
      await expect(main.getByText('6 reviews')).toHaveCount(2)
      await expect(
        main.getByRole('img', { name: 'Harbour Table has no picture yet' }),
      ).toBeVisible()
      await expect(main.getByText('Open now')).toHaveCount(2)
      for (const [name, href] of [
        ['082 000 0143', 'tel:+27820000143'],
        ['table@harbour.example', 'mailto:table@harbour.example'],
        ['harbour.example', 'https://harbour.example'],
        ['Back to Home', '/'],
      ] as const)
        await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
      await expect(main.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\/27820000143\?text=/,
      )
      await expect(main.getByRole('link', { name: 'Open in Maps' })).toHaveAttribute(
        'href',
        /google\.com\/maps\/search\/.*14%20Quayside%20Lane.*Cape%20Town/,
      )
      for (const heading of [
        'About',
        'Good to know',
        'Reviews & Ratings',
        'Find it',
        'Opening hours',
      ])
        await expect(main.getByRole('heading', { name: heading })).toBeVisible()
      await expect(main.getByText(/^Visit \d$/)).toHaveText([
        'Visit 6',
        'Visit 5',
        'Visit 4',
        'Visit 3',
        'Visit 2',
      ])
      await expect(main.getByText('6 January 2025')).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })

    test('says what is not known', async ({ page, emptySite }) => {
      await open(page, emptySite.url, bare)
      const main = page.getByRole('main')
      await expect(main.getByText('No address provided')).toBeVisible()
      await expect(main.getByText('No reviews yet. Be the first to leave a review!')).toBeVisible()
      await expect(main.getByText('PREMIUM')).toHaveCount(0)
      await expect(main.getByRole('link', { name: 'Open in Maps' })).toHaveCount(0)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })

    test('tells that a business is not there', async ({ page, emptySite, quiet }) => {
      quiet.allow(/status of 404/)
      const answer = await open(page, emptySite.url, 'nobody')
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business Not Found')
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Back to Home' }).click()
      await expect(page).toHaveURL(`${emptySite.url}/`)
    })

    test('books', async ({ page, emptySite }) => {
      await open(page, emptySite.url, full)
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
      await dialog.getByLabel('Phone').fill('082 000 0100')
      await dialog.getByLabel('Email').fill(`${device}@example.co.za`)
      await dialog.getByLabel('Date (optional)').fill('2024-01-01')
      await dialog.getByRole('button', { name: 'Send Request' }).click()
      await expect(
        dialog.getByText('That date has passed. Please choose a day from today on.'),
      ).toBeVisible()
      await dialog.getByLabel('Date (optional)').fill('2099-01-01')

      await page.route(`**${api.booking}`, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400))
        await route.continue()
      })
      await dialog.getByRole('button', { name: 'Send Request' }).dblclick()
      await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible()
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
        count('select count(*) from bookings where email = ?', `${device}@example.co.za`),
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
}) => {
  quiet.allow(/api\/booking/)
  await open(page, emptySite.url, full)
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
  expect(count(`select count(*) from bookings where email = 'lost@example.co.za'`)).toBe(1)
})

test('keeps the keyboard inside a dialog, and gives it back', async ({ page, emptySite }) => {
  await open(page, emptySite.url, full)
  const opener = page.getByRole('button', { name: 'Book Now' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Name')).toBeFocused()
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

test('takes a review by keyboard, and shows it', async ({ page, emptySite }) => {
  await open(page, emptySite.url, bare)
  const opener = page.getByRole('button', { name: 'Write a Review' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Write a Review' })
  const submit = dialog.getByRole('button', { name: 'Submit Review' })
  await expect(submit).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: '1 star', exact: true }).focus()
  await page.keyboard.press('Space')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await dialog.getByLabel('Comment (optional)').fill('Kind people.')
  await expect(submit).toBeEnabled()
  await submit.click()
  await expect(toastTitled(page, 'Review submitted!')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  const main = page.getByRole('main')
  await expect(main.getByText('Kind people.')).toBeVisible()
  await expect(main.getByText('1 review', { exact: true })).toHaveCount(2)
  await opener.click()
  await expect(submit).toBeDisabled()
  await expect(dialog.getByLabel('Comment (optional)')).toHaveValue('')
})

test('says why a review failed, and keeps it', async ({ page, emptySite, quiet }) => {
  quiet.allow(/409/)
  await open(page, emptySite.url, full)
  await page.route(`**${api.rating}`, (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 409, title: 'Conflict', detail: 'Once a month is enough.' }),
    }),
  )
  await page.getByRole('button', { name: 'Write a Review' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: '5 stars' }).click()
  await dialog.getByLabel('Comment (optional)').fill('Again!')
  await dialog.getByRole('button', { name: 'Submit Review' }).click()
  await expect(page.getByText('Review failed', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveText('409: Once a month is enough.')
  await expect(dialog.getByLabel('Comment (optional)')).toHaveValue('Again!')
})

test.describe('sharing', () => {
  const shares = () =>
    count(
      `select coalesce(sum(count), 0) from dailyCounters where kind = 'share' and businessId = ?`,
      full,
    )

  test('uses the device', async ({ page, emptySite }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: async (data: ShareData) => {
          document.documentElement.dataset.shared = data.url
        },
      })
    })
    await open(page, emptySite.url, full)
    const before = shares()
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(toastTitled(page, 'Shared successfully!')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.dataset.shared)).toBe(
      `${emptySite.url}${pages.business(full)}`,
    )
    await expect.poll(shares).toBe(before + 1)
  })

  test('copies the link where the device cannot share', async ({ page, emptySite, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
    await open(page, emptySite.url, full)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(toastTitled(page, 'Link copied!')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${emptySite.url}${pages.business(full)}`,
    )
  })

  test('says nothing when it is cancelled', async ({ page, emptySite }) => {
    await page.addInitScript(() =>
      Object.assign(navigator, {
        share: () => Promise.reject(new DOMException('cancelled', 'AbortError')),
      }),
    )
    await open(page, emptySite.url, full)
    const logged = page.waitForEvent('console', (message) => /cancelled/.test(message.text()))
    await page.getByRole('button', { name: 'Share' }).click()
    await logged
    await expect(page.getByRole('region', { name: /notifications/i })).toHaveCount(0)
  })

  test('links to WhatsApp and Facebook with the address of the page', async ({
    page,
    emptySite,
  }) => {
    await open(page, emptySite.url, full)
    const address = encodeURIComponent(`${emptySite.url}${pages.business(full)}`)
    await expect(page.getByRole('link', { name: 'WhatsApp', exact: true })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/\\?text=Harbour%20Table.*${address}$`),
    )
    await expect(page.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
      'href',
      `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    )
  })
})

test.describe('the map', () => {
  test.use({ viewport: PHONE })

  test('loads when it comes into view, not before', async ({ page, emptySite }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('google.com')) asked.push(request.url())
    })
    await open(page, emptySite.url, full)
    expect(asked).toEqual([])
    await page.getByRole('heading', { name: 'Find it' }).scrollIntoViewIfNeeded()
    await expect(page.locator('object.is-shown')).toBeVisible()
    expect(asked).toEqual([expect.stringContaining('output=embed')])
  })

  test('leaves the address and the link when it fails', async ({ page, emptySite, quiet }) => {
    quiet.allow(/^request: https:\/\/www\.google\.com/)
    await page.route('https://www.google.com/**', (route) => route.abort('namenotresolved'))
    await open(page, emptySite.url, full)
    await page.getByRole('heading', { name: 'Find it' }).scrollIntoViewIfNeeded()
    const place = page.getByRole('region', { name: 'Find it' })
    await expect(place.getByText('The map could not be loaded.')).toBeVisible()
    await expect(place.getByText('14 Quayside Lane, Kalk Bay, 7975')).toBeVisible()
    await expect(place.getByRole('link', { name: 'Open in Maps' })).toBeVisible()
    await expect(page.locator('object')).toHaveCount(0)
  })
})

test('shows its layout in sand while the business comes', async ({ page, emptySite }) => {
  await page.setViewportSize(PHONE)
  await page.goto(emptySite.url)
  await waitForHydration(page)
  const release = await holdAnswers(page, new RegExp(api.business(full)))
  await page
    .locator(`a[href="${pages.business(full)}"]`)
    .first()
    .click()
  await expect(page.getByText('Loading business')).toBeAttached()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour Table')
})

test('a button pressed before the script has come is not lost', async ({ page, emptySite }) => {
  const release = await holdAnswers(page, /\/assets\/entry-client-.*\.js$/)
  await page.goto(`${emptySite.url}${pages.business(full)}`)
  await page.getByRole('button', { name: 'Book Now' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('counts a visitor once', async ({ page, emptySite }) => {
  const views = () => count('select views from businesses where id = ?', bare)
  const before = views()
  await open(page, emptySite.url, bare)
  await expect.poll(views).toBe(before + 1)
  const told = page.waitForResponse((response) => response.url().endsWith('/view'))
  await page.reload()
  await told
  await page.waitForTimeout(1500)
  expect(views()).toBe(before + 1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('can be read', async ({ page, emptySite, quiet }) => {
    // The browser itself turns the scripts away.
    quiet.allow(/\.js csp$/)
    await page.goto(`${emptySite.url}${pages.business(full)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour Table')
    await expect(page.getByText('A twelve-table room above the fish market.')).toBeVisible()
    await expect(page.getByText('Visit 6')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open in Maps' })).toBeVisible()
  })
})

test('prints words and pictures, no furniture', async ({ page, emptySite }) => {
  await open(page, emptySite.url, full)
  await page.emulateMedia({ media: 'print' })
  for (const text of ['Harbour Table', 'A twelve-table room above the fish market.', 'Visit 6'])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  for (const name of ['Book Now', 'Share', 'Write a Review'])
    await expect(page.getByRole('button', { name })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Open in Maps' })).toBeHidden()
  await expect(page.locator('.mapbox')).toBeHidden()
  await expect(page.getByText('14 Quayside Lane, Kalk Bay, 7975').first()).toBeVisible()
})
