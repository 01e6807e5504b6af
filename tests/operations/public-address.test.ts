import { afterEach, beforeEach, expect, it } from 'vitest'
import { signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { SiteProcess } from '#tests/helpers/site-process.ts'
import { createTestApp, createTestDatabase, type TestDatabase } from '#tests/helpers/test-app.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://cpt.example',
  AUTH_SECRET: 'a secret that is long enough for this',
}
const SANDBOX = {
  PAYFAST_MERCHANT_ID: '10000100',
  PAYFAST_MERCHANT_KEY: '46f0cd694581a',
  PAYFAST_PASSPHRASE: 'a-long-passphrase',
  PAYFAST_URL: 'https://sandbox.payfast.co.za',
}

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase('sqlite')
})
afterEach(() => database.remove())

it('is served only as production or as a demo that the operator asked for', async () => {
  const { PUBLIC_URL } = PRODUCTION
  const site = new SiteProcess({ ...database.environment, PUBLIC_URL })
  await expect(site.start()).rejects.toThrow(/NODE_ENV=production.* or say DEMO=on/)
})

it("logs on every start of a production that is paid in Payfast's sandbox, or resets to one password", async () => {
  const shared = { DEFAULT_PASSWORD: 'welkom-in-die-kaap' }
  const site = new SiteProcess({ ...database.environment, ...PRODUCTION, ...SANDBOX, ...shared })
  await site.start()
  expect(site.output).toContain('DEFAULT_PASSWORD is set')
  expect(site.output).not.toContain(shared.DEFAULT_PASSWORD)
  expect(site.output).toContain(`PAYFAST_URL is ${SANDBOX.PAYFAST_URL}: Payfast's sandbox`)
  await site.stop()
})

it("tells the admin of a production that is paid in Payfast's sandbox", async () => {
  const settings = {
    ...PRODUCTION,
    RATE_LIMIT: 'on',
    ADMIN_SECOND_FACTOR: 'optional',
    BACKUP_TO: 'off',
  }
  const warningsWith = async (payfast: Record<string, string>) => {
    const app = await createTestApp('sqlite', { ...settings, ...payfast })
    const headers = { cookie: await signInAsAdmin(app) }
    const answer = await app.server.inject({ url: '/api/admin/stats', headers })
    await app.close()
    return answer.json().warnings
  }
  expect(await warningsWith(SANDBOX)).toEqual([
    expect.stringContaining("Payfast's sandbox charges nobody"),
  ])
  expect(await warningsWith({ ...SANDBOX, PAYFAST_URL: '' })).toEqual([])
})
