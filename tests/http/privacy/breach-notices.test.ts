import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBookings } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { findBreachTables } from '#server/features/breach-notices/find-concerned.ts'
import { TABLE_RULES } from '#server/tables.ts'
import { adminPrivacyPages } from '#shared/own-paths.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'
import { THANDI, useEverywhere } from '#tests/helpers/used-everywhere.ts'

const TEXT = {
  happened: 'Somebody read our bookings.',
  consequences: 'Somebody may call you.',
  measures: 'We have closed the way in.',
  advice: 'Be careful with calls.',
  reference: 'IR-77',
}

it('offers every table that leads to somebody who can be written to', () => {
  const names = findBreachTables(TABLE_RULES).map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['users', 'bookings', 'bookingEvents', 'ratings', 'newsletterSignups']),
  )
  expect(names).not.toContain('rateLimits')
})

describe.each(USUAL_ENGINES)('a notice about a breach on %s', (engine) => {
  let app: TestApp
  let now: Date
  let cookie: string
  beforeEach(async () => {
    now = new Date()
    app = await createTestApp(engine, {}, { clock: () => now })
    cookie = await signInAsAdmin(app)
  })
  afterEach(() => app.close())

  const get = async (url: string) =>
    (await app.server.inject({ method: 'GET', url, headers: { cookie } })).body
  const post = (url: string, fields: Record<string, string> = {}) =>
    app.server.inject({
      method: 'POST',
      url,
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  const pass = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000)
  }
  /** The address of a draft about these tables. */
  const prepare = async (tables: string[], days = {}): Promise<string> => {
    const today = capeTownDay(now)
    const boxes = Object.fromEntries(tables.map((table) => [`table-${table}`, 'yes']))
    const fields = { from: today, until: today, ...days, ...boxes }
    const answer = await post(adminPrivacyPages.breaches, fields)
    expect(answer.statusCode, answer.body).toBe(303)
    return String(answer.headers.location)
  }
  const save = (address: string) => post(`${address}/save`, TEXT)
  const send = (address: string, confirm: string) => post(`${address}/send`, { confirm })
  const mails = () =>
    app.context.db
      .selectFrom('outboxMessages')
      .select(['recipient', 'payload'])
      .where('kind', '=', 'breach-notice')
      .orderBy('recipient')
      .execute()
  const recipients = async () => (await mails()).map(({ recipient }) => recipient)
  const fillBookings = async (count: number) => {
    const { id } = await createBusiness(app.context.db)
    await createBookings(
      app.context.db,
      id,
      Array.from({ length: count }, (_, index) => ({ email: `v${index}@example.com` })),
    )
  }

  it('shows how many people first, asks for its words and the number, and tells each once', async () => {
    const { business } = await useEverywhere(app)
    await createBookings(app.context.db, business.id, [
      { email: 'sipho@example.com' },
      { email: 'SIPHO@example.com' },
      { email: '' },
    ])
    const address = await prepare(['bookings', 'bookingEvents', 'reviewWriters'])
    const page = await get(address)
    // Thandi, Sipho, and the owner of the business, whose bookings they are.
    expect(page).toContain('>3</b>')
    expect(page).toContain('1 entry without an e-mail address')
    expect((await send(address, '3')).body).toContain('Please fill in what is between brackets')
    expect((await save(address)).statusCode).toBe(303)
    const refused = await send(address, '4')
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('Please type 3.')
    expect((await send(address, ' 3 ')).statusCode).toBe(303)
    expect((await send(address, '3')).statusCode).toBe(303)

    pass(9)
    expect(await app.services.breachNotices.sendDue()).toBe(0)
    pass(2)
    await Promise.all([1, 2].map(() => app.services.breachNotices.sendDue()))
    await app.services.breachNotices.sendDue()
    const expected = [THANDI.email, 'sipho@example.com', business.owner.email].sort()
    expect(await recipients()).toEqual(expected)
    const [first] = await mails()
    expect(first?.payload).toContain(TEXT.consequences)
    expect(first?.payload).not.toContain(TEXT.reference)
    expect(await get(address)).toContain('Sent to 3')
    expect((await save(address)).statusCode).toBe(409)
    const { actions } = JSON.parse(await get('/api/admin/actions'))
    expect(actions).toHaveLength(1)
    expect(actions[0]).toMatchObject({ action: 'send-breach-notice', detail: '3 people' })
  })

  it('is only about the days that were chosen', async () => {
    const { business } = await useEverywhere(app)
    await createBookings(app.context.db, business.id, [{ email: 'early@example.com' }])
    await app.context.db
      .updateTable('bookings')
      .set({ createdAt: '2026-01-02T10:00:00.000Z' })
      .where('email', '=', 'early@example.com')
      .execute()
    const address = await prepare(['newsletterSignups', 'bookings'], {
      from: '2026-01-01',
      until: '2026-01-03',
    })
    await save(address)
    await send(address, '2')
    pass(11)
    await app.services.breachNotices.sendDue()
    expect(await recipients()).toEqual(['early@example.com', business.owner.email].sort())
  })

  it('can be stopped before the first mail, and between two lots', async () => {
    await fillBookings(230)
    const address = await prepare(['newsletterSignups', 'bookingEvents', 'bookings'])
    await save(address)
    await send(address, '231')
    expect((await post(`${address}/stop`)).statusCode).toBe(303)
    pass(11)
    expect(await app.services.breachNotices.sendDue()).toBe(0)
    expect(await get(address)).toContain('Delete the draft')

    await send(address, '231')
    pass(11)
    expect(await app.services.breachNotices.sendDue()).toBe(200)
    await post(`${address}/stop`)
    expect(await app.services.breachNotices.sendDue()).toBe(0)
    expect(await get(address)).toContain('Stopped after 200 of 231')
    expect((await post(`${address}/discard`)).statusCode).toBe(409)
    await post(`${address}/go-on`)
    expect(await app.services.breachNotices.sendDue()).toBe(31)
    expect(await app.services.breachNotices.sendDue()).toBe(0)
    expect(new Set(await recipients()).size).toBe(231)
    expect(await mails()).toHaveLength(231)
    expect((await post(`${address}/stop`)).statusCode).toBe(409)
  })

  it('refuses nothing chosen, days the wrong way round, and loses nothing that was chosen', async () => {
    const today = capeTownDay(now)
    const nothing = await post(adminPrivacyPages.breaches, { from: today, until: today })
    expect(nothing.statusCode).toBe(400)
    expect(nothing.body).toContain('Please choose what may have leaked.')
    const wrong = await post(adminPrivacyPages.breaches, {
      from: today,
      until: '2026-01-01',
      'table-bookings': 'yes',
      'table-users': 'yes',
    })
    expect(wrong.body).toContain('The last day is before the first.')
    expect(wrong.body.match(/checked=""/g)).toHaveLength(2)
    const ofKind = { from: today, until: today, 'kind-bookings': 'yes' }
    expect((await post(adminPrivacyPages.breaches, ofKind)).statusCode).toBe(303)
    const unknown = { from: today, until: today, 'table-secrets': 'yes' }
    expect((await post(adminPrivacyPages.breaches, unknown)).statusCode).toBe(400)
  })
})
