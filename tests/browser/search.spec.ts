import { createBusiness } from '#demo/factories/businesses.ts'
import {
  DEVICES,
  expect,
  expectAccessible,
  expectApart,
  expectNoSidewaysScroll,
  holdAnswers,
  open,
  PHONE,
  test,
} from './fixtures.ts'

const NEED = 'What do you need?'
const AREA = 'Which area?'

for (const { device, details, viewport } of DEVICES) {
  test.describe(`search on a ${device}`, details, () => {
    test.use({ viewport })

    test('boxes are filled from the address and change it, also with Back', async ({
      page,
      demoSite,
    }) => {
      await open(page, `${demoSite.url}/search?q=sushi&area=Sea+Point`)
      await expect(page.getByLabel(NEED)).toHaveValue('sushi')
      await expect(page.getByLabel(AREA)).toHaveValue('Sea Point')
      await expect(page.locator('.result-count [role=status]')).toHaveText(
        /^\d+ business(es)? found$/,
      )
      await expectNoSidewaysScroll(page)

      await page.getByLabel(NEED).fill(' plumber ')
      await page.getByLabel(AREA).fill('')
      await page.getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL(/\/search\?q=plumber$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('plumber')
      await expect(page.locator('.business-card').first()).toContainText('Home Services')

      await page.goBack()
      await expect(page.getByLabel(NEED)).toHaveValue('sushi')
      await expect(page.getByLabel(AREA)).toHaveValue('Sea Point')
      await page.goForward()
      await expect(page.getByLabel(NEED)).toHaveValue('plumber')
      await expect(page.getByLabel(AREA)).toHaveValue('')
    })

    test('no results offer a next step', async ({ page, demoSite }) => {
      await open(page, `${demoSite.url}/search?q=xylophone`)
      await expect(page.getByText('0 businesses found', { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'No businesses found' })).toBeVisible()
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: 'Browse Categories' })).toHaveAttribute(
        'href',
        '/categories',
      )
      await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    })

    test('a typo is corrected, and the page says so', async ({ page, demoSite }) => {
      await page.goto(`${demoSite.url}/search?q=plubmer`)
      await expect(page.getByText('Showing results for plumber')).toBeVisible()
      await expect(page.locator('.business-card').first()).toContainText('Home Services')
    })
  })
}

