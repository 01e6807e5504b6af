import type { APIRequestContext, Page } from '@playwright/test'
import { createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { totpAt, totpStep } from '#server/features/accounts/second-factor/totp.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { pages } from '#shared/paths.ts'
import type { RecoveryCodes } from '#shared/schemas/accounts/second-factor.ts'
import { expect } from '#tests/browser/fixtures.ts'

const STEP_MS = 30_000
const TIME_TO_TYPE_MS = 8000

export const WRONG_CODE = '000000'

/** Admins of their own: the one whom all files of a worker share must not be locked out. */
export async function createAdmins(db: Db, emails: readonly string[]): Promise<void> {
  for (const email of emails)
    await createUser(db, { email, password: TEST_PASSWORD, role: 'ADMIN' })
}

export async function logIn(request: APIRequestContext, url: string, email: string, code?: string) {
  return request.post(`${url}/api/login`, { data: { email, password: TEST_PASSWORD, code } })
}

export async function openAccount(page: Page, url: string, email: string): Promise<void> {
  expect((await logIn(page.request, url, email)).ok()).toBe(true)
  await page.goto(`${url}${pages.adminPanel}?tab=account`)
}

export const codeNow = (secret: string) => totpAt(secret, totpStep(new Date()))

/**
 * The previous code, which is still valid: each works once, and the current one is then
 * left for the next step. If the half minute is about to end, it waits for the next one.
 */
export async function codeBefore(secret: string): Promise<string> {
  const left = STEP_MS - (Date.now() % STEP_MS)
  // A timer may fire a moment early.
  if (left < TIME_TO_TYPE_MS) await new Promise((resolve) => setTimeout(resolve, left + 100))
  return totpAt(secret, totpStep(new Date()) - 1)
}

/** Turns it on by API calls, for the signed-in user. */
export async function turnOn(request: APIRequestContext, url: string) {
  const started = await request.post(`${url}/api/second-factor`, {
    data: { password: TEST_PASSWORD },
  })
  const { secret } = (await started.json()) as { secret: string }
  const confirmed = await request.post(`${url}/api/second-factor/confirm`, {
    data: { code: await codeBefore(secret) },
  })
  const { recoveryCodes } = (await confirmed.json()) as RecoveryCodes
  return { secret, recoveryCodes }
}

export const panelOf = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Second sign-in step' }) })

/** The key as the screen shows it. */
export async function shownSecret(page: Page): Promise<string> {
  return (await page.locator('code').innerText()).replaceAll(' ', '').toLowerCase()
}
