import type { APIRequestContext, Page } from '@playwright/test'
import { ADMIN_PASSWORD, test as base, expect } from '#tests/browser/fixtures.ts'
import type { TestSmtpServer } from '#tests/helpers/servers/smtp-server.ts'

export const PASSWORD = 'snoek en slap tjips'
export const OTHER_PASSWORD = 'waterblommetjie bredie'

export const test = base.extend({
  quiet: async ({ quiet }, use) => {
    // Signed out is a 401, which the browser reports as a failed load.
    quiet.allow(/\/api\/user$/)
    await use(quiet)
  },
})

let made = 0
export const newEmail = () => {
  made += 1
  return `owner-${made}-${Date.now().toString(36)}@example.co.za`
}

export async function fillRegistration(
  page: Page,
  email: string,
  password = PASSWORD,
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
}

export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Registers by an API call, in a browser context of its own. */
export async function register(request: APIRequestContext, site: string) {
  const email = newEmail()
  const answer = await request.post(`${site}/api/register`, {
    data: { email, password: PASSWORD, plan: 'BASIC' },
  })
  const { user } = await answer.json()
  await request.post(`${site}/api/logout`)
  return { id: user.id as string, email }
}

export async function asAdmin(
  request: APIRequestContext,
  site: string,
  path: string,
  data: object,
) {
  await request.post(`${site}/api/login`, { data: { email: 'admin', password: ADMIN_PASSWORD } })
  const answer = await request.post(site + path, { data })
  expect(answer.ok()).toBe(true)
  await request.post(`${site}/api/logout`)
  return answer.json()
}

/** The link of the newest mail to somebody whose subject fits. */
export async function linkFrom(smtp: TestSmtpServer, email: string, path: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const mails = (await smtp.mails()).filter(({ to }) =>
        to?.some((one) => one.address === email),
      )
      const links = mails.flatMap(({ text }) => text?.match(/http:\/\/\S+/g) ?? [])
      link = links.findLast((found) => found.includes(`${path}?token=`)) ?? ''
      return link
    })
    .not.toBe('')
  return link
}
