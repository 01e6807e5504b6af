import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBookings } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { readPayload } from '#server/platform/mail/encrypted-link.ts'
import { privacyPages, withToken } from '#shared/paths.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

const EMAIL = 'busy@example.com'
const ROWS = 10_000
const AT_ONCE = 500

describe.each(ENGINES)('an address with 10,000 rows on %s', (engine) => {
  let app: TestApp
  beforeEach(async () => {
    app = await createTestApp(engine)
  })
  afterEach(() => app.close())

  const get = (url: string) => app.server.inject({ method: 'GET', url })
  const erase = (token: string) =>
    app.server.inject({
      method: 'POST',
      url: privacyPages.held,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token, confirm: 'erase' }).toString(),
    })
  const file = (token: string) => get(`${withToken('/api/privacy/your-data', token)}&format=json`)

  it('is shown in part, downloaded whole, and erased at once, also while it is downloaded', async () => {
    const { db, secret } = app.context
    const { id } = await createBusiness(db)
    for (let from = 0; from < ROWS; from += AT_ONCE)
      await createBookings(
        db,
        id,
        Array.from({ length: AT_ONCE }, () => ({ email: EMAIL })),
      )
    await app.services.personalData.ask(EMAIL, { network: null, device: 'a device' })
    const { payload } = await db
      .selectFrom('outboxMessages')
      .select('payload')
      .where('kind', '=', 'data-link')
      .executeTakeFirstOrThrow()
    const { token } = readPayload(secret, payload)

    const page = await get(withToken(privacyPages.held, token))
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('And 9950 more. The download has them all.')
    const bookingsIn = (answer: Awaited<ReturnType<typeof file>>) =>
      answer.json().held.find(({ table }: { table: string }) => table === 'bookings').rows.length
    expect(bookingsIn(await file(token))).toBe(ROWS)

    // Everything as it was before, or a sentence: never half of it.
    const [during, erased] = await Promise.all([file(token), erase(token)])
    expect(erased.statusCode, erased.body).toBe(303)
    if (during.statusCode === 200) expect(bookingsIn(during)).toBe(ROWS)
    else expect(during.json().detail).toContain('There is nothing left to do.')
    const left = await db.selectFrom('bookings').select('id').where('email', '=', EMAIL).execute()
    expect(left).toEqual([])
    const after = await get(withToken(privacyPages.held, token))
    expect(after.body).toContain('10000 cleared')
    const told = await db
      .selectFrom('outboxMessages')
      .select('id')
      .where('kind', '=', 'bookings-erased')
      .execute()
    expect(told).toHaveLength(1)
  })

  it('is not opened by the link of something else', async () => {
    const { id } = await createBusiness(app.context.db)
    await app.server.inject({
      method: 'POST',
      url: '/api/booking',
      payload: { businessId: id, name: 'Thandi', phone: '082 000 0100', email: EMAIL },
    })
    const mail = await app.context.db
      .selectFrom('outboxMessages')
      .select('payload')
      .where('recipient', '=', EMAIL)
      .executeTakeFirstOrThrow()
    const foreign = JSON.stringify(readPayload(app.context.secret, mail.payload)).match(
      /[\w-]{20,}/g,
    )
    expect(foreign).not.toBeNull()
    for (const token of foreign ?? []) {
      expect((await erase(token)).statusCode).toBe(404)
      expect((await file(token)).statusCode).toBe(404)
    }
    const kept = await app.context.db.selectFrom('bookings').select('name').execute()
    expect(kept).toEqual([{ name: 'Thandi' }])
  })
})
