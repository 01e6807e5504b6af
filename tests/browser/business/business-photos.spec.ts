import { createBusiness } from '#demo/factories/businesses.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { pages } from '#shared/paths.ts'
import { DESKTOP, expect, open, PHONE, test } from '#tests/browser/fixtures.ts'

/** The files of photos: the demo has none that a test could name, so each is answered here. */
const KEYS = Array.from({ length: 8 }, (_, index) => `${index}`.repeat(32))
const PIXEL = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64')

const createGallery = async (db: Db): Promise<string> => {
  const { id } = await createBusiness(db, {
    businessName: 'Eight Windows',
    ownerInput: { plan: 'PREMIUM' },
  })
  const [cover = '', ...rest] = KEYS
  await db
    .updateTable('businesses')
    .set({ imageKey: cover, imageCaption: 'The door at noon' })
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('galleryImages')
    .values(
      rest.map((imageKey, index) => ({
        businessId: id,
        imageKey,
        position: index + 1,
        caption: index === 1 ? 'The terrace at six' : '',
        createdAt: '2026-01-01T00:00:00.000Z',
      })),
    )
    .execute()
  return id
}

test.beforeEach(async ({ page }) => {
  await page.route('**/images/**', (route) =>
    route.fulfill({ body: PIXEL, contentType: 'image/webp' }),
  )
})

test('photos are looked at by keys, and Back and Escape close them', async ({
  page,
  emptySite,
}) => {
  await page.setViewportSize(DESKTOP)
  const id = await emptySite.seed('gallery', createGallery)
  await open(page, `${emptySite.url}${pages.business(id)}`)
  const third = page.getByRole('link', { name: 'The terrace at six' })
  await expect(third.getByRole('img')).toBeVisible()
  await expect(page.getByRole('link', { name: 'All 8 photos' })).toBeVisible()

  await third.click()
  const viewer = page.getByRole('dialog', { name: 'Eight Windows' })
  const count = viewer.getByText(/^Photo \d of 8$/)
  await expect(count).toHaveText('Photo 3 of 8')
  const photo = viewer.getByRole('img', { name: 'The terrace at six' })
  await expect(photo).toBeInViewport()
  // Its words stand below it: both are measured at once, since the dialog still moves in.
  const gap = await photo.evaluate((img) => {
    const words = img.closest('figure')?.querySelector('figcaption')
    return (words?.getBoundingClientRect().top ?? 0) - img.getBoundingClientRect().bottom
  })
  expect(gap).toBeGreaterThan(0)
  await page.keyboard.press('ArrowRight')
  await expect(count).toHaveText('Photo 4 of 8')
  await expect(viewer.getByRole('img', { name: 'Photo 4 of Eight Windows' })).toBeInViewport()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(count).toHaveText('Photo 8 of 8')
  await page.keyboard.press('Home')
  await expect(count).toHaveText('Photo 1 of 8')
  await viewer.getByRole('button', { name: 'Photo 5', exact: true }).click()
  await expect(count).toHaveText('Photo 5 of 8')
  // Focus stays inside.
  for (let press = 0; press < 14; press += 1) await page.keyboard.press('Tab')
  await expect(viewer.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(third).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(count).toHaveText('Photo 3 of 8')
  // Nobody is as fast as this test: the entry that Back removes is added a moment after the photo is seen.
  await page.waitForFunction(() => history.state?.dialog !== undefined)
  await page.goBack()
  await expect(viewer).toBeHidden()
  expect(new URL(page.url()).pathname).toBe(pages.business(id))
  await expect(third).toBeFocused()
})

test('a phone loads a photo once it is looked at, and swipes @slow', async ({
  page,
  emptySite,
}) => {
  await page.setViewportSize(PHONE)
  const loaded = new Set<string>()
  page.on('request', (request) => {
    const [, key] = /\/images\/(\w{32})\//.exec(request.url()) ?? []
    if (key) loaded.add(key)
  })
  const id = await emptySite.seed('gallery', createGallery)
  await open(page, `${emptySite.url}${pages.business(id)}`)
  const strip = page.locator('.photo-prints__list')
  await expect(page.getByText('1 / 8')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect([...loaded]).toEqual(KEYS.slice(0, 1))
  await strip.evaluate((list) => list.scrollTo({ left: list.scrollWidth / 8 }))
  await expect(page.getByText('2 / 8')).toBeVisible()
  await expect.poll(() => loaded.has(KEYS[1] ?? '')).toBe(true)
  expect(loaded.has(KEYS[4] ?? '')).toBe(false)

  await page.getByRole('link', { name: 'Photo 2 of Eight Windows' }).click()
  const viewer = page.getByRole('dialog', { name: 'Eight Windows' })
  await expect(viewer.getByText('Photo 2 of 8')).toBeVisible()
  // A swipe is a scroll that snaps.
  await viewer
    .getByRole('region', { name: 'Photos' })
    .evaluate((photos) => photos.scrollBy({ left: photos.clientWidth * 0.7 }))
  await expect(viewer.getByText('Photo 3 of 8')).toBeVisible()
  await viewer.getByRole('button', { name: 'Close photos' }).click()
  await expect(viewer).toBeHidden()
})

test('in low-data mode a button brings the photos @slow', async ({ page, emptySite }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const id = await emptySite.seed('gallery', createGallery)
  await open(page, `${emptySite.url}${pages.business(id)}`)
  await page.getByRole('button', { name: 'Show 8 photos' }).click()
  const viewer = page.getByRole('dialog', { name: 'Eight Windows' })
  await expect(viewer.getByText('Photo 1 of 8')).toBeVisible()
  await expect(viewer.getByRole('img')).toHaveCount(1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('each print is a link to the large picture @slow', async ({ page, emptySite }) => {
    const id = await emptySite.seed('gallery', createGallery)
    await page.goto(`${emptySite.url}${pages.business(id)}`)
    const links = page.locator('.photo-prints__print')
    await expect(links).toHaveCount(8)
    for (const [index, key] of KEYS.entries()) {
      await expect(links.nth(index)).toBeVisible()
      await expect(links.nth(index)).toHaveAttribute('href', `/images/${key}/1200.webp`)
    }
  })
})
