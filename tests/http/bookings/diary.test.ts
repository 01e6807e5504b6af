import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBookingTimes } from '#demo/factories/booking-times.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { type OperatingHours, WEEKDAYS } from '#shared/hours/opening-hours.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, ENGINES, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const NOW = new Date('2026-06-10T08:00:00.000Z')
const TEN = '2026-06-20T08:00:00.000Z'
const DAY = { open: '09:00', close: '12:00', closed: false }
const HOURS = Object.fromEntries(WEEKDAYS.map((day) => [day, DAY])) as OperatingHours
const CALLER = { name: 'Naledi', phone: '082 000 0100' }

/** One chair, with a service online and one that only the owner gives out. */
async function createSalon(app: TestApp) {
  const { db } = app.context
  const business = await createBusiness(db, { operatingHours: HOURS })
  const [trim = '', colour = ''] = await createBookingTimes(db, business.id, {
    services: [
      { name: 'Trim', minutes: 30, price: 180 },
      { name: 'Colour', minutes: 120, price: 900, online: false },
    ],
  })
  const headers = { cookie: await signIn(app, business.owner) }
  const enter = (more: object) =>
    app.server.inject({
      method: 'POST',
      url: '/api/dashboard/bookings',
      headers,
      payload: { ...CALLER, ...more },
    })
  const get = async (url: string) => (await app.server.inject({ url, headers })).json()
  const bookOnline = (dateISO: string) =>
    app.server.inject({
      method: 'POST',
      url: '/api/booking',
      payload: {
        ...CALLER,
        businessId: business.id,
        serviceId: trim,
        email: 'thandi@example.co.za',
        dateISO,
      },
    })
  return { business, trim, colour, headers, enter, get, bookOnline }
}

describe.each(USUAL_ENGINES)('a booking that came by phone on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine, {}, { clock: () => NOW })
  })
  afterAll(() => app.close())

  it('is agreed at once, takes its time, and sends no mail', async () => {
    const { colour, enter, get, bookOnline, headers } = await createSalon(app)
    const countMails = async () =>
      (await app.context.db.selectFrom('outboxMessages').select('recipient').execute()).length
    const before = await countMails()
    const entered = await enter({ serviceId: colour, startISO: '2026-06-20T10:00' })
    expect(entered.statusCode, entered.body).toBe(201)
    const { booking } = entered.json()
    expect(booking).toMatchObject({
      ...CALLER,
      email: '',
      status: 'accepted',
      movedBy: 'owner',
      serviceName: 'Colour',
      startISO: TEN,
      endISO: '2026-06-20T10:00:00.000Z',
      events: [{ side: 'owner', status: 'accepted', startISO: TEN }],
    })
    const week = await get('/api/dashboard/bookings/week?from=2026-06-15')
    expect(week.bookings).toMatchObject([{ id: booking.id }])
    expect((await get('/api/dashboard/bookings?list=coming')).total).toBe(1)
    expect((await bookOnline('2026-06-20T09:00:00.000Z')).statusCode).toBe(409)
    // An hour of the owner's work is no answer to a request, and no booking by the listing.
    const { totals, answers } = await get('/api/dashboard/analytics')
    expect([totals.bookings, answers.asked]).toEqual([0, 0])

    const cancelled = await app.server.inject({
      method: 'POST',
      url: `/api/dashboard/bookings/${booking.id}/cancel`,
      headers,
      payload: {},
    })
    expect(cancelled.json()).toMatchObject({ booking: { status: 'cancelled' } })
    expect(await countMails()).toBe(before)
    expect((await bookOnline('2026-06-20T09:00:00.000Z')).statusCode).toBe(201)
  })

  it('lasts as long as its service, an hour, or until what the owner says', async () => {
    const { trim, enter } = await createSalon(app)
    const end = async (more: object) => (await enter(more)).json().booking.endISO
    expect(await end({ serviceId: trim, startISO: '2026-06-20T10:00' })).toBe(
      '2026-06-20T08:30:00.000Z',
    )
    expect(await end({ startISO: '2026-06-21T10:00' })).toBe('2026-06-21T09:00:00.000Z')
    // Over midnight, outside the opening hours: the owner knows.
    expect(await end({ startISO: '2026-06-22T22:00', endISO: '2026-06-23T02:00' })).toBe(
      '2026-06-23T00:00:00.000Z',
    )
  })

  it('names what it would overlap, and is entered anyway if the owner says so', async () => {
    const { enter } = await createSalon(app)
    await enter({ startISO: '2026-06-20T10:00' })
    const second = { name: 'Sipho', startISO: '2026-06-20T10:30' }
    const refused = await enter(second)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      errors: { anyway: 'You have Naledi then, from Sat 20 Jun, 10:00.' },
    })
    expect((await enter({ ...second, anyway: true })).statusCode).toBe(201)
  })

  it('is entered once with the same key', async () => {
    const { enter, get } = await createSalon(app)
    const entry = { startISO: '2026-06-20T10:00', requestKey: 'one-tap-or-two' }
    const [first, again] = [(await enter(entry)).json(), (await enter(entry)).json()]
    expect(again.booking.id).toBe(first.booking.id)
    expect((await get('/api/dashboard/bookings')).total).toBe(1)
  })

  it.each([
    ['without a name', { name: ' ' }, 400, 'name'],
    ['without a phone number', { phone: '' }, 400, 'phone'],
    ['without a time', { startISO: '2026-06-20' }, 400, 'startISO'],
    ['that is over', { startISO: '2026-06-10T08:00' }, 400, 'startISO'],
    ['in ten years', { startISO: '2036-06-10T08:00' }, 400, 'startISO'],
    ['that ends before it begins', { endISO: '2026-06-20T09:00' }, 400, 'endISO'],
    ['for a service of nobody', { serviceId: 'Fh3kWq8ZtVb2MxYp' }, 400, 'serviceId'],
  ])('is refused %s', async (_how, more, status, field) => {
    const { enter } = await createSalon(app)
    const refused = await enter({ startISO: '2026-06-20T10:00', ...more })
    expect(refused.statusCode, refused.body).toBe(status)
    expect(Object.keys(refused.json().errors)).toEqual([field])
  })

  it('may have begun, for a visitor who has just walked in', async () => {
    const { enter } = await createSalon(app)
    expect((await enter({ startISO: '2026-06-10T09:45' })).statusCode).toBe(201)
  })

  it('is refused while the listing is paused', async () => {
    const { business, enter } = await createSalon(app)
    await app.context.db
      .updateTable('users')
      .set({ status: 'PAUSED' })
      .where('id', '=', business.owner.id)
      .execute()
    expect((await enter({ startISO: '2026-06-20T10:00' })).statusCode).toBe(409)
  })
})

describe.each(ENGINES)('many at once on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(engine, {}, { clock: () => NOW })
  })
  afterAll(() => app.close())

  it('one of many entries for one chair is taken', async () => {
    const { enter } = await createSalon(app)
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, number) =>
        enter({ name: `Visitor ${number}`, startISO: '2026-06-20T10:00' }),
      ),
    )
    const codes = answers.map(({ statusCode }) => statusCode).toSorted()
    expect(codes).toEqual([201, ...Array.from({ length: 15 }, () => 409)])
  })
})
