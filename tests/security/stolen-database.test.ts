import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { databaseFile } from '#server/platform/db/sqlite.ts'
import { bookingApi } from '#shared/booking/booking-paths.ts'
import { api } from '#shared/paths.ts'
import { book } from '#tests/helpers/booked.ts'
import { createTestApp } from '#tests/helpers/test-app.ts'

const SECRET = 'a signing secret of at least 32 characters'

/** Everything a thief of the file reads, but for mails that wait: docs/security.md says so. */
function readAll(dataDir: string): string {
  const stolen = new DatabaseSync(databaseFile(dataDir), { readOnly: true })
  const tables = stolen
    .prepare("select name from sqlite_master where type = 'table' and name <> 'outboxMessages'")
    .all()
  expect(tables.length).toBeGreaterThan(30)
  const rows = tables.map(({ name }) => stolen.prepare(`select * from "${name}"`).all())
  stolen.close()
  return JSON.stringify(rows)
}

it('a stolen database holds no session, no link, no password and no signing secret', async () => {
  const app = await createTestApp('sqlite', { AUTH_SECRET: SECRET })
  onTestFinished(() => app.close())
  const { token, ownerToken, cookie } = await book(app)
  const { email } = await createUser(app.context.db, { password: TEST_PASSWORD })
  const post = (url: string, payload?: object) =>
    app.server.inject({ method: 'POST', url, payload, headers: { cookie } })
  await post(api.forgotPassword, { email })
  const { payload } = await app.context.db
    .selectFrom('outboxMessages')
    .select('payload')
    .where('kind', '=', 'password-reset')
    .executeTakeFirstOrThrow()
  const calendar = await post(bookingApi.calendar)

  const hashed = {
    'link to a booking': token,
    'link of its owner': ownerToken,
    'link to an account': JSON.parse(payload).token,
    'calendar address': /\/calendar\/(.+)\.ics$/.exec(calendar.json().url)?.[1] ?? '',
    session: /session_token=([\w-]+)/.exec(cookie)?.[1] ?? '',
  }
  const stolen = readAll(app.context.config.dataDir)
  for (const [what, secret] of Object.entries(hashed)) {
    expect(secret.length, what).toBeGreaterThan(30)
    expect(stolen, what).not.toContain(secret)
    expect(stolen, what).toContain(createHash('sha256').update(secret).digest('base64url'))
  }
  expect(stolen).not.toContain(SECRET)
  expect(stolen).not.toContain(TEST_PASSWORD)
})
