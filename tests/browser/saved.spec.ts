import { askAbout, formPages, savedPage } from '#shared/paths.ts'
import { findBookingLinks } from './booking-links.ts'
import {
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  PHONE,
  test,
} from './fixtures.ts'

const LIST = '/category/restaurants'

test.describe('saved businesses', () => {
  test.use({ viewport: PHONE })

  test('are saved with the heart, on this device and in all its tabs', async ({
    page,
    context,
    browser,
    demoSite,
  }) => {
    await open(page, demoSite.url + LIST)
    const card = page.locator('.business-card').first()
    const name = (await card.locator('h2').textContent()) ?? ''
    // The first touch loads the hearts, into reserved space.
    const before = await card.boundingBox()
    await page.mouse.move(5, 300)
    const heart = card.getByRole('button', { name: `Save ${name}` })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    expect(await card.boundingBox()).toEqual(before)
    const { width = 0, height = 0 } = (await heart.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)

    const other = await context.newPage()
    await other.goto(`${demoSite.url}${savedPage}`)
    await expect(other.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()

    await heart.focus()
    await page.keyboard.press('Enter')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(new URL(page.url()).pathname).toBe(LIST)
    await expect(other.locator('.business-card h2')).toHaveText([name])
    await expect(other.getByRole('heading', { name: 'Nothing saved yet' })).toBeHidden()
    await other.close()

    // Client-side navigation to the next page, and back.
    await card.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('button', { name: `Save ${name}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    )

    await page.evaluate(() => {
      const saved = JSON.parse(localStorage.getItem('saved') ?? '[]')
      localStorage.setItem('saved', JSON.stringify([...saved, { id: 'gone', name: 'Old Harbour' }]))
    })
    await page.goto(`${demoSite.url}${savedPage}`)
    await expect(page.locator('.business-card h2')).toHaveText([name])
    await expect(page.getByText('Old Harbour')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove Old Harbour' }).click()
    await expect(page.getByText('Old Harbour')).toHaveCount(0)

    await page.evaluate(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share')
      Reflect.deleteProperty(Navigator.prototype, 'clipboard')
    })
    const copied = page.waitForEvent('dialog')
    const pressed = page.getByRole('button', { name: 'Share this list' }).click()
    const prompt = await copied
    const address = prompt.defaultValue()
    await prompt.accept()
    await pressed

    const friend = await browser.newPage({ viewport: DESKTOP })
    await friend.goto(address)
    await friend.getByRole('button', { name: 'Save all' }).click()
    await expect(friend.getByRole('button', { name: `Save ${name}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(friend.getByRole('link', { name: 'Saved' })).toHaveAttribute('data-count', '1')
    await friend.close()
  })

  test('a browser without storage says so, and an offline one shows the names', {
    tag: '@slow',
  }, async ({ page, context, demoSite, quiet }) => {
    quiet.allow(/ERR_INTERNET_DISCONNECTED/)
    await page.goto(`${demoSite.url}${savedPage}`)
    await expect(page.getByText('Nothing saved yet')).toBeVisible()
    await page.evaluate(() =>
      localStorage.setItem('saved', JSON.stringify([{ id: 'x1', name: 'Old Harbour' }])),
    )
    await context.setOffline(true)
    await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'saved' })))
    await expect(page.getByText('No signal. These are saved on this device:')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Old Harbour' })).toBeVisible()
    await context.setOffline(false)

    await page.goto(`${demoSite.url}/area/observatory`)
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    const heart = page.locator('.business-card .heart').first()
    await heart.click()
    await expect(page.getByText('Not saved: this browser stores nothing')).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  })
})

test('what was booked by a form is among my bookings', async ({ page, demoSite }) => {
  await page.setViewportSize(PHONE)
  await page.goto(demoSite.url + LIST)
  const cards = page.locator('.business-card h2 a')
  const [first, second] = await cards.evaluateAll((links) =>
    links.map((link) => ({
      id: link.getAttribute('href')?.split('/').pop() ?? '',
      name: link.textContent ?? '',
    })),
  )
  if (!first || !second) throw new Error('The list is too short.')
  const send = async (email: string) => {
    await page.getByLabel('Name').fill('Nomsa Dlamini')
    await page.getByLabel('Phone').fill('082 000 0100')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send Request' }).click()
  }
  await page.goto(demoSite.url + askAbout({ business: [first.id, second.id] }))
  await send('form-group@example.co.za')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking request sent!')
  await page.waitForLoadState()
  const answers = await page.getByRole('link', { name: 'See all answers' }).getAttribute('href')
  await page.goto(demoSite.url + formPages.booking({ business: first.id }))
  await send('form-one@example.co.za')
  await expect(page).toHaveURL(/\/booking\//)
  await page.waitForLoadState()
  const ticket = new URL(page.url()).pathname

  await page.goto(demoSite.url + savedPage)
  const own = page.getByRole('region', { name: 'My bookings' })
  await expect(own.getByRole('link')).toHaveCount(2)
  await expect(own.getByRole('link').first()).toHaveText(first.name)
  await expect(own.getByRole('link').first()).toHaveAttribute('href', ticket)
  await expect(own.getByRole('link').last()).toHaveAttribute('href', String(answers))
  await own.getByRole('button', { name: `Remove ${first.name}`, exact: true }).click()
  await page.reload()
  await expect(own.getByRole('link')).toHaveText([/, /])
  await expect(own.getByRole('link')).toContainText(second.name)
})

test.describe('asking several', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false })

  test('works from the results to the sent request without script', { tag: '@slow' }, async ({
    page,
    demoSite,
  }) => {
    await page.goto(demoSite.url + LIST)
    await page.getByRole('link', { name: 'Ask several at once' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask several at once')
    await page.getByRole('button', { name: 'Ask these' }).click()
    await expect(page.getByRole('alert')).toHaveText('Please choose at least one business.')
    const cards = page.locator('.ask-list li')
    const names: string[] = []
    for (const at of [0, 1, 2]) {
      names.push((await cards.nth(at).locator('h2').textContent()) ?? '')
      // The whole card is the checkbox.
      await cards.nth(at).click({ position: { x: 40, y: 40 } })
      await expect(cards.nth(at).getByRole('checkbox')).toBeChecked()
    }
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Ask these' }).click()
    await expect(page.locator('.ask__chosen a')).toHaveText(names)
    const address = await page.locator('.ask__chosen a').first().getAttribute('href')
    const businessId = address?.split('/').pop() ?? ''
    await page.getByLabel('Name').fill('Nomsa Dlamini')
    await page.getByLabel('Phone').fill('082 000 0100')
    await page.getByLabel('Email').fill('nomsa-asks@example.co.za')
    await page.getByLabel('Notes').fill('A table for four.')
    await page.getByRole('button', { name: 'Send Request' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking request sent!')
    for (const name of names) await expect(page.getByText(name)).toBeVisible()

    const links = await findBookingLinks(demoSite, 'nomsa-asks@example.co.za', businessId)
    await page.goto(links.owner)
    await page.getByRole('button', { name: 'Accept' }).first().click()
    await page.goto(links.group)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${names[0]} said yes`)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Cancel the others' }).click()
    await expect(page.getByText('Waiting for an answer')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Cancel the others' })).toHaveCount(0)
  })
})
