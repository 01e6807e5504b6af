import type { Locator, Page } from '@playwright/test'
import { moneyPages, pages, reviewPages } from '#shared/paths.ts'
import { book } from './booking-links.ts'
import { expect, expectNoSidewaysScroll, open, type Site, test } from './fixtures.ts'

const TABLET = { width: 768, height: 1024 }

/** Waits until a window with a new size is laid out. */
const resize = async (page: Page, size: { width: number; height: number }) => {
  await page.setViewportSize(size)
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width)
}

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

async function idOf(site: Site, name: string): Promise<string> {
  let id = ''
  await site.write(async (db) => {
    const query = db.selectFrom('businesses').select('id').where('businessName', '=', name)
    id = (await query.executeTakeFirstOrThrow()).id
  })
  return id
}

test('the bar has a search field that shows its words, or an icon', { tag: '@slow' }, async ({
  page,
  demoSite,
}) => {
  // An article's bar has one link more.
  await open(page, demoSite.url + pages.blog)
  const field = page.getByRole('banner').first().getByLabel('What do you need?')
  const icon = page.getByRole('banner').first().getByRole('link', { name: 'Search' })
  for (const width of [768, 959, 960, 1024, 1139, 1140, 1180]) {
    await resize(page, { width, height: 900 })
    // The field at least from here on; where the links leave no room for it, the icon.
    if (width < 1140 && (await icon.isVisible())) continue
    expect(
      await field.evaluate((input) => {
        if (!(input instanceof HTMLInputElement)) throw new Error('It is not a field.')
        const words = document.createElement('canvas').getContext('2d')
        if (!words) throw new Error('There is no canvas.')
        words.font = getComputedStyle(input).font
        return input.clientWidth - words.measureText(input.placeholder).width
      }),
      `${width} wide`,
    ).toBeGreaterThanOrEqual(0)
  }
})

test('an open filter is above what stands below it', { tag: '@slow' }, async ({
  page,
  demoSite,
}) => {
  await page.setViewportSize(TABLET)
  await open(page, `${demoSite.url}${pages.search}?q=plumber`)
  await page.locator('summary').filter({ hasText: /^Area/ }).click()
  const choices = page.locator('.filter-menu[open] li a')
  await expect(choices.first()).toBeVisible()
  const covered = await choices.evaluateAll((links) =>
    links
      .filter((link) => {
        link.scrollIntoView({ block: 'nearest' })
        const { x, y, width, height } = link.getBoundingClientRect()
        const places = [0.1, 0.5, 0.9].map((share) => x + width * share)
        return places.some((at) => !link.contains(document.elementFromPoint(at, y + height / 2)))
      })
      .map((link) => link.textContent),
  )
  expect(covered).toEqual([])
})

test('the figures beside the register form stand on the sky', { tag: '@slow' }, async ({
  page,
  demoSite,
}) => {
  await open(page, demoSite.url + pages.register)
  for (const [width, height] of [
    [360, 640],
    [412, 915],
    [600, 960],
    [768, 1024],
    [720, 450],
    [900, 700],
    [1440, 900],
  ] as const) {
    await resize(page, { width, height })
    const art = await boxOf(page.locator('.auth-side__art'))
    const figures = await boxOf(page.locator('.auth-side__figures'))
    // The clouds reach up to six tenths of the picture, which is 3 : 4 and covers its box from below.
    const clouds = art.bottom - 0.6 * Math.max(art.height, art.width / 0.75)
    expect(figures.bottom, `${width} x ${height}`).toBeLessThanOrEqual(clouds)
  }
})

test('gems stay cards in any narrow window, and their names whole', { tag: '@slow' }, async ({
  page,
  demoSite,
}) => {
  await page.goto(demoSite.url)
  const card = page.locator('.gem').first()
  for (const width of [320, 412, 720]) {
    await resize(page, { width, height: 640 })
    expect((await boxOf(card)).width, `${width} wide`).toBeLessThanOrEqual(320)
    const broken = await page.locator('.gem h3').evaluateAll((names) =>
      names.flatMap((name) => {
        const text = name.firstChild
        const range = document.createRange()
        return [...(text?.textContent ?? '').matchAll(/\S{2,10}(?!\S)/g)].flatMap(
          ({ 0: word, index }) => {
            if (!text) return []
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            return range.getClientRects().length > 1 ? [word] : []
          },
        )
      }),
    )
    expect(broken, `${width} wide`).toEqual([])
  }
})