test('shows what it understood, what it dropped, and what is where', async ({ page, demoSite }) => {
  await page.setViewportSize(PHONE)
  await open(page, `${demoSite.url}/search?q=unicorn+hair+salon+obs`)
  await expect(page.getByText('Nothing for “unicorn”: showing hair salon.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'In Observatory (1)' })).toBeVisible()
  await expect(page.locator('.business-card').first()).toContainText('Observatory')
  const nearby = page.getByRole('region', { name: 'Nearby' })
  await expect(nearby.locator('.business-card').first()).toContainText(/, about \d+ km/)
  await expectNoSidewaysScroll(page)
  const filters = page.getByRole('navigation', { name: 'Filters' })
  await expectApart(page.locator('.filters__row, .results__head'))

  // Everything else is one tap away, also what the order consists of.
  const opener = filters.getByRole('button', { name: 'Filters' })
  await expect(filters.getByText('PREMIUM comes first')).toBeHidden()
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(filters.getByText('PREMIUM comes first')).toBeVisible()
  await expect(filters.getByRole('button', { name: /^Show \d+ business(es)?$/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(filters.getByText('PREMIUM comes first')).toBeHidden()
  await expect(opener).toBeFocused()

  await page.getByRole('link', { name: 'Search without Observatory' }).click()
  await expect(page).toHaveURL(/\/search\?q=unicorn\+hair\+salon$/)
  await expect(page.getByRole('heading', { name: 'In Observatory' })).toHaveCount(0)

  await open(page, `${demoSite.url}/search?q=plumber&area=Atlantis`)
  await expect(page.getByText('Nobody in Atlantis yet: these are the nearest.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The nearest to Atlantis' })).toBeVisible()
})

test('a card offers what the owner has given, and nothing else', async ({ page, startSite }) => {
  const site = await startSite({}, async (db) => {
    await createBusiness(db, {
      businessName: 'All & Everything',
      phone: '082 123 4567',
      emailPublic: 'hello@example.co.za',
      website: 'https://example.co.za/',
      address: '12 Kloof Street, Gardens',
      ownerInput: { plan: 'PREMIUM' },
    })
    await createBusiness(db, { businessName: 'Bare Bones', address: '' })
  })
  await open(page, `${site.url}/search`)
  const full = page.locator('.business-card').filter({ hasText: 'All & Everything' })
  await expect(full.getByText('PREMIUM')).toBeVisible()
  await expect(full.getByText('No reviews yet')).toBeVisible()
  const link = (label: string) => full.getByRole('link', { name: label })
  await expect(link('Call All & Everything')).toHaveAttribute('href', 'tel:+27821234567')
  await expect(link('Email All & Everything')).toHaveAttribute('href', 'mailto:hello@example.co.za')
  await expect(link('Website of All & Everything')).toHaveAttribute(
    'href',
    'https://example.co.za/',
  )
  await expect(link('Map of All & Everything')).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=12%20Kloof%20Street%2C%20Gardens%2C%20Cape%20Town',
  )
  const bare = page.locator('.business-card').filter({ hasText: 'Bare Bones' })
  await expect(bare.getByText('BASIC')).toBeVisible()
  await expect(bare.getByRole('link')).toHaveCount(1)
  // The whole card is the link: its left edge is not a button.
  await bare.click({ position: { x: 12, y: 100 } })
  await expect(page).toHaveURL(/\/business\/\w{16}$/)
})

test('shows skeleton cards while the results load', async ({ page, demoSite }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, demoSite.url)
  const release = await holdAnswers(page, /\/api\/businesses/)
  await page.getByLabel(NEED).fill('sushi')
  await page.getByRole('button', { name: "Let's Go!" }).click()
  await expect(page.getByText('Loading businesses')).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('sushi')
  await expect(page.getByLabel(NEED)).toHaveValue('sushi')
  await expect(page.locator('.business-card .skeleton').first()).toBeVisible()
  release()
  await expect(page.locator('.result-count [role=status]')).toHaveText(/^\d+ business(es)? found$/)
  await expect(page.locator('.skeleton')).toHaveCount(0)

  // Three names in the first window, in a category as well.
  for (const address of ['/search?q=restaurant&area=Observatory', '/category/restaurants']) {
    await page.goto(demoSite.url + address)
    await expect(page.locator('.business-card :is(h2, h3)').nth(2)).toBeInViewport({ ratio: 1 })
  }
})

test('results have pages in the address', async ({ page, demoSite }) => {
  await open(page, `${demoSite.url}/search`)
  const first = await page.locator('.business-card h2').first().textContent()
  await expect(page.locator('.business-card')).toHaveCount(24)
  // A wide window shows all filters in a row: nothing opens a sheet.
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeHidden()
  await expect(page.getByText('PREMIUM comes first')).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/search\?page=2$/)
  await expect(page.locator('.business-card h2').first()).not.toHaveText(first ?? '')
  await page.goBack()
  await expect(page.locator('.business-card h2').first()).toHaveText(first ?? '')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form searches and the results are there to read', async ({ page, demoSite, quiet }) => {
    // The console message of a browser without JavaScript for every module.
    quiet.allow(/\.js csp$/)
    await page.goto(`${demoSite.url}/search`)
    await page.getByLabel(NEED).fill('hair')
    await page.getByLabel(AREA).fill('City Bowl')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search\?q=hair&area=City\+Bowl$/)
    await expect(page.getByLabel(NEED)).toHaveValue('hair')
    await expect(page.locator('.result-count')).toContainText('found')
    await expect(page.locator('.business-card').first()).toContainText('Hair Salon')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
})
