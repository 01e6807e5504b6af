import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { databaseFile } from '#server/platform/db/sqlite.ts'
import { readPayload } from '#server/platform/mail/encrypted-link.ts'
import { book } from '#tests/helpers/booked.ts'
import { createTestApp } from '#tests/helpers/test-app.ts'

const SECRET = 'a signing secret of at least 32 characters'

/** Everything in a stolen database file. */
function readAll(dataDir: string): string {
  const stolen = new DatabaseSync(databaseFile(dataDir), { readOnly: true })
  const tables = stolen.prepare("select name from sqlite_master where type = 'table'").all()
  expect(tables.length).toBeGreaterThan(30)
  const rows = tables.map(({ name }) => stolen.prepare(`select * from "${name}"`).all())
  stolen.close()
  return JSON.stringify(rows)
}

it('a stolen database contains no session, link, password or signing secret, also not in queued mail', async () => {
  const app = await createTestApp('sqlite', { AUTH_SECRET: SECRET })
  onTestFinished(() => app.close())
  const { cookie } = await book(app)
  const { email } = await createUser(app.context.db, { password: TEST_PASSWORD })
  const post = (url: string, payload?: object) =>
    app.server.inject({ method: 'POST', url, payload, headers: { cookie } })
  await post('/api/forgot-password', { email })
  const asked = { topic: 'other', name: 'Thandi', email: 'thandi@example.co.za', message: 'Hello' }
  await app.server.inject({ method: 'POST', url: '/api/contact', payload: asked })
  const waiting = await app.context.db
    .selectFrom('outboxMessages')
    .select(['kind', 'payload'])
    .execute()
  const linkIn = (kind: string) =>
    readPayload(SECRET, waiting.find((mail) => mail.kind === kind)?.payload ?? '{}')
  const calendar = await post('/api/dashboard/calendar')

  const hashed = {
    'link to a booking': linkIn('booking-confirmation').token,
    'link of its owner': linkIn('booking-request').ownerToken,
    'link to an account': linkIn('password-reset').token,
    'calendar address': /\/calendar\/(.+)\.ics$/.exec(calendar.json().url)?.[1] ?? '',
    session: /session_token=([\w-]+)/.exec(cookie)?.[1] ?? '',
  }
  const stolen = readAll(app.context.config.dataDir)
  for (const [what, secret] of Object.entries(hashed)) {
    expect(secret.length, what).toBeGreaterThan(30)
    expect(stolen, what).not.toContain(secret)
    expect(stolen, what).toContain(createHash('sha256').update(secret).digest('base64url'))
  }
  // Signed instead of stored.
  const { token } = linkIn('conversation-received')
  expect(token.length).toBeGreaterThan(30)
  expect(stolen).not.toContain(token)
  expect(stolen).not.toContain(SECRET)
  expect(stolen).not.toContain(TEST_PASSWORD)
})

it('a stolen database contains no IP addresses and no user agents of visitors', async () => {
  const app = await createTestApp('sqlite', { RATE_LIMIT: 'on' })
  onTestFinished(() => app.close())
  const { business } = await book(app)
  const { email } = await createUser(app.context.db, { password: TEST_PASSWORD })
  const send = (url: string, payload?: object) =>
    app.server.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress: '203.0.113.77',
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14; SM-S911B) Chrome/130.0.6723.58' },
    })
  const visitor = { name: 'Thandi', phone: '082 000 0100', email: 'thandi@example.co.za' }
  const answers = [
    await send('/api/login', { email, password: TEST_PASSWORD }),
    await send(`/api/business/${business.id}/view`),
    await send('/api/rating', { businessId: business.id, stars: 5, comment: 'Very good.' }),
    await send('/api/booking', { businessId: business.id, ...visitor }),
    await send('/api/newsletter', { email: 'sipho@example.co.za' }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 204, 201, 201, 200])
  await app.services.views.flush()
  const device = /cpt_device=([\w-]+)/.exec(String(answers[2]?.headers['set-cookie']))?.[1] ?? ''
  expect(device.length).toBeGreaterThan(15)
  const stolen = readAll(app.context.config.dataDir)
  expect(stolen).toContain('Very good.')
  for (const word of ['203.0.113', 'SM-S911B', '130.0.6723', device])
    expect(stolen, word).not.toContain(word)
})
