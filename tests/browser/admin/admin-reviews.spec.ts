import { type Page, request } from '@playwright/test'
import { createBusiness } from '#demo/factories/businesses.ts'
import { HELD_SENTENCE, HOLD_REASONS } from '#shared/catalogue/review-states.ts'
import { pages } from '#shared/paths.ts'
import {
  ADMIN_PASSWORD,
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  type Site,
  test,
  toastTitled,
} from '#tests/browser/fixtures.ts'
import { openTab } from './admin-site.ts'

const SMALL_PHONE = { width: 360, height: 640 }
test.use({ viewport: SMALL_PHONE })

const BURST = 6
const LONG = `Do not go there ${'x'.repeat(90)}`

async function createBusinessNamed(site: Site, businessName: string): Promise<string> {
  let id = ''
  await site.write(async (db) => {
    id = (await createBusiness(db, { businessName })).id
  })
  return id
}

/** Each from a device of its own, as a script without cookies sends them. */
async function sendBurst(url: string, businessId: string): Promise<void> {
  for (let index = 1; index <= BURST; index += 1) {
    const device = await request.newContext()
    const comment = index === 1 ? LONG : `Burst ${index}`
    const answer = await device.post(`${url}/api/rating`, {
      data: { businessId, stars: 1, comment },
    })
    expect(answer.status()).toBe(201)
    await device.dispose()
  }
}

const cardOf = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words })

test('a burst of reviews is held, and published and hidden by an admin', { tag: '@slow' }, async ({
  page,
  startSite,
}) => {
  const site = await startSite({ ADMIN_PASSWORD, RATE_LIMIT: 'on' })
  const { url } = site
  const name = 'Flooded Kitchen'
  const id = await createBusinessNamed(site, name)
  await sendBurst(url, id)

  // A visitor during the burst reads that the review is held.
  await open(page, `${url}${pages.business(id)}`)
  await page.getByRole('link', { name: 'Write a Review' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write a Review' })
  await dialog.getByRole('radio', { name: '5 stars' }).click()
  await dialog.getByLabel('Comment (optional)').fill('An honest one.')
  await dialog.getByRole('button', { name: 'Submit Review' }).click()
  await expect(toastTitled(page, 'Review submitted!')).toBeVisible()
  await expect(toastTitled(page, HELD_SENTENCE)).toBeVisible()
  await expect(page.getByRole('main').getByText('An honest one.')).toHaveCount(0)

  await openTab(page, url, '?tab=reviews')
  await expect(page.getByRole('heading', { name: `7 held reviews for ${name}` })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(BURST + 1)
  await expect(page.getByRole('button', { name: 'Held 7' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'More 7 to decide' })).toBeVisible()
  const honest = cardOf(page, 'An honest one.')
  await expect(honest.getByText(HOLD_REASONS.burst)).toBeVisible()
  const shortHash = /^[\w-]{6}$/
  await expect(honest.locator('.review-queue__hash')).toHaveText([shortHash, shortHash])
  for (const size of [DESKTOP, SMALL_PHONE]) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
  }

  await honest.getByRole('button', { name: 'Publish' }).click()
  await expect(toastTitled(page, 'Review published')).toBeVisible()
  await expect(honest).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeFocused()

  const rude = cardOf(page, LONG)
  const reason = rude.getByLabel('Reason, sent to the writer and the owner')
  await expect(reason).toHaveValue('Part of a flood, not a visit of their own')
  await reason.selectOption('Hate, a threat or obscene language')
  await expect(rude.getByLabel('Your reason')).toHaveCount(0)
  await reason.selectOption('Another reason…')
  await rude.getByRole('button', { name: 'Hide' }).click()
  await expect(rude.getByText('Please say why it is hidden.')).toBeVisible()
  await rude.getByLabel('Your reason').fill('Nobody was there.')
  await rude.getByRole('button', { name: 'Hide' }).click()
  await expect(toastTitled(page, 'Review hidden')).toBeVisible()
  await expect(rude).toHaveCount(0)

  await page.getByRole('button', { name: `Hide all 5 for ${name}` }).click()
  const all = page.getByRole('alertdialog', { name: 'Hide all 5' })
  await expectAccessible(page, '[role="alertdialog"]')
  await all.getByRole('button', { name: 'Hide all 5' }).click()
  await expect(toastTitled(page, 'Reviews hidden')).toBeVisible()
  await expect(page.getByText('No review is waiting')).toBeVisible()
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Hidden', exact: true }).click()
  await expect(rude.getByText('Nobody was there.')).toBeVisible()
  await expect(rude.getByRole('button', { name: 'Hide' })).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  await rude.getByRole('button', { name: 'Publish' }).click()
  await expect(rude).toHaveCount(0)

  await page.goto(`${url}${pages.adminPanel}?tab=activity`)
  await expect(page.getByRole('row').filter({ hasText: 'Nobody was there.' })).toBeVisible()
  await open(page, `${url}${pages.business(id)}`)
  await expect(page.getByRole('main').getByText('2 reviews', { exact: true })).toHaveCount(2)
})
