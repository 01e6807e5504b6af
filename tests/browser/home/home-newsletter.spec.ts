import type { Page } from '@playwright/test'
import {
  expect,
  holdAnswers,
  open,
  refuseCalls,
  test,
  toastTitled,
} from '#tests/browser/fixtures.ts'

test.describe('the newsletter form', () => {
  const emailField = (page: Page) => page.getByLabel('Email address')
  const button = (page: Page) => page.locator('.newsletter-band').getByRole('button')

  for (const [typed, title, text] of [
    ['  ', 'Email Required', 'Please enter your email address.'],
    ['not an address', 'Invalid Email', 'Please enter a valid email address.'],
    ['two@at@example.co.za', 'Invalid Email', 'Please enter a valid email address.'],
  ] as const) {
    test(`refuses "${typed}" without asking the server`, { tag: '@slow' }, async ({
      page,
      demoSite,
    }) => {
      await open(page, demoSite.url)
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await emailField(page).fill(typed)
      await button(page).click()
      await expect(toastTitled(page, title)).toBeVisible()
      await expect(page.getByText(text, { exact: true })).toBeVisible()
      expect(asked).not.toContain('/api/newsletter')
    })
  }

  test('waits, thanks and clears its field', async ({ page, demoSite }) => {
    await open(page, demoSite.url)
    const answer = Promise.withResolvers<void>()
    let sent: unknown
    await page.route('**/api/newsletter', async (route) => {
      sent = route.request().postDataJSON()
      await answer.promise
      await route.continue()
    })
    await emailField(page).fill(' thandi@example.co.za ')
    // Comes with the code that looks after the focus.
    await expect(page.locator('.heart').first()).toBeAttached()
    await button(page).click()
    await expect(button(page)).toHaveText('...')
    await expect(button(page)).toBeDisabled()
    await expect(emailField(page)).toBeDisabled()
    answer.resolve()
    await expect(toastTitled(page, 'Success! 🎉')).toBeVisible()
    await expect(
      page.getByText('Thank you for subscribing to our newsletter!', { exact: true }),
    ).toBeVisible()
    await expect(emailField(page)).toHaveValue('')
    await expect(button(page)).toHaveText('Subscribe')
    // Disabled it lost the focus.
    await expect(button(page)).toBeFocused()
    expect(sent).toMatchObject({ name: '', email: 'thandi@example.co.za', phone: '' })
  })

  test('sends what was typed before the page was interactive', { tag: '@slow' }, async ({
    page,
    demoSite,
  }) => {
    const release = await holdAnswers(page, /assets\/entry-client-/)
    await page.goto(demoSite.url, { waitUntil: 'domcontentloaded' })
    await emailField(page).fill('early@example.co.za')
    release()
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'yes')
    await expect(emailField(page)).toHaveValue('early@example.co.za')
    await button(page).click()
    await expect(toastTitled(page, 'Success! 🎉')).toBeVisible()
  })

  test('keeps what was typed when the server refuses', { tag: '@slow' }, async ({
    page,
    demoSite,
    quiet,
  }) => {
    quiet.allow(/status of 503/)
    await open(page, demoSite.url)
    await refuseCalls(page, '/api/newsletter', 503, 'Please try later.')
    await emailField(page).fill('thandi@example.co.za')
    await button(page).click()
    await expect(toastTitled(page, 'Subscription Failed')).toBeVisible()
    await expect(page.getByText('503: Please try later.', { exact: true })).toBeVisible()
    await expect(emailField(page)).toHaveValue('thandi@example.co.za')
    await expect(button(page)).toBeEnabled()
  })

  test('says so when the network is down', { tag: '@slow' }, async ({ page, demoSite, quiet }) => {
    quiet.allow(/ERR_FAILED|api\/newsletter/)
    await open(page, demoSite.url)
    await page.route('**/api/newsletter', (route) => route.abort())
    await emailField(page).fill('thandi@example.co.za')
    await button(page).click()
    await expect(toastTitled(page, 'Subscription Failed')).toBeVisible()
    await expect(
      page.getByText('Failed to subscribe. Please try again.', { exact: true }),
    ).toBeVisible()
    await expect(emailField(page)).toHaveValue('thandi@example.co.za')
  })
})
