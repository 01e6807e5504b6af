import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BookingTimesInput, createBookingTimes } from '#demo/factories/booking-times.ts'
import { type BusinessInput, createBusiness } from '#demo/factories/businesses.ts'
import type { DayHours } from '#shared/hours/opening-hours.ts'
import type { BookingResponse } from '#shared/schemas/bookings/booking.ts'
import type { FreeTimesAnswer } from '#shared/schemas/bookings/free-times.ts'
import type { BookingsAnswer } from '#shared/schemas/dashboard.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

const VISITOR = { name: 'Thandi Mokoena', phone: '082 000 0100', email: 'thandi@example.co.za' }
const week = (day: DayHours) => ({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
})
const NINE_TO_TWELVE = week({ open: '09:00', close: '12:00', closed: false })

describe.each(ENGINES)('booking a free time on %s', (engine) => {
  let app: TestApp
  // Half past nine in the evening on the last day of the year in Cape Town.
  const now = new Date('2026-12-31T19:30:00.000Z')
  beforeAll(async () => {
    app = await createTestApp(engine, {}, { clock: () => now })
  })
  afterAll(() => app.close())

  const createBookable = async (
    times: Partial<BookingTimesInput> = {},
    business: BusinessInput = {},
  ) => {
    const made = await createBusiness(app.context.db, {
      operatingHours: NINE_TO_TWELVE,
      ...business,
    })
    const services = times.services ?? [{ name: 'Wash and blow-dry', minutes: 60, price: 280 }]
    const [serviceId = ''] = await createBookingTimes(app.context.db, made.id, {
      ...times,
      services,
    })
    return { ...made, serviceId }
  }
  type Bookable = Awaited<ReturnType<typeof createBookable>>

  const book = ({ id, serviceId }: Bookable, dateISO: string | null, more: object = {}) =>
    app.server.inject({
      method: 'POST',
      url: '/api/booking',
      payload: { businessId: id, serviceId, ...VISITOR, dateISO, ...more },
    })
  const askTimes = ({ id, serviceId }: Bookable, query = 'from=2027-01-01&days=1') =>
    app.server.inject(`/api/business/${id}/times?service=${serviceId}&${query}`)
  const startsOf = async (business: Bookable, query?: string) =>
    (await askTimes(business, query)).json<FreeTimesAnswer>().times.map(({ startISO }) => startISO)
  const bookings = (businessId: string) =>
    app.context.db.selectFrom('bookings').selectAll().where('businessId', '=', businessId).execute()

  it('lists the free times, and how many seats each has left', async () => {
    const business = await createBookable({ capacity: 2 })
    const answer = await askTimes(business)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({
      times: ['07', '08', '09'].map((hour) => ({
        startISO: `2027-01-01T${hour}:00:00.000Z`,
        endISO: `2027-01-01T${String(Number(hour) + 1).padStart(2, '0')}:00:00.000Z`,
        left: 2,
      })),
    })
    expect(await startsOf(business, 'days=3')).toHaveLength(6)
  })

  it('stores the booking with its end, and the time is no longer free', async () => {
    const business = await createBookable()
    const answer = await book(business, '2027-01-01T10:00+02:00')
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      booking: { dateISO: '2027-01-01T08:00:00.000Z', status: 'requested' },
    })
    expect(await bookings(business.id)).toMatchObject([
      {
        dateISO: '2027-01-01T08:00:00.000Z',
        startISO: '2027-01-01T08:00:00.000Z',
        endISO: '2027-01-01T09:00:00.000Z',
        serviceId: business.serviceId,
        serviceName: 'Wash and blow-dry',
        price: 280,
        status: 'requested',
      },
    ])
    expect(await startsOf(business)).toEqual([
      '2027-01-01T07:00:00.000Z',
      '2027-01-01T09:00:00.000Z',
    ])
  })

  it('says that a time was just taken, and lists the next free ones', async () => {
    const business = await createBookable()
    await book(business, '2027-01-01T08:00:00.000Z')
    const answer = await book(business, '2027-01-01T08:00:00.000Z', { name: 'Sipho' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      detail: '10:00 has just gone. Please pick another time.',
      errors: { dateISO: '10:00 has just gone. Please pick another time.' },
      nextTimes: [
        { startISO: '2027-01-01T09:00:00.000Z', left: 1 },
        { startISO: '2027-01-02T07:00:00.000Z' },
        { startISO: '2027-01-02T08:00:00.000Z' },
      ],
    })
    expect(await bookings(business.id)).toHaveLength(1)
  })

  it('gives the same answer to the same request, though its time is taken now', async () => {
    const business = await createBookable()
    const key = { requestKey: 'a-key-of-the-form' }
    const first = await book(business, '2027-01-01T08:00:00.000Z', key)
    const again = await book(business, '2027-01-01T08:00:00.000Z', key)
    expect(again.statusCode).toBe(201)
    expect(again.json()).toEqual(first.json())
  })

  it.each([
    ['outside the hours', '2027-01-01T05:00:00.000Z', /cannot be booked/],
    ['off the grid', '2027-01-01T07:30:00.000Z', /cannot be booked/],
    ['so late that it would not end in time', '2027-01-01T09:30:00.000Z', /cannot be booked/],
    ['in the past', '2026-12-31T07:00:00.000Z', /has passed/],
    ['too soon', '2027-01-01T07:00:00.000Z', /at least 12 h ahead/],
    ['too far ahead', '2027-03-02T07:00:00.000Z', /up to 60 days ahead/],
    ['a whole day', '2027-01-02', /Please pick a time/],
    ['no time', null, /Please pick a time/],
    ['no date at all', 'tomorrow', /Please pick a time/],
  ])('refuses a time %s', async (_why, dateISO, sentence) => {
    const business = await createBookable({ noticeMinutes: 720 })
    const answer = await book(business, dateISO)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      detail: expect.stringMatching(sentence),
      errors: { dateISO: expect.stringMatching(sentence) },
    })
    expect(await bookings(business.id)).toEqual([])
  })

  it('stores midnight as an exact time', async () => {
    const always = week({ open: '00:00', close: '00:00', closed: false })
    const business = await createBookable({}, { operatingHours: always })
    // 00:00 and 02:00 in Cape Town, of which the second is midnight in UTC.
    for (const dateISO of ['2026-12-31T22:00:00.000Z', '2027-01-01T00:00:00.000Z']) {
      const answer = await book(business, dateISO)
      expect(answer.json()).toMatchObject({ booking: { dateISO } })
    }
    const starts = await startsOf(business)
    expect(starts).toHaveLength(22)
    expect(starts[0]).toBe('2026-12-31T23:00:00.000Z')
  })

  it('refuses a service of another business, an unknown one and one that is not online', async () => {
    const business = await createBookable()
    const other = await createBookable()
    const offline = await createBookable({
      services: [{ name: 'Bridal party', minutes: 240, online: false }],
    })
    for (const asked of [
      { ...business, serviceId: other.serviceId },
      { ...business, serviceId: 'nothing' },
      offline,
    ]) {
      expect((await askTimes(asked)).statusCode).toBe(404)
      const answer = await book(asked, '2027-01-01T08:00:00.000Z')
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ detail: expect.stringMatching(/load the page again/) })
    }
  })

  it('refuses while the owner is paused, and once the business is gone', async () => {
    const paused = await createBookable({}, { ownerInput: { status: 'PAUSED' } })
    expect((await askTimes(paused)).statusCode).toBe(404)
    expect((await book(paused, '2027-01-01T08:00:00.000Z')).statusCode).toBe(404)
    const gone = await createBookable()
    await app.context.db.deleteFrom('users').where('id', '=', gone.owner.id).execute()
    expect((await book(gone, '2027-01-01T08:00:00.000Z')).statusCode).toBe(404)
  })

  it.each(['from=2027-02-30', 'from=soon', 'days=0', 'days=63', 'days=x'])(
    'refuses to list times for %s',
    async (query) => {
      const answer = await askTimes(await createBookable(), query)
      expect(answer.statusCode).toBe(400)
    },
  )

  it('a declined, cancelled or expired booking frees its time', async () => {
    const business = await createBookable()
    await book(business, '2027-01-01T08:00:00.000Z')
    for (const status of ['suggested', 'accepted'] as const) {
      await app.context.db
        .updateTable('bookings')
        .set({ status })
        .where('businessId', '=', business.id)
        .execute()
      expect(await startsOf(business)).toHaveLength(2)
    }
    for (const status of ['declined', 'cancelled', 'expired'] as const) {
      await app.context.db
        .updateTable('bookings')
        .set({ status })
        .where('businessId', '=', business.id)
        .execute()
      expect(await startsOf(business)).toHaveLength(3)
    }
  })

  it('a suggested time takes as long as the service', async () => {
    const minutes = 90
    const business = await createBookable({ services: [{ name: 'Colour', minutes, price: 900 }] })
    const { booking } = (await book(business, '2027-01-01T07:00:00.000Z')).json<BookingResponse>()
    const suggested = await app.server.inject({
      method: 'POST',
      url: `/api/dashboard/bookings/${booking.id}/suggest`,
      headers: { cookie: await signIn(app, business.owner) },
      payload: { startISO: '2027-01-02T10:00' },
    })
    expect(suggested.json()).toMatchObject({
      booking: { startISO: '2027-01-02T08:00:00.000Z', endISO: '2027-01-02T09:30:00.000Z' },
    })
  })

  it('shows the owner what a request overlaps', async () => {
    const business = await createBookable()
    const ask = async (dateISO: string, name: string, more = {}) => {
      const { booking } = (await book(business, dateISO, { name, ...more })).json<BookingResponse>()
      return booking.id
    }
    const lerato = await ask('2027-01-01T08:00:00.000Z', 'Lerato')
    await app.context.db
      .updateTable('bookings')
      .set({ status: 'accepted' })
      .where('id', '=', lerato)
      .execute()
    const asWish = { serviceId: undefined }
    const early = await ask('2027-01-01T07:30:00.000Z', 'Sipho', asWish)
    const late = await ask('2027-01-01T09:00:00.000Z', 'Thandi', asWish)
    const day = await ask('2027-01-02', 'Ayesha', asWish)
    const answer = await app.server.inject({
      url: '/api/dashboard/bookings?list=answer',
      headers: { cookie: await signIn(app, business.owner) },
    })
    const { overlaps, bookings: asked } = answer.json<BookingsAnswer>()
    expect(asked.map(({ id }) => id).sort()).toEqual([early, late, day].sort())
    const expected = {
      [early]: { name: 'Lerato', startISO: '2027-01-01T08:00:00.000Z' },
      [late]: null,
    }
    expect(overlaps).toEqual(expected)
    // The plain list has its buttons too.
    const all = await app.server.inject({
      url: '/api/dashboard/bookings',
      headers: { cookie: await signIn(app, business.owner) },
    })
    expect(all.json<BookingsAnswer>().overlaps).toEqual(expected)
    expect(all.json<BookingsAnswer>().bookings).toContainEqual(
      expect.objectContaining({ name: 'Lerato', price: 280 }),
    )
  })

  it('special days and breaks are respected', async () => {
    const business = await createBookable({
      breaks: { saturday: [{ from: '10:00', to: '11:00' }] },
      specialDays: [
        { day: '2027-01-01', name: 'New Year’s Day', kind: 'closed', open: '', close: '' },
        { day: '2027-01-03', name: 'Market', kind: 'other', open: '14:00', close: '15:00' },
        { day: '2027-01-04', name: 'A holiday that we work', kind: 'usual', open: '', close: '' },
      ],
    })
    expect(await startsOf(business, 'from=2027-01-01&days=4')).toEqual([
      '2027-01-02T07:00:00.000Z',
      '2027-01-02T09:00:00.000Z',
      '2027-01-03T12:00:00.000Z',
      '2027-01-04T07:00:00.000Z',
      '2027-01-04T08:00:00.000Z',
      '2027-01-04T09:00:00.000Z',
    ])
  })

  it('confirms automatically on PREMIUM, and never on BASIC', async () => {
    const ask = async (plan: 'PREMIUM' | 'BASIC') => {
      const business = await createBookable({ confirmAtOnce: true }, { ownerInput: { plan } })
      const visitor = { email: `${plan}@example.co.za` }
      const answer = await book(business, '2027-01-01T08:00:00.000Z', visitor)
      const events = await app.context.db
        .selectFrom('bookingEvents')
        .innerJoin('bookings', 'bookings.id', 'bookingEvents.bookingId')
        .select(['bookingEvents.side', 'bookingEvents.status'])
        .where('bookings.businessId', '=', business.id)
        .orderBy('bookingEvents.number')
        .execute()
      const [row] = await bookings(business.id)
      const mails = await app.context.db
        .selectFrom('outboxMessages')
        .select('kind')
        .where('recipient', 'in', [business.owner.email, `${plan}@example.co.za`])
        .orderBy('kind')
        .execute()
      return { answer: answer.json(), events, row, mails: mails.map(({ kind }) => kind) }
    }
    const premium = await ask('PREMIUM')
    expect(premium.answer).toMatchObject({ booking: { status: 'accepted' } })
    expect(premium.row).toMatchObject({ status: 'accepted', answeredAt: null })
    expect(premium.events).toEqual([
      { side: 'visitor', status: 'requested' },
      { side: 'system', status: 'accepted' },
    ])
    expect(premium.mails).toEqual(['booking-news', 'booking-owner-news'])
    const basic = await ask('BASIC')
    expect(basic.answer).toMatchObject({ booking: { status: 'requested' } })
    expect(basic.events).toHaveLength(1)
    expect(basic.mails).toEqual(['booking-confirmation', 'booking-request'])
  })

  it('books once for 16 concurrent requests with one key, with the same answer', async () => {
    const business = await createBookable()
    const key = { requestKey: 'a-key-of-the-form' }
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => book(business, '2027-01-01T08:00:00.000Z', key)),
    )
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await bookings(business.id)).toHaveLength(1)
  })

  it.each([1, 3])('lets exactly %i of 64 concurrent requests have one time', async (capacity) => {
    const business = await createBookable({ capacity })
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, number) =>
        book(business, '2027-01-01T08:00:00.000Z', {
          name: `Visitor ${number}`,
          email: `visitor-${number}@example.co.za`,
        }),
      ),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(capacity)
    expect(statuses.filter((status) => status === 409)).toHaveLength(64 - capacity)
    expect(await bookings(business.id)).toHaveLength(capacity)
  })
})
