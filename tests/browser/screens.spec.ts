import type { Page, Request } from '@playwright/test'
import { claimToken } from '#server/features/claims/claim-code.ts'
import { conversationToken } from '#server/features/desk/conversation-links.ts'
import { editToken } from '#server/features/reviews/edit-token.ts'
import { newId } from '#server/platform/db/new-id.ts'
import { getSecret } from '#server/platform/db/secret.ts'
import { reviewPages, withToken } from '#shared/paths.ts'
import { claimPages } from '#shared/supply/claim-paths.ts'
import { book } from './booking-links.ts'
import { DEVICES, expect, expectAccessible, PHONE, type Site, test } from './fixtures.ts'
import { findLayoutFaults } from './layout-faults.ts'
import { type Demo, SCREENS, type Screen } from './screen-list.ts'

/** Every screen is opened once: is it accessible, does it fit, is it light enough for a phone? */

const PASSWORD = 'tafelberg-2024'
const KILOBYTE = 1024
const SCRIPT_LIMIT = 125 * KILOBYTE
const TOTAL_LIMIT = 300 * KILOBYTE

/** Window sizes and text sizes in which nothing may be cut off or overlap. */
const SIZES = {
  phone: [
    { width: 320, height: 640, text: '100%' },
    // Where the layouts of phone and desktop meet.
    { width: 768, height: 1024, text: '200%' },
  ],
  desktop: [
    { width: 360, height: 640, text: '200%' },
    { width: 1024, height: 768, text: '200%' },
    { width: 1440, height: 900, text: '200%' },
  ],
}

async function readDemo(page: Page, site: Site): Promise<Demo> {
  const ids = new Map<string, string>()
  let review = ''
  let reviewToEdit = ''
  let owner = ''
  let claim = ''
  const imports: Demo['imports'] = { finished: '', columns: newId(), ready: newId() }
  let conversation = { id: '', token: '' }
  await site.write(async (db) => {
    const businesses = await db.selectFrom('businesses').select(['id', 'businessName']).execute()
    for (const { id, businessName } of businesses) ids.set(businessName, id)
    const link = { googleReviewUrl: 'https://g.page/r/apostles/review' }
    const own = ids.get('Apostles Beach House') ?? ''
    await db.updateTable('businesses').set(link).where('id', '=', own).execute()
    // Its title has one of the longest words among the names.
    const ratings = db.selectFrom('ratings').select('id').orderBy('id')
    const ofBusiness = ratings.where('businessId', '=', ids.get('Die Wimperkamer') ?? '')
    review = (await ofBusiness.executeTakeFirstOrThrow()).id
    const email = 'writer@example.co.za'
    const at = new Date().toISOString()
    const writer = { ratingId: review, email, tokenHash: 'none', confirmedAt: at, createdAt: at }
    await db
      .insertInto('reviewWriters')
      .values(writer)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const secret = await getSecret(db, undefined)
    reviewToEdit = withToken(reviewPages.edit, editToken(secret, review, email))
    const written = db.selectFrom('conversations').select('id').where('state', '=', 'new')
    const { id } = await written.orderBy('isPremium', 'desc').executeTakeFirstOrThrow()
    conversation = { id, token: conversationToken(secret, 'device', id) }
    const users = db.selectFrom('users').select('id').where('email', '=', 'premium@example.co.za')
    owner = (await users.executeTakeFirstOrThrow()).id
    const claims = db.selectFrom('claims').select('id').where('state', '=', 'open')
    claim = claimPages.own(claimToken(secret, (await claims.executeTakeFirstOrThrow()).id))
    const finished = db.selectFrom('imports').selectAll().where('state', '=', 'done')
    const one = await finished.executeTakeFirstOrThrow()
    const rows = db.selectFrom('importRows').selectAll().where('importId', '=', one.id)
    const itsRows = await rows.execute()
    for (const state of ['columns', 'ready'] as const) {
      const importId = imports[state]
      await db
        .insertInto('imports')
        .values({ ...one, id: importId, state })
        .execute()
      await db
        .insertInto('importRows')
        .values(itsRows.map((row) => ({ ...row, importId, outcome: null })))
        .execute()
    }
    imports.finished = one.id
  })
  const business = (name: string) => ids.get(name) ?? ''
  const { visitor, owner: answer } = await book(page, site, {
    businessId: business('Apostles Beach House'),
    name: 'Thandeka Mokoena-Featherstonehaugh',
    phone: '082 000 0100',
    email: 'thandeka@example.co.za',
    dateISO: new Date(Date.now() + 9 * 24 * 3600 * 1000).toISOString(),
  })
  const pathOf = (link: string) => new URL(link).pathname
  const booking = { visitor: pathOf(visitor), owner: pathOf(answer) }
  return { business, review, reviewToEdit, owner, imports, claim, conversation, booking }
}

