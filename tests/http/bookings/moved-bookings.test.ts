import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBookingTimes } from '#demo/factories/booking-times.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { bookingToken } from '#server/features/bookings/booking-links.ts'
import { type OperatingHours, WEEKDAYS } from '#shared/hours/opening-hours.ts'
import type { BookingsAnswer } from '#shared/schemas/dashboard.ts'
import { mailsTo } from '#tests/helpers/booked.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const NOW = new Date('2026-06-10T08:00:00.000Z')
const TEN = '2026-06-20T08:00:00.000Z'
const ELEVEN = '2026-06-20T09:00:00.000Z'
const DAY = { open: '09:00', close: '12:00', closed: false }
const HOURS = Object.fromEntries(WEEKDAYS.map((day) => [day, DAY])) as OperatingHours

let visitors = 0

describe.each(USUAL_ENGINES)('moving an agreed booking on %s', (engine) => {
  let app: TestApp
  let now = NOW
  beforeAll(async () => {
    app = await createTestApp(engine, {}, { clock: () => now })
  })
  afterAll(() => app.close())

  /** One chair, with a visitor at ten. */
  const createAgreed = async ({ withService = true } = {}) => {
    now = NOW
    const { db, secret } = app.context
    const business = await createBusiness(db, { operatingHours: HOURS })
    const [service = ''] = await createBookingTimes(db, business.id, {
      services: [{ name: 'Braids', minutes: 60, price: 280 }],
    })
    visitors += 1
    const email = `visitor-${visitors}@example.co.za`
    const book = (dateISO: string, serviceId: string | null) =>
      app.server.inject({
        method: 'POST',
        url: '/api/booking',
        payload: {
          ...{ name: 'Thandi', phone: '082 000 0100', email, dateISO, serviceId },
          businessId: business.id,
        },
      })
    const { id } = (await book(TEN, withService ? service : null)).json().booking
    const cookie = await signIn(app, business.owner)
    const owner = (action: string, payload: object = {}) =>
      app.server.inject({
        method: 'POST',
        url: `/api/dashboard/bookings/${id}/${action}`,
        headers: { cookie },
        payload,
      })
    const token = encodeURIComponent(bookingToken(secret, 'visitor', id))
    const visitor = (action: string, payload: object = {}) =>
      app.server.inject({ method: 'POST', url: `/api/bookings/${token}/${action}`, payload })
    const page = async () => (await app.server.inject(`/booking/${token}`)).body
    const file = async () => (await app.server.inject(`/booking/${token}/calendar.ics`)).body
    const mailPage = `/booking-answer/${encodeURIComponent(bookingToken(secret, 'owner', id))}`
    expect((await owner('accept')).statusCode).toBe(200)
    return { id, business, service, email, book, cookie, owner, visitor, page, file, mailPage }
  }

  const field = (calendar: string, name: string) =>
    new RegExp(`^${name}[^:]*:(.*)$`, 'm').exec(calendar)?.[1]?.trim()

  it('keeps the old time until the visitor agrees, in one calendar entry', async () => {
    const { owner, visitor, page, file, email } = await createAgreed()
    const before = await file()
    const asked = await owner('move', { startISO: '2026-06-20T11:00', message: 'A course.' })
    expect(asked.json()).toMatchObject({
      booking: { status: 'accepted', startISO: TEN, otherTime: { by: 'owner', startISO: ELEVEN } },
    })
    expect(field(await file(), 'DTSTART')).toBe('20260620T080000Z')
    expect(await page()).toContain('Can you come at 11:00 instead?')
    expect(await page()).toContain('Keep the old time')
    expect((await mailsTo(app, email)).at(-1)?.subject).toBe(
      'Can you come Sat 20 Jun, 11:00 instead?',
    )

    expect((await visitor('agree')).json()).toMatchObject({
      booking: { status: 'accepted', startISO: ELEVEN },
    })
    const after = await file()
    expect(field(after, 'DTSTART')).toBe('20260620T090000Z')
    expect(field(after, 'UID')).toBe(field(before, 'UID'))
    expect(Number(field(after, 'SEQUENCE'))).toBeGreaterThan(Number(field(before, 'SEQUENCE')))
    expect((await visitor('agree')).statusCode).toBe(409)
  })

  it('is asked for by the owner from the mail, too, and by the visitor instead', async () => {
    const { visitor, page, mailPage } = await createAgreed()
    const send = (action: string, fields: Record<string, string>) =>
      app.server.inject({
        method: 'POST',
        url: `${mailPage}/${action}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      })
    expect((await app.server.inject(mailPage)).body).toContain(`action="${mailPage}/move"`)
    const past = await send('move', { startISO: '2026-06-01T10:00', message: 'A course.' })
    expect(past.statusCode).toBe(400)
    expect(past.body).toContain('A course.')
    expect((await send('move', { startISO: '2026-06-20T11:00' })).statusCode).toBe(303)
    expect((await app.server.inject(mailPage)).body).toMatch(/You suggested .*Sat 20 Jun, 11:00/)
    expect(await page()).toContain('Can you come at 11:00 instead?')
    // Neither the agreed time nor the suggested one: the visitor names a third.
    expect(await page()).toContain('Ask for another time')
    expect((await visitor('move', { startISO: '2026-06-21T09:00' })).statusCode).toBe(200)
    expect((await send('agree', {})).statusCode).toBe(303)
    expect(await page()).toContain('You’re booked, Thandi')
  })

  it('lets a visitor pick another free time, which the owner agrees to from the mail', async () => {
    const { visitor, page, business, mailPage, book, service } = await createAgreed()
    expect(await page()).toContain('Sat 20 Jun, 11:00')
    expect((await book('2026-06-20T07:00:00.000Z', service)).statusCode).toBe(201)
    const taken = await visitor('move', { startISO: '2026-06-20T09:00' })
    expect(taken.statusCode).toBe(409)
    expect((await visitor('move', { startISO: '2026-06-20T11:00' })).json()).toMatchObject({
      booking: { status: 'accepted', startISO: TEN },
    })
    const mail = (await mailsTo(app, business.owner.email)).at(-1)
    expect(mail?.subject).toBe('Thandi asks for Sat 20 Jun, 11:00 instead')
    expect((await visitor('agree')).statusCode).toBe(409)
    expect((await app.server.inject(mailPage)).body).toContain('Move it')
    const agreed = await app.server.inject({ method: 'POST', url: `${mailPage}/agree` })
    expect(agreed.statusCode, agreed.body).toBe(303)
    const moved = await app.context.db
      .selectFrom('bookings')
      .select(['startISO', 'status'])
      .where('businessId', '=', business.id)
      .where('status', '=', 'accepted')
      .executeTakeFirst()
    expect(moved).toEqual({ startISO: ELEVEN, status: 'accepted' })
  })

  it('stays as it was if the other side keeps the time, and tells who asked', async () => {
    const { owner, visitor, email } = await createAgreed({ withService: false })
    expect((await visitor('move', { startISO: '2026-06-25T15:00' })).statusCode).toBe(200)
    expect((await owner('keep')).json()).toMatchObject({
      booking: { status: 'accepted', startISO: TEN, otherTime: null },
    })
    expect((await mailsTo(app, email)).at(-1)?.subject).toMatch(/keeps the time you have$/)
    expect((await owner('agree')).statusCode).toBe(409)
  })

  it('is refused without a time, for the past, once it has begun, and before it is agreed', async () => {
    const { owner, visitor } = await createAgreed({ withService: false })
    expect((await visitor('move')).statusCode).toBe(400)
    expect((await visitor('move', { startISO: '2026-06-01T10:00' })).statusCode).toBe(400)
    expect((await owner('move', { startISO: '2026-06-01T10:00' })).statusCode).toBe(400)
    expect((await owner('keep')).statusCode).toBe(409)
    now = new Date(TEN)
    expect((await visitor('move', { startISO: '2026-06-25T10:00' })).statusCode).toBe(409)
    now = NOW
    expect((await owner('cancel')).statusCode).toBe(200)
    expect((await visitor('move', { startISO: '2026-06-25T10:00' })).statusCode).toBe(409)
  })

  it('is to answer for the owner while a visitor asks for it, and coming up all the time', async () => {
    const { id, book, owner, visitor, cookie } = await createAgreed({ withService: false })
    const get = (url: string) => app.server.inject({ url, headers: { cookie } })
    const find = async (list: string) =>
      (await get(`/api/dashboard/bookings?list=${list}`)).json<BookingsAnswer>()
    const toAnswer = async () => {
      const { bookings, total } = await find('answer')
      const { bookingsToAnswer } = (await get('/api/dashboard')).json()
      expect([total, bookingsToAnswer]).toEqual([bookings.length, bookings.length])
      return bookings.map((booking) => booking.id)
    }
    expect(await toAnswer()).toEqual([])
    expect((await visitor('move', { startISO: '2026-06-20T11:00' })).statusCode).toBe(200)
    expect(await toAnswer()).toEqual([id])
    expect((await find('answer')).overlaps).toEqual({ [id]: null })
    expect((await find('coming')).bookings).toMatchObject([{ id, otherTime: { by: 'visitor' } }])

    // Nothing is held for it: who books that time meanwhile is named.
    const request = (await book('2026-06-20T09:00:00.000Z', null)).json().booking.id
    expect(await toAnswer()).toEqual([id, request])
    const accept = `/api/dashboard/bookings/${request}/accept`
    await app.server.inject({ method: 'POST', url: accept, headers: { cookie }, payload: {} })
    expect((await find('answer')).overlaps).toMatchObject({ [id]: { name: 'Thandi' } })
    expect((await get('/api/dashboard/bookings?list=answer&q=thandi')).json().total).toBe(1)

    expect((await owner('keep')).statusCode).toBe(200)
    expect(await toAnswer()).toEqual([])
    expect((await owner('move', { startISO: '2026-06-25T10:00' })).statusCode).toBe(200)
    expect(await toAnswer()).toEqual([])
  })

  it('offers the next free times to a visitor whose new time has gone meanwhile', async () => {
    const { owner, visitor, book, service, cookie } = await createAgreed()
    expect((await owner('move', { startISO: '2026-06-20T11:00' })).statusCode).toBe(200)
    const other = (await book(ELEVEN, service)).json().booking.id
    const url = `/api/dashboard/bookings/${other}/accept`
    await app.server.inject({ method: 'POST', url, headers: { cookie }, payload: {} })
    const gone = await visitor('agree')
    expect(gone.statusCode).toBe(409)
    expect(gone.json().detail).toContain('Sat 20 Jun, 11:00 has gone in the meantime.')
    expect(gone.json().nextTimes).toHaveLength(3)
  })

  it('goes over something else in the diary only knowingly', async () => {
    const { owner, visitor, cookie } = await createAgreed({ withService: false })
    expect((await visitor('move', { startISO: '2026-06-20T11:00' })).statusCode).toBe(200)
    const entered = await app.server.inject({
      method: 'POST',
      url: '/api/dashboard/bookings',
      headers: { cookie },
      payload: { name: 'Sipho', phone: '082 000 0101', startISO: '2026-06-20T11:00' },
    })
    expect(entered.statusCode).toBe(201)
    const refused = await owner('agree')
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ errors: { anyway: expect.stringMatching(/Sipho/) } })
    expect((await owner('agree', { anyway: true })).statusCode).toBe(200)
    // What the visitor is offered may have gone as well.
    const sameTime = await owner('move', { startISO: '2026-06-20T11:30' })
    expect(sameTime.json()).toMatchObject({ errors: { startISO: expect.stringMatching(/Sipho/) } })
  })

  it('moves a booking that came by phone at once', async () => {
    const { cookie } = await createAgreed()
    const send = (url: string, payload: object) =>
      app.server.inject({ method: 'POST', url, headers: { cookie }, payload })
    const entry = { name: 'Sipho', phone: '082 000 0101', startISO: '2026-06-21T10:00' }
    const { id } = (await send('/api/dashboard/bookings', entry)).json().booking
    const moved = await send(`/api/dashboard/bookings/${id}/move`, { startISO: '2026-06-22T10:00' })
    expect(moved.json()).toMatchObject({
      booking: { startISO: '2026-06-22T08:00:00.000Z', otherTime: null },
    })
  })
})
