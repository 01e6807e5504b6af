import { afterAll, expect, it, vi } from 'vitest'
import { openSqlite } from '#server/platform/db/sqlite.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
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
    fetch(`${site.url}/api/login?token=of-the-address`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'of-a-header' },
      body: JSON.stringify({ email, password }),
    })
  const refused = await logIn('thandi@example.co.za', 'of-a-body')
  const guesses = [
    await logIn('boss@example.co.za', 'of-a-body'),
    await logIn('admin', 'of-a-body'),
  ]
  const signedIn = await logIn('boss@example.co.za', PASSWORD)
  const { user } = (await signedIn.json()) as { user: { id: string } }
  await site.stop()

  const lines = linesOf(site)
  const lineOf = (answer: Response, msg: string) =>
    lines.find((line) => line.reqId === answer.headers.get('x-request-id') && line.msg === msg)
  expect(lineOf(signedIn, 'signed in')).toMatchObject({ level: 30, userId: user.id, role: 'ADMIN' })
  expect(lineOf(refused, 'refused')).toMatchObject({ level: 30, kind: 'unauthenticated' })
  // One account has one name, whoever tries it and however it is spelt; it cannot be read back.
  const named = [...guesses, refused].map((answer) => lineOf(answer, 'failed sign-in'))
  for (const line of named)
    expect(line).toMatchObject({ reason: 'password', network: expect.stringMatching(/0$|48$/) })
  const [one, two, other] = named.map(({ account }) => account)
  expect(one).toMatch(/^[\w-]{16}$/)
  expect(two).toBe(one)
  expect(other).not.toBe(one)
  expect(lineOf(refused, 'incoming request').req).toEqual({
    method: 'POST',
    url: '/api/login',
    host: new URL(site.url).host,
    remoteAddress: expect.stringMatching(/^(127\.0\.0\.0|0:0:0::\/48)$/),
  })
  for (const { time } of lines) expect(time).toBeGreaterThanOrEqual(began)
  expect(site.output).not.toMatch(/of-the-address|of-a-header|of-a-body|thandi|boss@|fine long/)
})

it('the log has the result of a payment, and no secret and no payload', async () => {
  const provider = await startProvider()
  const opened = openSqlite(database.environment.DATA_DIR ?? '')
  await prepareDatabase(opened)
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

it('in production standard output is JSON alone, also at the first start', async () => {
  const empty = await createTestDatabase('sqlite')
  const site = new SiteProcess({
    ...empty.environment,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://cptrecommends.example',
    AUTH_SECRET: 'p3Xk9QvT2mZrB7sLdN4cFgH1aE6uYiOo',
    LOG_LEVEL: 'info',
  })
  await site.start()
  await site.stop()
  await empty.remove()
  expect(site.output).toMatch(/The admin is .+ with the password /)
  const lines = site.standardOutput.trimEnd().split('\n')
  expect(lines.length).toBeGreaterThan(2)
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty('msg')
})
