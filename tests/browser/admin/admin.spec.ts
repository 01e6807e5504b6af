import { readFileSync } from 'node:fs'
import { moneyPages, pages } from '#shared/paths.ts'
import { formatCount } from '#shared/text/numbers.ts'
import { keysOf } from '#shared/text/one-of.ts'
import {
  ADMIN_PASSWORD,
  expect,
  expectNoSidewaysScroll,
  FLOW_WIDTHS,
  holdAnswers,
  open,
  test,
  toastTitled,
} from '#tests/browser/fixtures.ts'
import { ADMIN_TABS, MAIN_ADMIN_TABS } from '#web/components/admin/admin-search.ts'
import { OWNER, openMore, openTab, seedPanel, signInAsAdmin } from './admin-site.ts'

test.beforeAll(({ emptySite }) => seedPanel(emptySite, ['phone', 'desktop']))

test('lists are cards on a phone and a tablet', { tag: '@slow' }, async ({
  page,
  emptySite: { url },
}) => {
  await openTab(page, url)
  await expect(page.getByRole('tab')).toHaveText(Object.values(MAIN_ADMIN_TABS))
  for (const tab of keysOf(ADMIN_TABS)) {
    const name = ADMIN_TABS[tab]
    if (tab in MAIN_ADMIN_TABS) await page.getByRole('tab', { name }).click()
    else await openMore(page, name)
    await expect(
      page.locator('.admin-tabs [aria-selected=true], .admin-tabs [aria-current]'),
    ).toHaveText(new RegExp(`^${name}`))
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    for (const [width, height] of [
      [768, 1024],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      const tables = page.locator('main .table-scroll:visible')
      expect(
        await tables.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth)),
      ).toEqual([])
    }
  }
})

test.describe('without script on a small phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } })

  test('the tabs take two rows, and all pages are reached with the keyboard', async ({
    page,
    emptySite: { url },
  }) => {
    await signInAsAdmin(page.request, url)
    await page.goto(url + moneyPages.money)
    const tops = await page
      .locator('.admin-tabs .tabs a')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    expect(tops).toHaveLength(4)
    expect(new Set(tops).size).toBe(2)
    const more = page.getByRole('button', { name: 'More' })
    await more.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('navigation', { name: 'More for admins' })
    await expect(sheet.getByRole('link', { name: 'Money' })).toHaveAttribute('aria-current', 'page')
    await page.keyboard.press('Tab')
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused()
    const links = await sheet.getByRole('link').all()
    expect(links.length).toBeGreaterThan(9)
    for (const link of links) {
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
      await expect(link).toBeInViewport({ ratio: 1 })
    }
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(more).toBeFocused()
  })
})

test('a session that ended meanwhile leads to the sign-in screen', async ({
  page,
  emptySite: { url },
  quiet,
}) => {
  await openTab(page, url)
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.context().clearCookies()
  quiet.allow(/401 \(Unauthorized\)/)
  await openMore(page, 'Activity')
  await expect(page).toHaveURL(/\/auth$/)
})