/** Counts transferred bytes with their headers, without the video. */
function weigh(page: Page, photos: Screen['weighed']) {
  const leftOut = photos === 'with photos' ? /hero-loop/ : /\/images\/|hero-loop/
  const sizes: Promise<{ script: number; all: number }>[] = []
  const weighRequest = (request: Request) => {
    if (leftOut.test(request.url())) return
    const isScript = new URL(request.url()).pathname.endsWith('.js')
    sizes.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
        // Fetched first and then imported from the cache: transferred once.
        script: isScript ? Math.max(0, responseBodySize) : 0,
        all: Math.max(0, responseBodySize + responseHeadersSize),
      })),
    )
  }
  page.on('requestfinished', weighRequest)
  return async () => {
    await page.waitForLoadState('networkidle')
    page.off('requestfinished', weighRequest)
    const sum = { script: 0, all: 0 }
    for (const { script, all } of await Promise.all(sizes)) {
      sum.script += script
      sum.all += all
    }
    return sum
  }
}

async function settle(page: Page): Promise<void> {
  await expect(page.locator('.spinner, .skeleton')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

/**
 * What is below a phone's first screen has only an estimated height until the page is hydrated, and a landing page
 * never is: its content would seem to lie over what follows. It is laid out as for somebody who has come near.
 */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>(
      '.later, .footer, .section-band__inner, .business-grid > li',
    ))
      element.style.contentVisibility = 'visible'
  })

async function openScreen(page: Page, site: Site, screen: Screen): Promise<void> {
  const { address, account, dialog, weighed } = screen
  if (account !== undefined) {
    const data = { email: account, password: PASSWORD }
    expect((await page.request.post(`${site.url}/api/login`, { data })).ok()).toBe(true)
  }
  const path = typeof address === 'string' ? address : address(await readDemo(page, site))
  // The budget is a phone's.
  const isPhone = page.viewportSize()?.width === PHONE.width
  const finishWeighing = weighed && isPhone ? weigh(page, weighed) : undefined
  const answer = await page.goto(site.url + path)
  expect(answer?.status()).toBe(screen.isMissing ? 404 : 200)
  await settle(page)
  if (finishWeighing) {
    const { script, all } = await finishWeighing()
    expect(script).toBeGreaterThan(50 * KILOBYTE)
    expect(script).toBeLessThanOrEqual(SCRIPT_LIMIT)
    expect(all).toBeLessThanOrEqual(TOTAL_LIMIT)
  }
  if (dialog === undefined) return
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'yes')
  await page
    .getByRole('button', { name: dialog })
    .or(page.getByRole('link', { name: dialog }))
    .first()
    .click()
  await expect(page.locator('.dialog')).toBeVisible()
  await settle(page)
}

/** A <picture> fetches another file when the width changes, and shows the old one until it has come. */
const picturesLoaded = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('picture > img')].every(
      ({ complete, loading }) => complete || loading === 'lazy',
    ),
  )

async function expectToFit(page: Page, sizes: typeof SIZES.phone): Promise<void> {
  const faults: Record<string, string[]> = {}
  for (const { width, height, text } of sizes) {
    await page.setViewportSize({ width, height })
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
      return new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut)))
    }, text)
    await picturesLoaded(page)
    const found = await findLayoutFaults(page)
    if (found.length > 0) faults[`${width} ${text}`] = found
  }
  expect(faults).toEqual({})
}

for (const [name, screen] of Object.entries(SCREENS)) {
  const part = screen.dialog === undefined ? undefined : '.dialog'
  for (const { device, details, viewport } of DEVICES)
    test.describe(device, details, () => {
      test.use({ viewport })

      test(name, async ({ page, demoSite, quiet }) => {
        if (screen.isMissing) quiet.allow(/status of 404/)
        await openScreen(page, demoSite, screen)
        await layOutAll(page)
        await expectAccessible(page, part)
        await expectToFit(page, SIZES[device])
      })
    })
}
