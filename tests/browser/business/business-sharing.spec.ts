import { pages } from '#shared/paths.ts'
import { expect, toastTitled } from '#tests/browser/fixtures.ts'
import { countIn, openBusiness, test } from './business-site.ts'

test.describe('sharing', () => {
  test('uses the device', async ({ page, emptySite, businesses: { full } }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: async (data: ShareData) => {
          document.documentElement.dataset.shared = data.url
        },
      })
    })
    await openBusiness(page, emptySite, full)
    const shares = () =>
      countIn(
        emptySite,
        `select coalesce(sum(count), 0) from dailyCounters where kind = 'share' and businessId = ?`,
        full,
      )
    const before = shares()
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(toastTitled(page, 'Shared successfully!')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.dataset.shared)).toBe(
      `${emptySite.url}${pages.business(full)}`,
    )
    await expect.poll(shares).toBe(before + 1)
  })

  test('copies the link where the device cannot share', async ({
    page,
    emptySite,
    context,
    businesses: { full },
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
    await openBusiness(page, emptySite, full)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(toastTitled(page, 'Link copied!')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${emptySite.url}${pages.business(full)}`,
    )
  })

  test('says nothing when it is cancelled', async ({ page, emptySite, businesses: { full } }) => {
    await page.addInitScript(() =>
      Object.assign(navigator, {
        share: () => Promise.reject(new DOMException('cancelled', 'AbortError')),
      }),
    )
    await openBusiness(page, emptySite, full)
    const logged = page.waitForEvent('console', (message) => /cancelled/.test(message.text()))
    await page.getByRole('button', { name: 'Share' }).click()
    await logged
    await expect(page.getByRole('region', { name: /notifications/i })).toHaveCount(0)
  })

  test('links to WhatsApp and Facebook with the address of the page', async ({
    page,
    emptySite,
    businesses: { full },
  }) => {
    await openBusiness(page, emptySite, full)
    const address = encodeURIComponent(`${emptySite.url}${pages.business(full)}`)
    await expect(
      page.getByRole('link', { name: 'Share on WhatsApp', exact: true }),
    ).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/\\?text=Harbour%20Table%20in%20Kalk%20Bay%20on.*${address}$`),
    )
    await expect(
      page.getByRole('link', { name: 'Share on Facebook', exact: true }),
    ).toHaveAttribute('href', `https://www.facebook.com/sharer/sharer.php?u=${address}`)
  })
})
