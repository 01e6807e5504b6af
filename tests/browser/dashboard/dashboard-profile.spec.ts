import { readFileSync } from 'node:fs'
import {
  expect,
  expectAccessible,
  FLOW_WIDTHS,
  test,
  toastTitled,
} from '#tests/browser/fixtures.ts'
import { flatPhoto, photo } from '#tests/helpers/photos.ts'
import { openDashboard, signInNewOwner } from './dashboard-site.ts'

/** What the form recommends. */
const RECOMMENDED_BYTES = 5 * 1024 * 1024

for (const [name, viewport] of FLOW_WIDTHS) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('a new owner creates the profile, and finds it again', async ({ page, emptySite }) => {
      await signInNewOwner(page, emptySite, { business: null })
      await openDashboard(page, emptySite)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your business')
      // Nothing is published yet, so there is no ACTIVE badge but a list of steps.
      await expect(page.locator('.dashboard-head__name')).not.toContainText('ACTIVE')
      const steps = page.locator('.first-steps')
      await expect(steps.getByText('0 of 4 done')).toBeVisible()
      await page.setViewportSize({ ...viewport, width: Math.min(viewport.width, 360) })
      for (const tab of await page.getByRole('tab').all()) {
        await expect(tab).toBeInViewport({ ratio: 1 })
        await expect
          .poll(() => tab.evaluate((one) => one.scrollWidth - one.clientWidth))
          .toBeLessThanOrEqual(0)
      }
      await page.setViewportSize(viewport)
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
      await page.getByLabel('Address', { exact: true }).fill('2 Main Road, Kalk Bay')
      // Autocomplete tokens that browsers know; the other ones are for fields of several lines.
      await expect(page.getByLabel('Address', { exact: true })).toHaveAttribute(
        'autocomplete',
        'address-line1',
      )
      await page.getByLabel('Public email').fill('nobody')
      await page.getByLabel('Website').fill('kitchen')
      await page.getByRole('button', { name: 'Save Profile' }).click()
      await expect(page.getByText('Invalid email')).toBeVisible()
      await expect(page.getByText('Invalid URL')).toBeVisible()

      await page.getByLabel('Public email').fill('cook@kitchen.example.co.za')
      await page.getByLabel('Website').fill('www.kitchen.example.co.za')
      await page.getByLabel('Phone').fill('082')
      await page.getByRole('button', { name: 'Save Profile' }).click()
      await expect(page.getByText('Can visitors call this number?')).toBeVisible()
      await page.getByRole('button', { name: 'Save Profile' }).click()
      await expect(toastTitled(page, 'Profile updated!')).toBeVisible()
      await expect(
        toastTitled(page, 'Your changes have been saved. Your page is live.'),
      ).toBeVisible()
      await expect(page.getByRole('link', { name: 'See your page' })).toHaveAttribute(
        'href',
        /^\/business\//,
      )
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kalk Bay Kitchen')
      await expect(page.getByLabel('Public email')).toHaveValue('cook@kitchen.example.co.za')
      await expect(page.getByLabel('Website')).toHaveValue('https://www.kitchen.example.co.za')
      await expect(steps.getByText('2 of 4 done')).toBeVisible()
      await expect(page.locator('.dashboard-head__name')).toContainText('ACTIVE')
      await page.getByRole('link', { name: 'View Public Listing' }).click()
      await expect(page).toHaveURL(/\/business\/\w{16}$/)
    })

    test('an image is uploaded, shown, saved and removed', async ({ page, emptySite, quiet }) => {
      await signInNewOwner(page, emptySite)
      await openDashboard(page, emptySite)
      const choose = page.getByLabel('Drop a picture or browse')
      const picture = page.locator('.image-panel img')
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
      const crop = page.getByRole('alertdialog', { name: 'Choose what to show' })
      await expectAccessible(page, '.dialog')
      const frame = crop.getByRole('button', { name: 'Move the photo with the arrow keys' })
      const part = frame.locator('img')
      // 900 × 600: a twelfth of the width can be moved to either side.
      await expect(part).toHaveCSS('left', /^-/)
      await frame.press('ArrowRight')
      await frame.press('ArrowRight')
      const { x = 0, y = 0 } = (await frame.boundingBox()) ?? {}
      await page.mouse.move(x + 50, y + 50)
      await page.mouse.down()
      await page.mouse.move(x + 250, y + 50, { steps: 4 })
      await page.mouse.up()
      await expect(part).toHaveCSS('left', '0px')
      await crop.getByRole('button', { name: 'Use this part' }).click()
      await expect(toastTitled(page, 'Profile updated!')).toBeVisible()
      await expect(picture).toHaveAttribute('src', /^\/images\/[0-9a-f]{32}\/800\.webp$/)
      await page.reload()
      await expect(picture).toHaveJSProperty('complete', true)
      const [address, width] = await picture.evaluate((image: HTMLImageElement) => [
        image.currentSrc,
        image.naturalWidth,
      ])
      expect(address).toMatch(/\.avif$/)
      expect(width).toBeGreaterThan(0)

      await page.getByRole('button', { name: 'Remove picture' }).click()
      await expect(page.getByRole('img', { name: 'Harbour Table has no picture yet' })).toHaveCount(
        2,
      )
      await page.reload()
      await expect(picture).toHaveCount(0)
    })
  })
}

test('a photo as phones take them is made smaller before it is sent', { tag: '@slow' }, async ({
  page,
  emptySite,
}) => {
  await signInNewOwner(page, emptySite)
  await openDashboard(page, emptySite)
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/upload'))
  const large = await photo(4000, 3000).jpeg({ quality: 98 }).toBuffer()
  expect(large.byteLength).toBeGreaterThan(RECOMMENDED_BYTES)
  await page
    .getByLabel('Drop a picture or browse')
    .setInputFiles({ name: 'phone.jpg', mimeType: 'image/jpeg', buffer: large })
  await page.getByRole('button', { name: 'Use the whole photo' }).click()
  const { 'content-length': length } = await (await sent).allHeaders()
  expect(Number(length)).toBeLessThan(RECOMMENDED_BYTES)
  await expect(toastTitled(page, 'Profile updated!')).toBeVisible()
})

test('the QR poster is a self-contained file', { tag: '@slow' }, async ({ page, emptySite }) => {
  await signInNewOwner(page, emptySite)
  await openDashboard(page, emptySite)
  for (const [name, format] of [
    ['Download poster (PDF)', 'pdf'],
    ['As a picture (PNG)', 'png'],
  ] as const) {
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name }).click()
    expect((await coming).suggestedFilename()).toBe(`cpt-recommends-poster.${format}`)
  }
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'For a printer (SVG)' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('cpt-recommends-poster.svg')
  const poster = readFileSync(await download.path(), 'utf8')
  expect(poster).toContain('Find us on CPT Recommends')
  expect(poster).toContain('Harbour Table')
  expect(poster.match(/(?:href|src|url)\s*[=(]\s*["']?https?:/g)).toBeNull()
  await page.goto(`data:image/svg+xml;base64,${Buffer.from(poster).toString('base64')}`)
  expect(await page.evaluate(() => document.documentElement.nodeName)).toBe('svg')
})
