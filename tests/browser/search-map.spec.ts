import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  PHONE,
  test,
} from './fixtures.ts'

const RESULTS = '/search?q=restaurant&area=Observatory'

test('the map is beside the list, and a pin opens its card', async ({ page, demoSite }) => {
  await page.setViewportSize(DESKTOP)
  await open(page, demoSite.url + RESULTS)
  const map = page.getByRole('complementary', { name: 'Map of the results' })
  await expect(map).toBeVisible()
  await expect(page.locator('.business-card').first()).toBeVisible()
  // Its code is loaded while the page is idle; the icons are there before.
  await expect(map.getByRole('button', { name: 'Closer' })).toBeVisible()
  await expect(map.locator('.cape-sheet__image')).toHaveAttribute('src', /^\/assets\/cape-sheet-/)

  const pin = map.locator('a.map-pin').first()
  const name = (await pin.getAttribute('aria-label')) ?? ''
  const [number, business = ''] = name.split(', ')
  await expect(page.locator('.business-card').nth(Number(number) - 1)).toContainText(business)
  await pin.focus()
  await page.keyboard.press('Enter')
  const card = map.getByRole('dialog', { name: business })
  await expect(card.getByRole('link', { name: business, exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(pin).toBeFocused()

  const before = await pin.boundingBox()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await pin.boundingBox())?.x).toBeLessThan(before?.x ?? 0)
  await map.getByRole('button', { name: 'Show the whole Cape' }).click()
  await expect(map.locator('.map-cluster').first()).toBeVisible()

  // Several in one suburb: their names, each of which opens its card.
  await open(page, `${demoSite.url}/search`)
  await expect(map.getByRole('button', { name: 'Closer' })).toBeVisible()
  await page.locator('.business-card').first().hover()
  await expect(map.locator('.is-hovered')).toHaveCount(1)
})

test('the keyboard has a short way past the list to the map', { tag: '@slow' }, async ({
  page,
  demoSite,
}) => {
  await page.setViewportSize(DESKTOP)
  await open(page, demoSite.url + RESULTS)
  const skip = page.getByRole('link', { name: 'Skip to the map' })
  const map = page.getByRole('complementary', { name: 'Map of the results' })
  // Only the keyboard shows it.
  await expect(skip).toHaveCSS('clip-path', 'inset(50%)')
  await page.locator('.filters-note a').focus()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toHaveCSS('clip-path', 'none')
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(map.getByRole('group', { name: /^Map: arrow keys/ })).toBeFocused()

  await page.goto(`${demoSite.url}/search?q=zzqqxx`)
  await expect(skip).toHaveCount(0)
})

test('on a phone the list comes first, and a switch leads to the map and back', async ({
  page,
  demoSite,
}) => {
  await page.setViewportSize(PHONE)
  await open(page, demoSite.url + RESULTS)
  const map = page.getByRole('complementary', { name: 'Map of the results' })
  const views = page.getByRole('navigation', { name: 'List or map' })
  await expect(page.locator('.business-card').first()).toBeVisible()
  await expect(map).toBeHidden()
  await views.getByRole('link', { name: 'Map' }).click()
  await expect(map).toBeVisible()
  await expect(page.locator('.result-list')).toBeHidden()
  await expect(map.getByRole('button', { name: 'Closer' })).toBeVisible()
  await map.locator('a.map-pin').first().click()
  await expect(map.getByRole('dialog')).toBeInViewport()
  await expectNoSidewaysScroll(page)
  await views.getByRole('link', { name: 'List' }).click()
  await expect(map).toBeHidden()
  await expect(page.locator('.business-card').first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  test('the map is drawn, and its pins are links', { tag: '@slow' }, async ({
    page,
    demoSite,
    quiet,
  }) => {
    quiet.allow(/\.js csp$/)
    await page.goto(demoSite.url + RESULTS)
    await page.getByRole('link', { name: 'Map', exact: true }).click()
    const pin = page.locator('a.map-pin').first()
    await expect(pin).toBeInViewport()
    await pin.click()
    await expect(page).toHaveURL(/\/business\/\w{16}$/)
  })
})

test('suggestions come while typing, for keyboard and screen reader', async ({
  page,
  demoSite,
}) => {
  await page.setViewportSize(PHONE)
  await open(page, demoSite.url)
  const need = page.getByLabel('What do you need?')
  await need.click()
  await need.pressSequentially('plum')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(list.getByRole('option', { name: 'Plumber Trade' })).toBeVisible()
  await expect(need).toHaveAttribute('aria-expanded', 'true')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await need.pressSequentially('s')
  await expect(list.getByRole('option')).toHaveText(['PlumsteadPlace'])
  await page.keyboard.press('ArrowDown')
  const place = list.getByRole('option', { selected: true })
  await expect(place).toHaveText('PlumsteadPlace')
  await expect(need).toHaveAttribute(
    'aria-activedescendant',
    (await place.getAttribute('id')) ?? '',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?area=Plumstead$/)

  await expect(page.locator('.result-count [role=status]')).toBeVisible()
  const area = page.getByLabel('Which area?')
  await area.fill('')
  await area.pressSequentially('obs')
  await list.getByRole('option', { name: 'Observatory Place' }).click()
  await expect(area).toHaveValue('Observatory')
})

test.describe('near me', () => {
  test.use({ viewport: DESKTOP, geolocation: { latitude: -33.93812, longitude: 18.47034 } })

  test('asks only after a tap, and rounds; if denied, it offers the suburbs', {
    tag: '@slow',
  }, async ({ page, context, demoSite }) => {
    await open(page, `${demoSite.url}/search?q=restaurant&area=Sea+Point`)
    await page.getByRole('button', { name: 'Near me' }).click()
    await expect(
      page.getByText('We cannot tell where you are. Please choose a suburb.'),
    ).toBeVisible()
    await expect(page.getByLabel('Which area?')).toBeFocused()

    await context.grantPermissions(['geolocation'])
    await page.getByRole('button', { name: 'Near me' }).click()
    await expect(page).toHaveURL(/\/search\?q=restaurant&near=-33\.938%2C18\.470$/)
    await expect(page.getByRole('heading', { name: 'Nearby' })).toBeVisible()
    await page.getByRole('link', { name: 'Without Near me' }).click()
    await expect(page).toHaveURL(/\/search\?q=restaurant$/)

    // Also where results are ordered, on a phone without opening the map.
    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByText('Order Recommended').click()
    await page.getByRole('link', { name: 'Nearest to me' }).click()
    await expect(page).toHaveURL(/\/search\?q=restaurant&near=-33\.938%2C18\.470&sort=nearest$/)
    await context.clearPermissions()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Without Near me' }).click()
    await expect(page).toHaveURL(/\/search\?q=restaurant&sort=nearest$/)
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByText('Order Nearest').click()
    await page.getByRole('link', { name: 'Nearest to me' }).click()
    await expect(
      page.getByText('We cannot tell where you are. Please choose a suburb.'),
    ).toBeVisible()
  })
})
