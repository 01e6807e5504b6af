import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page, type Response } from '@playwright/test'
import { migrate } from '#server/platform/db/migrate.ts'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { databaseFile, openSqlite, openSqliteFile } from '#server/platform/db/sqlite.ts'
import { effort } from '#tests/helpers/effort.ts'
import { startSmtpServer, type TestSmtpServer } from '#tests/helpers/servers/smtp-server.ts'
import { SiteProcess } from '#tests/helpers/site-process.ts'
import { copyDemoCity, newDataDir, removeDataDir } from './demo-city.ts'
import { answerForeignAddresses, type ForeignAddresses } from './foreign-addresses.ts'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

/** What must hold on either: on a phone in `npm test`, on a desktop in `npm run test:slow`. */
export const DEVICES = [
  { device: 'phone', details: {}, viewport: PHONE },
  { device: 'desktop', details: { tag: '@slow' }, viewport: DESKTOP },
] as const

/**
 * The widths of multi-step flows: a phone in `npm test`, both in
 * `npm run proof -- screens`. That every screen fits both is tested on its own in either.
 */
export const FLOW_WIDTHS = Object.entries(
  effort<Record<string, typeof PHONE>>({ phone: PHONE }, { phone: PHONE, desktop: DESKTOP }),
)

/** The admin's of the empty site. */
export const ADMIN_PASSWORD = 'only the admin knows'

type Write = (db: Db) => Promise<void>

export interface Site {
  url: string
  dataDir: string
  /** Writes to the database of the running site; its cached pages are not invalidated. */
  write(write: Write): Promise<void>
  /**
   * Writes what the tests of a file share, once for each site: Playwright runs beforeAll again for
   * every group of tests that a worker takes from the file.
   */
  seed<Result>(name: string, write: (db: Db) => Promise<Result>): Promise<Result>
}

/**
 * Each worker has one browser, one mail server and two sites for all files. An override of any of these would
 * be another worker: a single test with other settings, or one that counts what is there, takes `startSite`.
 */
interface WorkerFixtures {
  /** Gets the mails of the empty site. */
  smtp: TestSmtpServer
  /** Without a demo city: the tests add what they need, and leave it there. */
  emptySite: Site
  demoSite: Site
}

interface TestFixtures {
  /** A site of the test's own with these settings, empty but for what is written. */
  startSite(environment: Record<string, string>, write?: Write): Promise<Site>
  /** Fails the test on an unexpected console error, page error or failed request. */
  quiet: { allow(pattern: RegExp): void }
  foreign: ForeignAddresses
}

async function writeTo<Result>(
  { db, close }: OpenedDatabase,
  write: (db: Db) => Promise<Result>,
): Promise<Result> {
  try {
    return await write(db)
  } finally {
    await close()
  }
}

interface StartedSite extends Site {
  close(): Promise<void>
}

/** It is killed: a graceful shutdown would first wait a second for a proxy. */
async function startSiteIn(
  dataDir: string,
  environment: Record<string, string>,
): Promise<StartedSite> {
  const site = new SiteProcess({ DATA_DIR: dataDir, RATE_LIMIT: 'off', ...environment })
  await site.start()
  const writeBeside = <Result>(write: (db: Db) => Promise<Result>) =>
    writeTo(openSqliteFile(databaseFile(dataDir), { readOnly: false }), write)
  const seeded = new Map<string, unknown>()
  return {
    url: site.url,
    dataDir,
    write: writeBeside,
    seed: async <Result>(name: string, write: (db: Db) => Promise<Result>) => {
      if (!seeded.has(name)) seeded.set(name, await writeBeside(write))
      return seeded.get(name) as Result
    },
    close: async () => {
      await site.kill()
      removeDataDir(dataDir)
    },
  }
}

async function startEmptySite(environment: Record<string, string>, write?: Write) {
  const dataDir = newDataDir()
  if (write) {
    const opened = openSqlite(dataDir)
    await migrate(opened)
    await writeTo(opened, write)
  }
  return startSiteIn(dataDir, { DEMO: 'off', ...environment })
}

