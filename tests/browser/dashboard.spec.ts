import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type BusinessInput, createBusiness } from '#tests/factories/businesses.ts'
import { createBookings, createCounters, createRatings } from '#tests/factories/happenings.ts'
import { createUser, TEST_PASSWORD, type UserInput } from '#tests/factories/users.ts'
import { flatPhoto } from '#tests/helpers/pictures.ts'
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  PHONE,
  test,
  toastTitled,
} from './fixtures.ts'

type Site = Parameters<Parameters<typeof test>[2]>[0]['emptySite']

const DAY_MS = 24 * 60 * 60 * 1000
let lastOwner = 0

async function signIn(page: Page, site: Site, email: string): Promise<void> {
  const answer = await page.request.post(`${site.url}/api/login`, {
    data: { email, password: TEST_PASSWORD },
  })
  expect(answer.ok()).toBe(true)
}

/** A signed-in owner, with or without a saved profile. */
async function signInNewOwner(
  page: Page,
  site: Site,
  { owner = {}, business }: { owner?: UserInput; business?: BusinessInput | null } = {},
  happen: (db: Parameters<typeof createUser>[0], businessId: string) => Promise<void> = async () =>
    undefined,
): Promise<void> {
  lastOwner += 1
  const email = `owner-${lastOwner}@dashboard.example.co.za`
  await site.prepare(async (db) => {
    const user = await createUser(db, { email, password: TEST_PASSWORD, ...owner })
    if (business === null) return
    const made = await createBusiness(db, {
      owner: user,
      businessName: 'Harbour Table',
      industry: 'Restaurant',
      area: 'Southern Suburbs',
      address: '14 Quayside Lane, Kalk Bay',
      ...business,
    })
    await happen(db, made.id)
  })
  await signIn(page, site, email)
}

const openDashboard = (page: Page, site: Site, tab?: string) =>
  page.goto(`${site.url}/dashboard${tab ? `?tab=${tab}` : ''}`)

