import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { type App, buildApp } from '#server/app.ts'
import { readPayload } from '#server/platform/mail/encrypted-link.ts'
import { readConfig } from '#server/read-config.ts'
import { createTestApp, LONG_TIMEOUTS, type TestApp } from '#tests/helpers/test-app.ts'

let now = new Date('2026-03-02T10:00:00.000Z')
let one: TestApp
let other: App
beforeAll(async () => {
  one = await createTestApp('postgres', { RATE_LIMIT: 'on' }, { clock: () => now })
  other = await buildApp(readConfig(one.environment), { ...LONG_TIMEOUTS, clock: () => now })
})
afterAll(async () => {
  await other.close()
  await one.close()
})
beforeEach(async () => {
  await one.context.db.deleteFrom('limitCounts').execute()
})

const post = (app: App, url: string, payload: object, remoteAddress: string) =>
  app.server.inject({ method: 'POST', url, payload, remoteAddress })

/** In turns through the two processes. */
const statuses = async (
  count: number,
  send: (app: App, index: number) => ReturnType<typeof post>,
) => {
  const seen: number[] = []
  for (let index = 0; index < count; index += 1)
    seen.push((await send(index % 2 === 0 ? one : other, index)).statusCode)
  return seen
}

it('counts a visitor through two processes as one', async () => {
  const email = 'forgetful@example.co.za'
  const seen = await statuses(7, (app, index) =>
    post(app, '/api/forgot-password', { email }, `10.4.${index}.1`),
  )
  expect(seen).toEqual([...Array(5).fill(200), 429, 429])
})

it('slows guesses at one account down wherever they arrive, and says for how long', async () => {
  const user = await createUser(one.context.db, { password: TEST_PASSWORD })
  const wrong = { email: user.email, password: 'wrong password' }
  const seen = await statuses(12, (app) => post(app, '/api/login', wrong, '10.2.0.1'))
  expect(seen).toEqual([...Array(10).fill(401), 429, 429])
  for (const app of [one, other]) {
    const refused = await post(app, '/api/login', wrong, '10.2.0.1')
    const pause = Number(refused.headers['retry-after'])
    expect(pause).toBeGreaterThan(0)
    expect(pause).toBeLessThanOrEqual(900)
  }
  const right = { email: user.email, password: TEST_PASSWORD }
  expect((await post(other, '/api/login', right, '10.2.0.2')).statusCode).toBe(200)
})

it('is reset in every process when the password is reset', async () => {
  const { db } = one.context
  const user = await createUser(db, { password: TEST_PASSWORD })
  const wrong = { email: user.email, password: 'wrong password' }
  const seen = await statuses(11, (app) => post(app, '/api/login', wrong, '10.8.0.1'))
  expect(seen.at(-1)).toBe(429)
  now = new Date(now.getTime() + 1000)
  await post(one, '/api/forgot-password', { email: user.email }, '10.8.0.1')
  const { payload } = await db
    .selectFrom('outboxMessages')
    .select('payload')
    .where('recipient', '=', user.email)
    .executeTakeFirstOrThrow()
  const newPassword = 'koeksisters op Sondag'
  await post(
    one,
    '/api/reset-password',
    { ...readPayload(one.context.secret, payload), newPassword },
    '10.8.0.1',
  )
  const right = { email: user.email, password: newPassword }
  for (const app of [other, one])
    expect((await post(app, '/api/login', right, '10.8.0.1')).statusCode).toBe(200)
})

it('loses no count when many arrive at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      post(
        index % 2 ? one : other,
        '/api/forgot-password',
        { email: 'at-once@example.co.za' },
        `10.5.${index}.1`,
      ),
    ),
  )
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(5)
})

it('starts a new window after the last one, and the hourly task removes expired rows', async () => {
  const email = 'patient@example.co.za'
  await post(one, '/api/forgot-password', { email }, '10.6.0.1')
  const { db } = one.context
  const counts = () => db.selectFrom('limitCounts').select(['key', 'count']).execute()
  expect(await counts()).toHaveLength(4)
  expect(JSON.stringify(await counts())).not.toMatch(/patient|10\.6/)
  await post(other, '/api/forgot-password', { email }, '10.6.0.1')
  expect((await counts()).map(({ count }) => count)).toEqual([2, 2, 2, 2])

  now = new Date(now.getTime() + 3600_000)
  await post(other, '/api/forgot-password', { email }, '10.6.0.1')
  // The mailbox is counted by the day as well.
  expect((await counts()).map(({ count }) => count).sort()).toEqual([1, 1, 1, 3])
  now = new Date(now.getTime() + 3600_001)
  expect((await one.services.schedule.removeExpired()).counts).toBe(3)
  now = new Date(now.getTime() + 24 * 3600_000)
  expect((await one.services.schedule.removeExpired()).counts).toBe(1)
})

it('falls back to the count of the process when the table cannot be reached', async () => {
  const { db } = one.context
  await db.schema.alterTable('limitCounts').renameTo('limitCountsAway').execute()
  try {
    const seen = []
    for (let index = 0; index < 7; index += 1) {
      const answer = await post(
        one,
        '/api/forgot-password',
        { email: 'alone@example.co.za' },
        `10.7.${index}.1`,
      )
      seen.push(answer.statusCode)
    }
    expect(seen).toEqual([...Array(5).fill(200), 429, 429])
  } finally {
    await db.schema.alterTable('limitCountsAway').renameTo('limitCounts').execute()
  }
})