async function provideSite(starting: Promise<StartedSite>, use: (site: Site) => Promise<void>) {
  const site = await starting
  await use(site)
  await site.close()
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture names its needs by destructuring, and this one has none.
    async ({}, use) => {
      const smtp = await startSmtpServer()
      await use(smtp)
      await smtp.close()
    },
    { scope: 'worker' },
  ],

  emptySite: [
    ({ smtp }, use) =>
      provideSite(
        startEmptySite({
          ADMIN_PASSWORD,
          PAYMENT_URL_PREMIUM: 'https://pay.example/premium',
          SMTP_URL: smtp.url,
        }),
        use,
      ),
    { scope: 'worker' },
  ],

  demoSite: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    ({}, use) => provideSite(startSiteIn(copyDemoCity(), { DEMO: 'on' }), use),
    { scope: 'worker' },
  ],

  startSite: async ({ page }, use) => {
    const started: StartedSite[] = []
    await use(async (environment, write) => {
      const site = await startEmptySite(environment, write)
      started.push(site)
      return site
    })
    // Otherwise a page that still loads would fail on the site that has ended.
    await page.close()
    for (const site of started) await site.close()
  },

  quiet: [
    async ({ page, javaScriptEnabled }, use) => {
      const seen: string[] = []
      const allowed: RegExp[] = []
      // A blocked eval that the code catches is a console error in Firefox only.
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) => {
          if (blockedURI === 'eval') reportError(new Error(`Content policy: ${violatedDirective}`))
        })
      })
      page.on('console', (message) => {
        // A header that a browser cannot parse is only a warning.
        const unread = message.type() === 'warning' && /Error with .* header/.test(message.text())
        if (message.type() === 'error' || unread)
          seen.push(`console: ${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', (error) => seen.push(`page: ${error.message}`))
      page.on('requestfailed', (request) => {
        // A navigation or a closed page cancels requests in flight; that is not an error. Nor is a
        // script that a browser without JavaScript does not fetch.
        const reason = request.failure()?.errorText ?? ''
        const expected = reason === 'net::ERR_ABORTED' || (!javaScriptEnabled && reason === 'csp')
        if (!expected) seen.push(`request: ${request.url()} ${reason}`)
      })
      await use({ allow: (pattern) => allowed.push(pattern) })
      expect(seen.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([])
    },
    { auto: true },
  ],

  foreign: [
    async ({ page }, use) => {
      const unexpected: string[] = []
      await use(await answerForeignAddresses(page, (url) => unexpected.push(url)))
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * axe finds nothing wrong against WCAG 2.2 AA on the current page, or in one part of it:
 * behind an open dialog the page is hidden from assistive technology, and axe would miss its main.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page })
  if (part !== undefined) axe.include(part)
  const { violations } = await axe
    // Passed rules are not needed: axe need not describe them.
    .options({ resultTypes: ['violations'] })
    // The other mode opens a second page to merge the results of several frames; a page of one
    // frame has the same findings without it, in half the time.
    .setLegacyMode(page.frames().length === 1)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(
    violations.map((violation) => ({
      rule: violation.id,
      where: violation.nodes.map((node) => node.target.join(' ')),
    })),
  ).toEqual([])
}

/** No horizontal overflow. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // The window has its new width before the layout is done.
  await expect
    .poll(() =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    )
    .toBeLessThanOrEqual(0)
}

/** None of them overlaps another, reaches out of the window or overflows. */
export async function expectApart(items: Locator): Promise<void> {
  const badlyPlaced = () =>
    items.evaluateAll((elements) => {
      const boxes = elements.map((element) => element.getBoundingClientRect())
      return elements
        .filter((element, index) => {
          const box = boxes[index] as DOMRect
          const liesOver = (other: DOMRect) =>
            other !== box &&
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 1 &&
            other.top < box.bottom - 1
          const isCut =
            element.scrollWidth > element.clientWidth + 1 &&
            getComputedStyle(element).overflowX === 'visible'
          return isCut || box.right > innerWidth + 1 || boxes.some(liesOver)
        })
        .map((element) => element.textContent)
    })
  await expect(items).not.toHaveCount(0)
  await expect.poll(badlyPlaced).toEqual([])
}

/** Loads a page until it has taken over from the server's HTML: handlers are there. */
export async function open(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address)
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'yes')
  return answer
}

/** Delays the responses of API calls until they are released, to test a page that loads. */
export async function holdAnswers(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Calls to an address of the API are rejected with the server's message. */
export async function refuseCalls(page: Page, path: string, status: number, detail: string) {
  await page.route(`**${path}`, (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status, title: 'Refused', detail }),
    }),
  )
}

/** The visible toast, by its title or its text. */
export function toastTitled(page: Page, title: string) {
  return page.getByRole('region', { name: /notifications/i }).getByText(title, { exact: true })
}

export { expect }
