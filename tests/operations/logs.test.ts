import { afterAll, expect, it, vi } from 'vitest'
import { migrate } from '#server/platform/db/migrate.ts'
import { openSqlite } from '#server/platform/db/sqlite.ts'
import { api } from '#shared/paths.ts'
import { startProvider } from '#tests/helpers/payments/payfast.ts'
import { createBurst, deliver } from '#tests/helpers/payments/payment-burst.ts'
import { SiteProcess } from '#tests/helpers/site-process.ts'
import { createTestDatabase } from '#tests/helpers/test-app.ts'

const database = await createTestDatabase('sqlite')
afterAll(() => database.remove())

const linesOf = ({ output }: SiteProcess) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))

const PASSWORD = 'a fine long secret'

it('the log has sign-ins and rejections, and no user input', async () => {
  const site = new SiteProcess({
    ...database.environment,
    DEMO: 'off',
    LOG_LEVEL: 'info',
    ADMIN_EMAIL: 'boss@example.co.za',
    ADMIN_PASSWORD: PASSWORD,
  })
  const began = Date.now()
  await site.start()
  const logIn = (email: string, password: string) =>
    fetch(`${site.url}${api.login}?token=of-the-address`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'of-a-header' },
      body: JSON.stringify({ email, password }),
    })
  const refused = await logIn('thandi@example.co.za', 'of-a-body')
  const signedIn = await logIn('boss@example.co.za', PASSWORD)
  const { user } = (await signedIn.json()) as { user: { id: string } }
  await site.stop()

  const lines = linesOf(site)
  const lineOf = (answer: Response, msg: string) =>
    lines.find((line) => line.reqId === answer.headers.get('x-request-id') && line.msg === msg)
  expect(lineOf(signedIn, 'signed in')).toMatchObject({ level: 30, userId: user.id, role: 'ADMIN' })
  expect(lineOf(refused, 'refused')).toMatchObject({ level: 30, kind: 'unauthenticated' })
  expect(lineOf(refused, 'incoming request').req).toEqual({
    method: 'POST',
    url: api.login,
    host: new URL(site.url).host,
    remoteAddress: expect.stringMatching(/^(127\.0\.0\.0|0:0:0::\/48)$/),
  })
  for (const { time } of lines) expect(time).toBeGreaterThanOrEqual(began)
  expect(site.output).not.toMatch(/of-the-address|of-a-header|of-a-body|thandi|boss@|fine long/)
})

it('the log has the result of a payment, and no secret and no payload', async () => {
  const provider = await startProvider()
  const opened = openSqlite(database.environment.DATA_DIR ?? '')
  await migrate(opened)
  const [paid] = await createBurst(opened.db, provider, 1)
  await opened.close()
  const body = paid?.body ?? ''
  const settings = { ...database.environment, ...provider.environment }
  const site = new SiteProcess({ ...settings, DEMO: 'off', LOG_LEVEL: 'debug' })
  provider.mood.answer = 'silent'
  await site.start()
  expect(await deliver(site.url, body)).toBe(true)
  expect(await deliver(site.url, body.replace('COMPLETE', 'FAILED'))).toBe(true)
  await vi.waitFor(
    () => {
      const told = linesOf(site).map(({ msg, result, err }) => result ?? err?.message ?? msg)
      expect(told).toContain('The payment provider did not answer.')
      expect(told).toContain('The signature is wrong.')
    },
    { timeout: 10_000, interval: 100 },
  )
  await site.stop()
  await provider.close()

  const sent = new URLSearchParams(body)
  const secrets = ['token', 'signature', 'email_address', 'm_payment_id'].map((of) => sent.get(of))
  const { PAYFAST_PASSPHRASE, PAYFAST_MERCHANT_KEY } = provider.environment
  for (const secret of [...secrets, PAYFAST_PASSPHRASE, PAYFAST_MERCHANT_KEY]) {
    expect(secret).toBeTruthy()
    expect(site.output).not.toContain(secret)
  }
})
