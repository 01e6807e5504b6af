import type { APIRequestContext, Page } from '@playwright/test'
import { createGem } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { pages } from '#shared/paths.ts'
import { ADMIN_PASSWORD, expect, type Site } from '#tests/browser/fixtures.ts'

export const OWNER = { email: 'signs-in@example.co.za', password: TEST_PASSWORD }

const DAY_MS = 24 * 3600 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

/** Users for every test of the panel. What a test changes has the name of its width in it. */
export async function seedPanel(site: Site, widths: readonly string[]): Promise<void> {
  await site.seed('panel', (db) => createPanelUsers(db, widths))
}

async function createPanelUsers(db: Db, widths: readonly string[]): Promise<void> {
  await createUser(db, { ...OWNER, createdAt: daysAgo(400) })
  for (const width of widths) {
    const business = (key: string, input: Parameters<typeof createBusiness>[1] = {}) =>
      createBusiness(db, {
        businessName: `${key} ${width}`,
        ...input,
        ownerInput: {
          email: `${key}-${width}@example.co.za`.toLowerCase(),
          createdAt: daysAgo(300),
          ...input.ownerInput,
        },
      })
    await business('Waiting', { ownerInput: { status: 'PENDING', plan: 'PREMIUM' } })
    await business('Moving')
    await business('Forgetful')
    await business('Leaving')
    await business('Sparkling', { industry: 'Restaurant', area: 'Helderberg' })
    const old = await business('Shining', { area: 'West Coast' })
    await createGem(db, old.id, new Date(Date.now() - 3.5 * DAY_MS))
    await db
      .insertInto('outboxMessages')
      .values({
        id: newId(),
        kind: 'welcome',
        recipient: `bounced-${width}@example.co.za`.toLowerCase(),
        payload: JSON.stringify({ businessName: null, plan: 'BASIC' }),
        state: 'failed',
        attempts: 24,
        nextAttemptAt: daysAgo(2).toISOString(),
        leaseUntil: null,
        leaseOwner: null,
        lastError: '550 5.1.1 No such mailbox',
        dedupeKey: null,
        createdAt: daysAgo(3).toISOString(),
        sentAt: null,
      })
      .execute()
  }
  await createBusiness(db, {
    businessName: '=Café "Blou", Bergie',
    area: 'Cape Flats',
    emailPublic: 'tafel@blou.example',
    ownerInput: { email: 'blou@example.co.za', plan: 'PREMIUM', createdAt: new Date('2024-07-01') },
  })
  for (let number = 1; number <= 55; number += 1)
    await createBusiness(db, {
      businessName: `Filler ${String(number).padStart(2, '0')}`,
      ownerInput: { email: `filler-${number}@example.co.za`, createdAt: daysAgo(500 + number) },
    })
  for (let number = 1; number <= 52; number += 1)
    await db
      .insertInto('newsletterSignups')
      .values({
        id: newId(),
        name: number === 1 ? 'Nomsa "Noms" Dlamini' : '',
        email: `reader-${number}@example.co.za`,
        phone: number === 1 ? '+27 82 000 0000' : '',
        consentVersion: 'test',
        consentSource: 'test',
        confirmedAt: number === 4 ? null : daysAgo(2).toISOString(),
        unsubscribedAt: number === 2 ? daysAgo(1).toISOString() : null,
        token: newId(),
        createdAt: new Date(Date.UTC(2024, 6, 1, 12) - number * DAY_MS).toISOString(),
      })
      .execute()
}

/** Signs in by API calls, for tests of something else. */
export async function signInAsAdmin(request: APIRequestContext, url: string): Promise<void> {
  const answer = await request.post(`${url}/api/login`, {
    data: { email: 'admin', password: ADMIN_PASSWORD },
  })
  if (!answer.ok()) throw new Error(`The admin could not sign in: ${answer.status()}`)
}

export async function openTab(page: Page, url: string, query = ''): Promise<void> {
  await signInAsAdmin(page.request, url)
  await page.goto(`${url}${pages.adminPanel}${query}`)
}

/** A page beside the panel's four tabs; in a narrow window it is behind 'More'. */
export async function openMore(page: Page, name: string): Promise<void> {
  const more = page.getByRole('button', { name: /^More/ })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (await more.isVisible()) await more.click()
  await page
    .getByRole('navigation', { name: 'More for admins' })
    .getByRole('link', { name })
    .click()
}

/** The call fails with a server error. */
export async function breakCall(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ status: 500, body: 'broken' }))
}
