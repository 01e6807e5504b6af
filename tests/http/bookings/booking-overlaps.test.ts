import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBookingTimes } from '#demo/factories/booking-times.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { bookingToken } from '#server/features/bookings/booking-links.ts'
import { type OperatingHours, WEEKDAYS } from '#shared/hours/opening-hours.ts'
import type { FreeTimesAnswer } from '#shared/schemas/bookings/free-times.ts'
import { mailsTo } from '#tests/helpers/booked.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const NOW = new Date('2026-06-10T08:00:00.000Z')
const TEN = '2026-06-20T08:00:00.000Z'
const DAY = { open: '09:00', close: '12:00', closed: false }
const HOURS = Object.fromEntries(WEEKDAYS.map((day) => [day, DAY])) as OperatingHours

describe.each(USUAL_ENGINES)('two bookings for one time on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine, {}, { clock: () => NOW })
  })
  afterAll(() => app.close())

  /** One chair, booked online at ten and confirmed at once; and a request for the same time. */
  const createClash = async () => {
    const { db, secret } = app.context
    const business = await createBusiness(db, { operatingHours: HOURS })
    const [serviceId = ''] = await createBookingTimes(db, business.id, {
      services: [{ name: 'Braids', minutes: 60, price: 280 }],
    })
    const book = async (name: string, more: object) => {
      const contact = { name, phone: '082 000 0100', email: `${name}@example.co.za` }
      const payload = { businessId: business.id, ...contact, dateISO: TEN, ...more }
      const answer = await app.server.inject({ method: 'POST', url: '/api/booking', payload })
      expect(answer.statusCode, answer.body).toBe(201)
      return answer.json<{ booking: { id: string } }>().booking.id
    }
    const asked = await book('Thandi', {})
    await book('Sipho', { serviceId })
    await db
      .updateTable('bookings')
      .set({ status: 'accepted' })
      .where('businessId', '=', business.id)
      .where('serviceId', '=', serviceId)
      .execute()
    const cookie = await signIn(app, business.owner)
    const act = (id: string, action: string, payload: object = {}) =>
      app.server.inject({
        method: 'POST',
        url: `/api/dashboard/bookings/${id}/${action}`,
        headers: { cookie },
        payload,
      })
    const pageOf = (id: string) =>
      `/booking/${encodeURIComponent(bookingToken(secret, 'visitor', id))}`
    const visitorSends = (id: string, action: string, fields: Record<string, string> = {}) =>
      app.server.inject({
        method: 'POST',
        url: `${pageOf(id)}/${action}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      })
    const visitorAccepts = (id: string) =>
      app.server.inject({
        method: 'POST',
        url: `/api${pageOf(id).replace('/booking/', '/bookings/')}/accept`,
      })
    const mailPage = `/booking-answer/${encodeURIComponent(bookingToken(secret, 'owner', asked))}`
    return { asked, book, act, pageOf, visitorSends, visitorAccepts, mailPage, serviceId, business }
  }

  it('are accepted in the dashboard only knowingly', async () => {
    const { asked, act } = await createClash()
    const refused = await act(asked, 'accept')
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ detail: 'You have Sipho then, from Sat 20 Jun, 10:00.' })
    expect((await act(asked, 'accept', { anyway: true })).json()).toMatchObject({
      booking: { status: 'accepted', startISO: TEN },
    })
  })

  it('are named on the page of the mail, which accepts them only knowingly', async () => {
    const { mailPage } = await createClash()
    const page = (await app.server.inject(mailPage)).body
    expect(page).toContain('Accept anyway')
    expect(page).toMatch(/Overlaps (<!-- -->)?Sipho/)
    const send = (payload: string) =>
      app.server.inject({
        method: 'POST',
        url: `${mailPage}/accept`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      })
    const refused = await send('message=')
    expect(refused.statusCode).toBe(409)
    expect(refused.body).toContain('You have Sipho then')
    expect((await send('anyway=yes')).statusCode).toBe(303)
  })

  it('cannot be suggested, and what has gone since offers the next free times', async () => {
    const { asked, act, pageOf, visitorSends, visitorAccepts, book, serviceId, business } =
      await createClash()
    const taken = await act(asked, 'suggest', { startISO: '2026-06-20T10:30' })
    expect(taken.statusCode).toBe(409)
    expect(taken.json()).toMatchObject({
      errors: { startISO: expect.stringMatching(/Sipho.+Say how many under Create Listing/) },
    })

    const eleven = '2026-06-20T09:00:00.000Z'
    const online = await book('Lindiwe', { serviceId, dateISO: eleven })
    const offer = { startISO: '2026-06-21T10:00' }
    expect((await act(online, 'suggest', offer)).statusCode).toBe(200)
    await app.context.db
      .insertInto('blockedTimes')
      .values({
        id: 'stocktake',
        businessId: business.id,
        startISO: '2026-06-21T08:00:00.000Z',
        endISO: '2026-06-21T09:00:00.000Z',
        note: 'Stocktake',
      })
      .execute()
    const gone = await visitorAccepts(online)
    expect(gone.statusCode).toBe(409)
    const { detail, nextTimes } = gone.json()
    expect(detail).toContain('Sun 21 Jun, 10:00 has gone in the meantime. Still free: ')
    expect(nextTimes).toHaveLength(3)

    // On the page the next free times can be asked for at once; the owner decides again.
    const refused = await visitorSends(online, 'accept')
    expect(refused.statusCode).toBe(409)
    expect(refused.body).toContain('has gone in the meantime')
    expect(refused.body).toContain('href="#move">Ask for another time')
    expect(refused.body).toContain('<details class="suggest-part" open="">')
    const [next] = nextTimes
    expect(refused.body).toContain(`<option value="${next.startISO}" selected=""`)
    const asks = await visitorSends(online, 'ask', { startISO: next.startISO })
    expect(asks.statusCode, asks.body).toBe(303)
    const mail = (await mailsTo(app, business.owner.email)).at(-1)
    expect(mail?.subject).toMatch(/^Lindiwe asks for Sun 21 Jun, .+ instead$/)
    expect(mail?.text).toContain('The time you suggested doesn’t suit them.')
    const agreed = await act(online, 'accept')
    expect(agreed.json()).toMatchObject({
      booking: { status: 'accepted', startISO: next.startISO },
    })
    expect((await app.server.inject(pageOf(online))).body).toContain('You’re booked, Lindiwe')
  })

  it('a visitor who asks for another time than the suggested one names it, and in time', async () => {
    const { asked, act, pageOf, visitorSends } = await createClash()
    expect((await visitorSends(asked, 'ask', { startISO: '2026-06-22T10:00' })).statusCode).toBe(
      409,
    )
    expect((await act(asked, 'suggest', { startISO: '2026-06-21T10:00' })).statusCode).toBe(200)
    const unnamed = await visitorSends(asked, 'ask')
    expect([unnamed.statusCode, unnamed.body]).toEqual([
      400,
      expect.stringContaining('Please choose a day and a time.'),
    ])
    expect((await visitorSends(asked, 'ask', { startISO: '2026-06-01T10:00' })).statusCode).toBe(
      400,
    )
    expect((await visitorSends(asked, 'ask', { startISO: '2026-06-22T10:00' })).statusCode).toBe(
      303,
    )
    expect((await visitorSends(asked, 'ask', { startISO: '2026-06-22T11:00' })).statusCode).toBe(
      409,
    )
    expect((await act(asked, 'suggest', { startISO: '2026-06-23T10:00' })).statusCode).toBe(200)
    expect((await app.server.inject(pageOf(asked))).body).toContain(
      'cannot do Monday 22 June, 10:00',
    )
  })

  it('do not meet in the morning after a stay of 20 hours', async () => {
    const { business, serviceId } = await createClash()
    await app.context.db
      .insertInto('bookings')
      .values({
        id: 'stay',
        businessId: business.id,
        name: 'Guest',
        phone: '082 000 0100',
        email: 'guest@example.co.za',
        status: 'accepted',
        startISO: '2026-06-21T12:00:00.000Z',
        endISO: '2026-06-22T08:00:00.000Z',
        createdAt: NOW.toISOString(),
      })
      .execute()
    const address = `/api/business/${business.id}/times?service=${serviceId}&from=2026-06-22&days=1`
    const { times } = (await app.server.inject(address)).json<FreeTimesAnswer>()
    const starts = times.map(({ startISO }) => startISO)
    expect(starts).not.toContain('2026-06-22T07:00:00.000Z')
    expect(starts).toContain('2026-06-22T08:00:00.000Z')
  })
})
