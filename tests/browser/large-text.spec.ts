import type { Page } from '@playwright/test'
import { ownPages } from '#shared/billing/billing-paths.ts'
import { api, pages } from '#shared/paths.ts'
import { reviewPages } from '#shared/review-paths.ts'
import { book } from './booking-links.ts'
import { expect, holdAnswers, open, type Site, test } from './fixtures.ts'
import { findLayoutFaults } from './layout-faults.ts'

const PASSWORD = 'tafelberg-2024'
const WAYS = [
  { width: 320, height: 640, text: '100%' },
  { width: 360, height: 640, text: '200%' },
  // Where the layouts of phone and desktop meet.
  { width: 768, height: 1024, text: '200%' },
  { width: 1024, height: 768, text: '200%' },
  { width: 1440, height: 900, text: '200%' },
]

type Screen = [address: string, act?: (page: Page) => Promise<void>]
const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await expect(page.locator('.dialog')).toBeVisible()
}

/** The data of the screens. */
async function readDemo(site: Site) {
  const ids = new Map<string, string>()
  await site.write(async (db) => {
    const businesses = await db.selectFrom('businesses').select(['id', 'businessName']).execute()
    for (const { id, businessName } of businesses) ids.set(businessName, id)
    const rating = await db.selectFrom('ratings').select('id').executeTakeFirstOrThrow()
    ids.set('review', rating.id)
    const owner = db.selectFrom('users').select('id').where('email', '=', 'premium@example.co.za')
    ids.set('owner', (await owner.executeTakeFirstOrThrow()).id)
  })
  return (name: string) => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`The demo city has no ${name}.`)
    return id
  }
}

async function settled(page: Page): Promise<void> {
  await expect(page.locator('.spinner, .skeleton')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

/** A <picture> fetches another file when the width changes, and shows the old one until it has come. */
const picturesLoaded = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('picture > img')].every(
      ({ complete, loading }) => complete || loading === 'lazy',
    ),
  )

async function expectToFit(page: Page, site: Site, screens: Screen[]): Promise<void> {
  const faults: Record<string, string[]> = {}
  for (const [address, act] of screens) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await (act ? open(page, site.url + address) : page.goto(site.url + address))
    await settled(page)
    await act?.(page)
    await settled(page)
    for (const { width, height, text } of WAYS) {
      await page.setViewportSize({ width, height })
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
        return new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut)))
      }, text)
      await picturesLoaded(page)
      const found = await findLayoutFaults(page)
      if (found.length > 0) faults[`${address} ${act ? 'opened ' : ''}${width} ${text}`] = found
    }
  }
  expect(faults).toEqual({})
}

test('visitors: everything fits at 320 wide and at twice the text size', async ({
  page,
  demoSite,
}) => {
  test.slow()
  const id = await readDemo(demoSite)
  const booking = await book(page, demoSite, {
    businessId: id('Apostles Beach House'),
    name: 'Thandeka Mokoena-Featherstonehaugh',
    phone: '082 000 0100',
    email: 'thandeka@example.co.za',
    dateISO: new Date(Date.now() + 9 * 24 * 3600 * 1000).toISOString(),
  })
  const screens: Screen[] = [
    [pages.home],
    [pages.search],
    [`${pages.search}?q=plumber+sea+point+open+now`],
    [pages.categories],
    [pages.category('restaurants')],
    ['/area/sea-point'],
    [pages.business(id('Apostles Beach House'))],
    [pages.business(id('Apostles Beach House')), press('Book Now')],
    [pages.business(id('Crown & Coil')), press('Book Now')],
    [pages.business(id('Apostles Beach House')), press(/Review/)],
    [reviewPages.all(id('Apostles Beach House'))],
    [reviewPages.report(id('review'))],
    [reviewPages.policy],
    [pages.login],
    [pages.register],
    [pages.forgotPassword],
    [pages.blog],
    [pages.blogPost('cape-town-business-visibility-crisis-2024')],
    [new URL(booking.visitor).pathname],
    [new URL(booking.owner).pathname],
    [`${pages.newsletterUnsubscribe}?token=x`],
  ]
  await expectToFit(page, demoSite, screens)
})

test('the bar fits while the logo of narrow windows is on its way', async ({ page, demoSite }) => {
  const release = await holdAnswers(page, /logo-stacked\.svg$/)
  for (const address of [pages.categories, `${pages.newsletterUnsubscribe}?token=x`]) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(demoSite.url + address)
    await settled(page)
    await page.setViewportSize({ width: 320, height: 640 })
    const logo = page.locator('.bar .brand img')
    const isLoaded = () => logo.evaluate((image: HTMLImageElement) => image.complete)
    await expect.poll(isLoaded).toBe(false)
    expect(await findLayoutFaults(page)).toEqual([])
  }
  release()
})

test('owners and admins: everything fits at 320 wide and at twice the text size', async ({
  page,
  demoSite,
}) => {
  test.slow()
  const id = await readDemo(demoSite)
  const signIn = (email: string) =>
    page.request.post(demoSite.url + api.login, { data: { email, password: PASSWORD } })

  expect((await signIn('premium@example.co.za')).ok()).toBe(true)
  await expectToFit(page, demoSite, [
    ...['profile', 'listing', 'bookings', 'reviews', 'analytics'].map(
      (tab): Screen => [`${pages.dashboard}?tab=${tab}`],
    ),
    [`${pages.dashboard}?tab=bookings&list=week`],
    [ownPages.billing],
  ])
  expect((await signIn('pending@example.co.za')).ok()).toBe(true)
  await expectToFit(page, demoSite, [[pages.dashboard]])
  expect((await signIn('admin')).ok()).toBe(true)
  await expectToFit(page, demoSite, [
    ...['overview', 'users', 'gems', 'reviews', 'mail', 'account'].map(
      (tab): Screen => [`${pages.adminPanel}?tab=${tab}`],
    ),
    [`${pages.adminPanel}?tab=users`, press(/^Delete/)],
    [ownPages.money],
    [ownPages.ownerMoney(id('owner'))],
  ])
})