test('a booking fits: the stamp beside the day, the others in a row', { tag: '@slow' }, async ({
  page,
  demoSite,
}) => {
  const { visitor } = await book(page, demoSite, {
    businessId: await idOf(demoSite, 'Apostles Beach House'),
    name: 'Sipho Dlamini',
    phone: '082 000 0100',
    email: 'window-sizes@example.co.za',
    dateISO: `${new Date(Date.now() + 9 * 24 * 3600 * 1000).toISOString().slice(0, 10)}T12:30:00.000Z`,
  })
  await page.goto(visitor)
  await page.getByText('Cancel request').click()
  await page.getByRole('button', { name: /^Yes, cancel/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All right, another time')
  for (const width of [320, 360, 412, 768, 900]) {
    await resize(page, { width, height: 740 })
    const words = page.locator('.date-leaf span').filter({ hasText: /\d{4}/ })
    const right = await words.evaluate((line) => {
      const range = document.createRange()
      range.selectNodeContents(line)
      return range.getBoundingClientRect().right
    })
    expect((await boxOf(page.locator('.booking-stamp'))).x, `${width}`).toBeGreaterThan(right)
    const others = page.locator('.booking-others li')
    await expect(others).not.toHaveCount(0)
    const tallest = await others.evaluateAll((cards) =>
      Math.max(...cards.map((card) => card.clientHeight)),
    )
    expect(tallest, `${width} wide`).toBeLessThan(420)
  }
})

test('the booking form has its button in a low window', { tag: '@slow' }, async ({
  page,
  demoSite,
}) => {
  await open(page, demoSite.url + pages.business(await idOf(demoSite, 'Apostles Beach House')))
  for (const [width, height] of [
    [412, 732],
    [1366, 660],
  ] as const) {
    await resize(page, { width, height })
    await page.getByRole('link', { name: 'Book Now' }).click()
    await expect(page.getByRole('button', { name: 'Send Request' })).toBeInViewport({ ratio: 0.98 })
    await page.keyboard.press('Escape')
    await expect(page.locator('.dialog')).toHaveCount(0)
  }
})

test('the footer ends a page that is lower than the window', { tag: '@slow' }, async ({
  page,
  demoSite,
}) => {
  await page.goto(demoSite.url + reviewPages.notice)
  await resize(page, { width: 1440, height: 1200 })
  await expect.poll(async () => (await boxOf(page.locator('.footer'))).bottom).toBeCloseTo(1200, 0)
  await resize(page, { width: 1440, height: 500 })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(async () => (await boxOf(page.locator('.footer'))).bottom).toBeCloseTo(500, 0)
})

test('an unknown booking has our page for what is lost', { tag: '@slow' }, async ({
  page,
  demoSite,
  quiet,
}) => {
  quiet.allow(/status of 404/)
  await page.goto(`${demoSite.url}/booking/nonsense`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find that booking')
  await expect(page.locator('main img')).toHaveAttribute('src', /penguins/)
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
})

test('the admin sees the ledger as a list on a tablet', { tag: '@slow' }, async ({
  page,
  demoSite,
}) => {
  const data = { email: 'admin', password: 'tafelberg-2024' }
  expect((await page.request.post(`${demoSite.url}/api/login`, { data })).ok()).toBe(true)
  await resize(page, TABLET)
  await page.goto(demoSite.url + moneyPages.money)
  await expect(page.locator('.table--ledger td').first()).toBeVisible()
  await expect(page.locator('.table--ledger thead')).toBeHidden()
  await expect(page.locator('.money-chart:visible')).toHaveCount(1)
  await expectNoSidewaysScroll(page)
})

test('on a low or narrow tablet Book and the phone number of a business are seen', {
  tag: '@slow',
}, async ({ page, demoSite }) => {
  const answer = await page.request.get(`${demoSite.url}/api/businesses?q=crown+coil`)
  const [{ id }] = (await answer.json()).businesses
  for (const [width, height] of [
    [911, 512],
    [820, 1180],
  ] as const) {
    await resize(page, { width, height })
    await open(page, demoSite.url + pages.business(id))
    const seen = async (links: Locator) => {
      for (const link of await links.all()) {
        const { y, bottom } = await boxOf(link)
        if ((await link.isVisible()) && y >= 0 && bottom <= height) return true
      }
      return false
    }
    expect(await seen(page.getByRole('link', { name: /^Book( Now)?$/ })), `${width}`).toBe(true)
    expect(await seen(page.locator('a[href^="tel:"]:visible')), `${width}`).toBe(true)
  }
})

test('on a low or narrow tablet the first result is seen, and the switch to the map beside it', async ({
  page,
  demoSite,
}) => {
  // With a place there is a heading more above it.
  await open(page, `${demoSite.url}${pages.search}?q=box+braids&area=Khayelitsha`)
  const views = page.getByRole('navigation', { name: 'List or map' })
  const first = page.locator('.business-card').first()
  for (const [width, height] of [
    [911, 512],
    [820, 1180],
  ] as const) {
    await resize(page, { width, height })
    const [control, card] = [await boxOf(views), await boxOf(first)]
    expect(control.bottom, `${width} wide`).toBeLessThanOrEqual(card.y)
    await expect(first).toBeInViewport({ ratio: 0.2 })
  }
})