for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('a new owner makes the profile, and finds it again', async ({ page, emptySite }) => {
      await signInNewOwner(page, emptySite, { business: null })
      await openDashboard(page, emptySite)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your business')
      await page.getByRole('button', { name: 'Save Profile' }).click()
      for (const message of [
        'Business name is required',
        'Industry is required',
        'Area is required',
        'Address is required',
      ])
        await expect(page.getByText(message)).toBeVisible()

      await page.getByLabel('Business name').fill('Kalk Bay Kitchen')
      await page.getByLabel('Industry').selectOption('Restaurant')
      await page.getByLabel('Area').selectOption('Southern Suburbs')
      await page.getByLabel('Address').fill('2 Main Road, Kalk Bay')
      await page.getByLabel('Public email').fill('nobody')
      await page.getByLabel('Website').fill('kitchen')
      await page.getByRole('button', { name: 'Save Profile' }).click()
      await expect(page.getByText('Invalid email')).toBeVisible()
      await expect(page.getByText('Invalid URL')).toBeVisible()

      await page.getByLabel('Public email').fill('cook@kitchen.example.co.za')
      await page.getByLabel('Website').fill('https://kitchen.example.co.za')
      await page.getByRole('button', { name: 'Save Profile' }).click()
      await expect(toastTitled(page, 'Profile updated!')).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kalk Bay Kitchen')
      await expect(page.getByLabel('Public email')).toHaveValue('cook@kitchen.example.co.za')
      await page.getByRole('link', { name: 'View Public Listing' }).click()
      await expect(page).toHaveURL(/\/business\/\w{16}$/)
    })

    test('a picture is sent, shown, kept and taken away', async ({ page, emptySite, quiet }) => {
      await signInNewOwner(page, emptySite)
      await openDashboard(page, emptySite)
      const choose = page.getByLabel('Drop a picture or browse')
      const picture = page.locator('.dimage img')
      await expect(page.getByText('Recommended 800x800px, max 5MB')).toBeVisible()

      quiet.allow(/400 \(Bad Request\)/)
      await choose.setInputFiles({
        name: 'cat.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from('<html>not a cat</html>'),
      })
      await expect(toastTitled(page, 'Upload failed')).toBeVisible()
      await expect(
        page.getByText('Failed to upload image. Please try again.', { exact: true }),
      ).toBeVisible()
      await expect(page.getByText('That is not a picture we can read.')).toBeVisible()

      await choose.setInputFiles({
        name: 'shop.jpg',
        mimeType: 'image/jpeg',
        buffer: await flatPhoto('#c4401f'),
      })
      await expect(toastTitled(page, 'Profile updated!')).toBeVisible()
      await expect(picture).toHaveAttribute('src', /^\/images\/[0-9a-f]{32}\/800\.webp$/)
      await page.reload()
      await expect(picture).toHaveJSProperty('complete', true)
      expect(
        await picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
      ).toBeGreaterThan(0)

      await page.getByRole('button', { name: 'Remove picture' }).click()
      await expect(page.getByRole('img', { name: 'Harbour Table has no picture yet' })).toHaveCount(
        2,
      )
      await page.reload()
      await expect(picture).toHaveCount(0)
    })

    test('listing details are saved and come back', async ({ page, emptySite }) => {
      await signInNewOwner(page, emptySite)
      await openDashboard(page, emptySite, 'listing')
      await page.getByLabel('Show operating hours on my listing').check()
      await page.getByLabel('Monday opens at').fill('18:00')
      await page.getByLabel('Monday closes at').fill('02:00')
      await expect(page.getByText('Open past midnight, until 02:00 the next day.')).toBeVisible()
      await page.getByRole('button', { name: 'Copy Monday’s hours to all days' }).click()
      await expect(page.getByLabel('Sunday closes at')).toHaveValue('02:00')
      await page.getByLabel('Open 24 hours on Saturday').check()
      await page.getByLabel('Closed on Sunday').check()
      await page.getByLabel('Services').fill('Breakfast, Lunch,  lunch')
      await page.getByLabel('Amenities').fill('Parking')
      await page.getByLabel('Price range').selectOption('$$')
      await page.getByLabel('Year established').fill('1899')
      await page.getByRole('button', { name: 'Save Listing' }).click()
      await expect(page.getByText('Please enter a year from 1900 to 2025.')).toBeVisible()
      await page.getByLabel('Year established').fill('1994')
      await page.getByRole('button', { name: 'Save Listing' }).click()
      await expect(toastTitled(page, 'Listing updated')).toBeVisible()

      await page.reload()
      await expect(page.getByLabel('Tuesday opens at')).toHaveValue('18:00')
      await expect(page.getByLabel('Open 24 hours on Saturday')).toBeChecked()
      await expect(page.getByLabel('Closed on Sunday')).toBeChecked()
      await expect(page.getByLabel('Services')).toHaveValue('Breakfast, Lunch')
      await expect(page.getByLabel('Price range')).toHaveValue('$$')
      await expect(page.getByLabel('Year established')).toHaveValue('1994')
    })

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
    })

    test('changes are not lost without a question', async ({ page, emptySite }) => {
      await signInNewOwner(page, emptySite)
      await openDashboard(page, emptySite)
      await page.getByLabel('Business name').fill('Half a thought')
      await page.getByRole('tab', { name: 'Create Listing' }).click()
      await page.getByRole('tab', { name: 'Profile' }).click()
      await expect(page.getByLabel('Business name')).toHaveValue('Half a thought')

      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
      await page.getByRole('button', { name: 'Logout' }).click()
      await question.getByRole('button', { name: 'Stay' }).click()
      await expect(question).toBeHidden()
      await page.getByRole('link', { name: 'CPT Recommends, home' }).click()
      await expect(question).toBeVisible()
      await question.getByRole('button', { name: 'Stay' }).click()
      await expect(page.getByLabel('Business name')).toHaveValue('Half a thought')
      await page.getByRole('link', { name: 'CPT Recommends, home' }).click()
      await question.getByRole('button', { name: 'Leave without saving' }).click()
      await expect(page).toHaveURL(`${emptySite.url}/`)
    })

    test('every tab is accessible and fits', async ({ page, emptySite }) => {
      test.slow()
      await signInNewOwner(
        page,
        emptySite,
        { owner: { plan: 'PREMIUM' }, business: { services: ['Fish'] } },
        (db, id) => createBookings(db, id, [{ notes: 'Long words: '.repeat(30) }]),
      )
      for (const tab of ['profile', 'listing', 'bookings', 'analytics']) {
        await openDashboard(page, emptySite, tab)
        await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      }
    })
  })
}

