import { expect, PHONE } from '#tests/browser/fixtures.ts'
import { openBusiness, test } from './business-site.ts'

test.describe('the map', () => {
  test.use({ viewport: PHONE })

  test('loads when it comes into view, not before', async ({
    page,
    emptySite,
    businesses: { full },
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('google.com')) asked.push(request.url())
    })
    await openBusiness(page, emptySite, full)
    expect(asked).toEqual([])
    await page.getByRole('heading', { name: 'Find it' }).scrollIntoViewIfNeeded()
    await expect(page.locator('object.is-shown')).toBeVisible()
    await expect.poll(() => asked).toEqual([expect.stringContaining('output=embed')])
  })

  for (const [name, setting] of [
    ['Global Privacy Control', { globalPrivacyControl: true }],
    ['low-data mode', { connection: { saveData: true } }],
  ] as const)
    test(`waits for a tap with ${name}`, async ({ page, emptySite, businesses: { full } }) => {
      await page.addInitScript((given) => {
        for (const [key, value] of Object.entries(given))
          Object.defineProperty(navigator, key, { value, configurable: true })
      }, setting)
      await openBusiness(page, emptySite, full)
      await page.getByRole('heading', { name: 'Find it' }).scrollIntoViewIfNeeded()
      const ask = page.getByRole('button', { name: 'Show the street map' })
      await expect(ask).toBeVisible()
      await expect(page.locator('object')).toHaveCount(0)
      await ask.click()
      await expect(page.locator('object.is-shown')).toBeVisible()
      await expect(ask).toHaveCount(0)
    })

  test('leaves ours, the address and the link when it fails', async ({
    page,
    emptySite,
    quiet,
    foreign,
    businesses: { full },
  }) => {
    quiet.allow(/^request: https:\/\/www\.google\.com/)
    foreign.cutOff()
    const failed = page.waitForEvent('requestfailed')
    await openBusiness(page, emptySite, full)
    await page.getByRole('heading', { name: 'Find it' }).scrollIntoViewIfNeeded()
    const place = page.getByRole('region', { name: 'Find it' })
    await failed
    await expect(page.locator('object')).toHaveCount(0)
    await expect(place.getByText('14 Quayside Lane, Kalk Bay, 7975')).toBeVisible()
    await expect(place.getByRole('link', { name: 'Open in Maps' })).toBeVisible()
    // Our own map is shown, with the location as far as it is known.
    await expect(place.locator('.cape-spot .map-pin--ring')).toBeVisible()
    await expect
      .poll(() => place.locator('.cape-sheet__image').evaluate((image) => image.clientWidth))
      .toBeGreaterThan(1000)
  })
})
