import { afterAll, expect, it } from 'vitest'
import { api } from '#shared/paths.ts'
import { SiteProcess } from '#tests/helpers/site-process.ts'
import { createTestDatabase } from '#tests/helpers/test-app.ts'

const database = await createTestDatabase('sqlite')
afterAll(() => database.remove())

const PASSWORD = 'a fine long secret'

it('the log tells who signed in and what was refused, and nobody’s words', async () => {
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

  const lines = site.output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
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