for (const [width, viewport] of FLOW_WIDTHS) {
  test.describe(`the admin's side on a ${width}`, () => {
    test.use({ viewport })

    test('login says what is missing and what is wrong, and lets an admin in', async ({
      page,
      emptySite: { url },
      quiet,
    }) => {
      quiet.allow(/status of 401/)
      const logged: string[] = []
      page.on('console', (message) => logged.push(message.text()))
      await open(page, `${url}${pages.admin}`)
      await expect(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible()
      const signIn = page.getByRole('button', { name: 'Sign In', exact: true })
      await signIn.click()
      await expect(page.getByText('Username is required', { exact: true })).toBeVisible()
      await expect(page.getByText('Password is required', { exact: true })).toBeVisible()
      await page.getByLabel('Username').fill('admin')
      await page.getByLabel('Password').fill('not this one')
      await signIn.click()
      await expect(page.getByRole('alert')).toContainText('401: ')
      await expect(page.getByText('Username is required')).toHaveCount(0)
      expect(logged.join('\n')).toContain('Login failed')
      await expect(toastTitled(page, 'Login failed')).toHaveCount(0)
      await page.getByLabel('Password').fill(ADMIN_PASSWORD)
      await signIn.click()
      await expect(page).toHaveURL(`${url}${pages.adminPanel}`)
      await expect(toastTitled(page, 'Welcome back!')).toBeVisible()
      await page.goto(`${url}${pages.admin}`)
      await expect(page).toHaveURL(`${url}${pages.adminPanel}`)
      // A read that logging out overtakes is answered 401, which the browser logs.
      await page.waitForLoadState('networkidle')
      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(toastTitled(page, 'Logged out')).toBeVisible()
      await expect(page).toHaveURL(`${url}${pages.auth}`)
    })

    test('an owner is sent to the dashboard, from the login and from the panel', async ({
      page,
      emptySite: { url },
      quiet,
    }) => {
      quiet.allow(/status of 401/)
      await open(page, `${url}${pages.admin}`)
      await page.getByLabel('Username').fill(OWNER.email)
      await page.getByLabel('Password').fill(OWNER.password)
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await expect(page).toHaveURL(`${url}${pages.dashboard}`)
      await page.goto(`${url}${pages.adminPanel}?tab=users`)
      await expect(page).toHaveURL(`${url}${pages.dashboard}`)
    })

    test('the overview counts up to the figures and shows the five newest', async ({
      page,
      emptySite: { url },
    }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await signInAsAdmin(page.request, url)
      const stats = await (await page.request.get(`${url}/api/admin/stats`)).json()
      await page.goto(`${url}${pages.adminPanel}`)
      const card = (label: string) => page.getByRole('listitem').filter({ hasText: label })
      // During the animation the figure is lower; after two seconds it is complete.
      await expect(card('Total ratings').locator('b')).toHaveText(formatCount(stats.totalRatings))
      await expect(card('Total businesses').locator('b')).toHaveText(
        formatCount(stats.totalBusinesses),
      )
      await expect(card('Newsletter signups').locator('b')).toHaveText('52')
      await expect(card('Monthly revenue').locator('b')).toHaveText(
        `R${formatCount(stats.monthlyRevenue)}`,
      )
      for (const [label, hint] of [
        ['Total businesses', '+12 this month'],
        ['Active subscriptions', '70% conversion'],
        ['Premium users', '38% of active'],
        ['Monthly revenue', '+15% from last month'],
      ] as const)
        await expect(card(label).getByText(hint, { exact: true })).toBeVisible()
      await expect(card('Total bookings')).toBeVisible()
      const recent = page.getByRole('region', { name: 'Recent signups' }).getByRole('row')
      await expect(recent).toHaveCount(1 + 5)
      await expectNoSidewaysScroll(page)
    })

    test('the overview says what does not work and what the operator must change', async ({
      page,
      emptySite: { url },
    }) => {
      await signInAsAdmin(page.request, url)
      const warning =
        "PAYFAST_URL is https://sandbox.payfast.co.za: Payfast's sandbox charges nobody."
      const fault =
        'The backup failed on 18 November 2026, 03:00: ENOSPC, /var/backups/a-long-name.'
      await page.route('**/api/admin/stats', async (route) => {
        const answer = await route.fetch()
        await route.fulfill({
          response: answer,
          json: { ...(await answer.json()), faults: [fault], warnings: [warning] },
        })
      })
      await page.goto(`${url}${pages.adminPanel}`)
      await expect(page.getByRole('alert')).toHaveText([fault, warning])
      await expectNoSidewaysScroll(page)
    })

    test('with reduced motion the figures do not count up', { tag: '@slow' }, async ({
      page,
      emptySite: { url },
    }) => {
      await signInAsAdmin(page.request, url)
      // Stops at the first frame: an animated figure would not be complete.
      await page.addInitScript(() => {
        window.requestAnimationFrame = () => 0
      })
      const answers = await holdAnswers(page, /\/api\/admin\//)
      await page.goto(`${url}${pages.adminPanel}`)
      const signups = page.getByRole('listitem').filter({ hasText: 'Newsletter signups' })
      await expect(page.locator('.stat .skeleton').first()).toBeVisible()
      answers()
      await expect(signups.locator('b')).toHaveText('52')
    })

    test('users can be searched, filtered, sorted and paged, in the address', {
      tag: '@slow',
    }, async ({ page, emptySite: { url } }) => {
      await openTab(page, url)
      await page.getByRole('tab', { name: 'User Management' }).click()
      await expect(page).toHaveURL(/\?tab=users$/)
      const rows = page.getByRole('region', { name: 'Users' }).locator('tbody tr')
      const list = page.locator('.admin__list')
      await expect(rows).toHaveCount(50)
      const table = page.getByRole('region', { name: 'Users' })
      expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
      await page.getByRole('link', { name: 'Next' }).click()
      await expect(page).toHaveURL(/page=2/)
      await expect(page.getByText('Page 2 of 2')).toBeVisible()
      await expect(rows).not.toHaveCount(50)

      // A pause after a space already starts a search, and must not remove the space.
      await page.getByLabel('Search users').fill('FILLER ')
      await expect(page).toHaveURL(/\?tab=users&q=FILLER$/)
      await page.getByLabel('Search users').pressSequentially('1')
      await expect(rows).toHaveCount(10)
      await expect(page.getByText('10 users', { exact: true })).toBeVisible()
      await expect(page).toHaveURL(/\?tab=users&q=FILLER\+1$/)
      await page.getByLabel('Sort by').selectOption('Business name')
      await expect(rows.first()).toContainText('Filler 10')
      await page.reload()
      await expect(page.getByLabel('Search users')).toHaveValue('FILLER 1')
      await expect(rows).toHaveCount(10)
      await expect(rows.first()).toContainText('Filler 10')

      for (const found of ['cafe', 'tafel@blou', 'blou@example', 'cape flats']) {
        await page.getByLabel('Search users').fill(found)
        await expect(page).toHaveURL((address) => address.searchParams.get('q') === found)
        await expect(list).toHaveAttribute('aria-busy', 'false')
        await expect(rows).toHaveCount(1)
        await expect(rows.first()).toContainText('=Café "Blou", Bergie')
      }
      await page.getByLabel('Status').selectOption('PAUSED')
      await expect(page.getByText('No users found', { exact: true })).toBeVisible()
      await page.getByLabel('Status').selectOption('All')
      await expect(rows).toHaveCount(1)
      await expect(list).toHaveAttribute('aria-busy', 'false')
      await expectNoSidewaysScroll(page)
    })

    test('exports exactly the users that match', { tag: '@slow' }, async ({
      page,
      emptySite: { url },
    }) => {
      await openTab(page, url, '?tab=users&q=blou')
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export CSV' }).click(),
      ])
      await expect(toastTitled(page, 'Export Complete')).toBeVisible()
      expect(download.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/)
      expect(readFileSync(await download.path(), 'utf8')).toBe(
        '\uFEFF"Business Name","Email","Plan","Status","Area","Created Date"\r\n' +
          '"\'=Café ""Blou"", Bergie","blou@example.co.za","PREMIUM","ACTIVE","Cape Flats","2024-07-01"\r\n',
      )
    })

    test('exports the whole list, not only the page that shows', async ({
      page,
      emptySite: { url },
    }) => {
      await openTab(page, url, '?tab=users&q=filler')
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export CSV' }).click(),
      ])
      const lines = readFileSync(await download.path(), 'utf8').split('\r\n')
      expect(lines).toHaveLength(1 + 55 + 1)
    })

    test('the newsletter lists, pages and exports; Brevo is announced', { tag: '@slow' }, async ({
      page,
      emptySite: { url },
    }) => {
      await openTab(page, url, '?tab=newsletter')
      const rows = page.getByRole('region', { name: 'Newsletter signups' }).locator('tbody tr')
      await expect(rows).toHaveCount(50)
      await expect(rows.first()).toContainText('reader-1@example.co.za')
      await expect(rows.nth(1)).toContainText('Unsubscribed')
      await expect(rows.nth(3)).toContainText('Not confirmed')
      await page.getByRole('link', { name: 'Next' }).click()
      await expect(rows).toHaveCount(2)
      await page.getByRole('button', { name: 'Add to Brevo List' }).click()
      await expect(toastTitled(page, 'Brevo integration is coming soon.')).toBeVisible()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export CSV' }).click(),
      ])
      await expect(toastTitled(page, 'Export Complete')).toBeVisible()
      const lines = readFileSync(await download.path(), 'utf8').split('\r\n')
      expect(lines.slice(0, 3)).toEqual([
        '\uFEFF"Name","Email","Phone","Signup Date"',
        '"Nomsa ""Noms"" Dlamini","reader-1@example.co.za","\'+27 82 000 0000","2024-06-30"',
        '"","reader-3@example.co.za","","2024-06-28"',
      ])
      expect(lines).toHaveLength(1 + 50 + 1)
      await expectNoSidewaysScroll(page)
    })
  })
}