test('the tabs move by keyboard and stand in the address', async ({ page, emptySite }) => {
  await signInNewOwner(page, emptySite)
  await openDashboard(page, emptySite)
  await page.getByRole('tab', { name: 'Profile' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Create Listing' })).toBeFocused()
  await expect(page).toHaveURL(/tab=listing/)
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/tab=analytics/)
})

test('analytics show the real figures, for 30 and 90 days', async ({ page, emptySite }) => {
  const dayOf = (ago: number) =>
    new Date(Date.now() + 2 * 60 * 60 * 1000 - ago * DAY_MS).toISOString().slice(0, 10)
  await signInNewOwner(page, emptySite, { owner: { plan: 'PREMIUM' } }, async (db, id) => {
    await createCounters(db, id, [
      { day: dayOf(0), kind: 'view', count: 12 },
      { day: dayOf(60), kind: 'view', count: 30 },
      { day: dayOf(1), kind: 'share', count: 3 },
    ])
    await createRatings(db, id, [{ stars: 5 }])
  })
  await openDashboard(page, emptySite, 'analytics')
  await expect(
    page.getByRole('img', { name: /^Views by day: 12 in 30 days, most on/ }),
  ).toBeVisible()
  await expect(page.getByRole('img', { name: /^Reviews by day: 1 in 30 days/ })).toBeVisible()
  await page.getByText('90 days', { exact: true }).click()
  await expect(page.getByRole('img', { name: /^Views by day: 42 in 90 days/ })).toBeVisible()
  await page.getByText('Show the figures as a table').click()
  await expect(page.getByRole('row')).toHaveCount(91)
  await expect(page.getByRole('columnheader')).toHaveText([
    'Day',
    'Views',
    'Bookings',
    'Shares',
    'Reviews',
  ])
  await expect(page.getByRole('heading', { name: 'Premium Account' })).toBeVisible()
  await expect(page.getByText('Coming soon')).toBeVisible()
})

test('a BASIC owner has the figures without the Premium card', async ({ page, emptySite }) => {
  await signInNewOwner(page, emptySite)
  await openDashboard(page, emptySite, 'analytics')
  await expect(page.getByRole('img', { name: /^Views by day: none in 30 days/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Premium Account' })).toHaveCount(0)
})

test('a paused owner is told, and may edit', async ({ page, emptySite }) => {
  await signInNewOwner(page, emptySite, { owner: { status: 'PAUSED' } })
  await openDashboard(page, emptySite)
  await expect(page.getByText('Your listing is hidden from visitors.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Public Listing' })).toHaveCount(0)
  await page.getByLabel('Phone').fill('021 000 0002')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await expect(toastTitled(page, 'Profile updated!')).toBeVisible()
})

test('a pending owner sees the payment screen and nothing else', async ({ page, emptySite }) => {
  await signInNewOwner(page, emptySite, { owner: { status: 'PENDING' }, business: null })
  await openDashboard(page, emptySite, 'bookings')
  await expect(page.getByRole('heading', { name: 'Payment Required' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
})

test('the QR poster is a file that stands alone', async ({ page, emptySite }) => {
  await signInNewOwner(page, emptySite)
  await openDashboard(page, emptySite)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download poster' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('cpt-recommends-poster.svg')
  const poster = readFileSync(await download.path(), 'utf8')
  expect(poster).toContain('Find us on CPT Recommends')
  expect(poster).toContain('Harbour Table')
  expect(poster.match(/(?:href|src|url)\s*[=(]\s*["']?https?:/g)).toBeNull()
  await page.goto(`data:image/svg+xml;base64,${Buffer.from(poster).toString('base64')}`)
  expect(await page.evaluate(() => document.documentElement.nodeName)).toBe('svg')
})

test('logging out leads to the sign-in screen', async ({ page, emptySite }) => {
  await signInNewOwner(page, emptySite)
  await openDashboard(page, emptySite)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(toastTitled(page, 'Logged out')).toBeVisible()
})

test('a session that ended meanwhile leads to the sign-in screen', async ({
  page,
  emptySite,
  quiet,
}) => {
  await signInNewOwner(page, emptySite)
  await openDashboard(page, emptySite)
  await page.getByRole('link', { name: 'CPT Recommends, home' }).click()
  // The address changes first; the dashboard goes when home stands.
  await expect(page.getByRole('tab')).toHaveCount(0)
  await page.context().clearCookies()
  quiet.allow(/401 \(Unauthorized\)/)
  await page.goBack()
  await expect(page).toHaveURL(/\/auth$/)
})
