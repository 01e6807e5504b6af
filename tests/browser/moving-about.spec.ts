import { pages } from '#shared/paths.ts'
import { expect, holdAnswers, open, PHONE, test, toastTitled } from './fixtures.ts'

test.use({ viewport: PHONE })

test('a slow page shows a progress line and its skeleton from the top; Back restores the scroll position', async ({
  page,
  demoSite,
}) => {
  await open(page, demoSite.url)
  // The first touch brings the hearts, and with them the code that looks after the focus.
  await page.mouse.move(5, 300)
  await expect(page.locator('.heart').first()).toBeAttached()
  const link = page.locator('.gem a').first()
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(300)
  const data = await holdAnswers(page, /\/api\/business\//)
  await link.click()
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible()
  await expect(page.getByText('Loading business')).toBeAttached()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  data()
  await expect(page).toHaveURL(/\/business\//)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  // The link is gone with its page: the focus is at the new page's title, not nowhere.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 50)
})

test('the page stays where it was scrolled before its script is loaded, and after a reload', {
  tag: '@slow',
}, async ({ page, demoSite, quiet }) => {
  // A font that arrives after the scroll may move the text, and the browser the page with it.
  quiet.allow(/\.woff2/)
  await page.route('**/*.woff2', (route) => route.abort())
  const release = await holdAnswers(page, /\/assets\/entry-client-.*\.js$/)
  await page.goto(demoSite.url + pages.categories)
  const scroll = () => page.evaluate(() => window.scrollY)
  await page.evaluate(() => window.scrollTo(0, 400))
  release()
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'yes')
  expect(await scroll()).toBe(400)
  await page.reload()
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'yes')
  expect(await scroll()).toBe(400)
})

test('while the code of the next page loads, the old one stays', { tag: '@slow' }, async ({
  page,
  demoSite,
}) => {
  const ways = [
    [pages.categories, '.category-print__link', /assets\/category\.page-/],
    [pages.search, '.business-card :is(h2, h3) a', /assets\/business\.page-/],
    [pages.home, '.hero button[type="submit"]', /assets\/search\.page-/],
    [pages.login, `a[href="${pages.forgotPassword}"]`, /assets\/account\.page-/],
  ] as const
  for (const [from, link, file] of ways) {
    const release = await holdAnswers(page, file)
    await open(page, demoSite.url + from)
    const title = page.getByRole('heading', { level: 1 })
    const words = await title.innerText()
    if (from === pages.home) await page.getByLabel('What do you need?').fill('plumber')
    await page.locator(link).first().click()
    await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible()
    // Longer than the router's delay before it shows the pending page.
    await page.waitForTimeout(400)
    await expect(title).toHaveText(words)
    await expect(title).toBeVisible()
    release()
    await expect(title).not.toHaveText(words)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  }
})

test('Back closes a dialog and stays; closed otherwise, it leaves no entry', async ({
  page,
  demoSite,
  request,
}) => {
  const answer = await request.get(`${demoSite.url}/api/featured-gems`)
  const { gems } = (await answer.json()) as { gems: { businessId: string }[] }
  const address = demoSite.url + pages.business(gems[0]?.businessId ?? '')
  await open(page, `${demoSite.url}/categories`)
  await open(page, address)
  const bar = page.getByRole('navigation', { name: 'Reach this business' })
  const dialog = page.getByRole('dialog')
  const entries = () => page.evaluate(() => history.state?.dialog !== undefined)

  await bar.getByRole('link', { name: 'Book' }).click()
  await expect(dialog).toBeVisible()
  await expect(bar).toBeHidden()
  await expect.poll(entries).toBe(true)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(address)

  await bar.getByRole('link', { name: 'Book' }).click()
  await expect.poll(entries).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect.poll(entries).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL(`${demoSite.url}/categories`)
})

test('a toast leaves its button free and stays behind', { tag: '@slow' }, async ({
  page,
  demoSite,
}) => {
  await open(page, demoSite.url)
  const button = page.getByRole('button', { name: "Let's Go!" })
  await button.click()
  const toast = toastTitled(page, 'Search Error')
  await expect(toast).toBeVisible()
  const [above, below] = await Promise.all([
    page.locator('.toast').boundingBox(),
    button.boundingBox(),
  ])
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
  // Older than a second: it is not about the next page.
  await page.waitForTimeout(1100)
  await page.getByLabel('What do you need?').fill('plumber')
  await button.click()
  await expect(page).toHaveURL(/\/search\?q=plumber/)
  await expect(toast).toBeHidden({ timeout: 2000 })
})

/** The focused element, if it is completely covered by something else. */
const hiddenFocus = () => {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const seen = [...focused.getClientRects()].some(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].some((part) =>
      focused.contains(document.elementFromPoint(left + width * part, top + height * part)),
    ),
  )
  return seen ? null : (focused.getAttribute('aria-label') ?? focused.textContent)
}

test('the focused element is not hidden under a bar, forwards and back', { tag: '@slow' }, async ({
  page,
  demoSite,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  // A bar at the top; a form at the top and a switch below.
  for (const address of [pages.home, pages.search]) {
    await open(page, demoSite.url + address)
    const links = page.locator('main a')
    for (const [key, from] of [
      ['Tab', links.first()],
      ['Shift+Tab', links.last()],
    ] as const) {
      await from.focus()
      for (let step = 0; step < 25; step += 1) {
        await page.keyboard.press(key)
        expect(await page.evaluate(hiddenFocus), `${address} ${key} ${step}`).toBeNull()
      }
    }
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('Back leads to a form that was refused, and from it to the form', { tag: '@slow' }, async ({
    page,
    demoSite,
    quiet,
  }) => {
    quiet.allow(/status of 400/)
    await page.goto(`${demoSite.url}${pages.search}?q=galiema`)
    await page.locator('.business-card a').first().click()
    await page.getByRole('link', { name: 'Book Now' }).click()
    const phone = page.getByLabel('Phone')
    await page.getByLabel('Name').fill('Sipho Dlamini')
    await phone.fill('082')
    await page.getByLabel('Email').fill('back@example.co.za')
    const send = page.getByRole('button', { name: 'Send Request' })
    await send.click()
    await expect(page.getByRole('alert').first()).toContainText('does not look like a phone number')
    await phone.fill('082 000 0110')
    await send.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sent')
    await page.goBack()
    await expect(page.getByRole('alert').first()).toContainText('does not look like a phone number')
    // What was typed last, as the browser keeps it.
    await expect(phone).toHaveValue('082 000 0110')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a Table')
  })
})
