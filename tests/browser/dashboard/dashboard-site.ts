import type { Page } from '@playwright/test'
import { type BusinessInput, createBusiness } from '#demo/factories/businesses.ts'
import { createUser, TEST_PASSWORD, type UserInput } from '#demo/factories/users.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { expect, type Site } from '#tests/browser/fixtures.ts'

let lastOwner = 0

export async function signIn(page: Page, site: Site, email: string): Promise<void> {
  const answer = await page.request.post(`${site.url}/api/login`, {
    data: { email, password: TEST_PASSWORD },
  })
  expect(answer.ok()).toBe(true)
}

/** The address of a signed-in owner, with or without a saved profile. */
export async function signInNewOwner(
  page: Page,
  site: Site,
  { owner = {}, business }: { owner?: UserInput; business?: BusinessInput | null } = {},
  happen: (db: Db, businessId: string) => Promise<void> = async () => undefined,
): Promise<string> {
  lastOwner += 1
  const email = `owner-${lastOwner}@dashboard.example.co.za`
  await site.write(async (db) => {
    const user = await createUser(db, { email, password: TEST_PASSWORD, ...owner })
    if (business === null) return
    const made = await createBusiness(db, {
      owner: user,
      businessName: 'Harbour Table',
      industry: 'Restaurant',
      area: 'Southern Suburbs',
      address: '14 Quayside Lane, Kalk Bay',
      ...business,
    })
    await happen(db, made.id)
  })
  await signIn(page, site, email)
  return email
}

export const openDashboard = (page: Page, site: Site, tab?: string) =>
  page.goto(`${site.url}/dashboard${tab ? `?tab=${tab}` : ''}`)
