import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBookings, createCounters, createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createUser } from '#demo/factories/users.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const NOW = new Date('2026-03-01T06:00:00.000Z')
/** Already 1 March in Cape Town, still 28 February in UTC. */
const FIRST_MINUTES_OF_MARCH = new Date('2026-02-28T22:05:00.000Z')
const LAST_MINUTES_OF_FEBRUARY = new Date('2026-02-28T21:55:00.000Z')

describe.each(USUAL_ENGINES)('the dashboard on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp(
      engine,
      { PAYMENT_URL_PREMIUM: 'https://pay.example.co.za/premium' },
      { clock: () => NOW },
    )
  })
  afterAll(() => app.close())

  const get = async (user: { id: string }, url: string) =>
    app.server.inject({ url, headers: { cookie: await signIn(app, user) } })

  it('shows an owner the own business with its status, and is not cached', async () => {
    const { id, owner } = await createBusiness(app.context.db, {
      businessName: 'Harbour Table',
      views: 41,
    })
    await createReviews(app.context.db, id, [{ stars: 5 }, { stars: 4 }])
    const answer = await get(owner, '/api/dashboard')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toMatchObject({
      user: { id: owner.id, email: owner.email, role: 'BUSINESS', plan: 'BASIC', status: 'ACTIVE' },
      profile: {
        id,
        profileId: id,
        userId: owner.id,
        status: 'ACTIVE',
        businessName: 'Harbour Table',
        views: 41,
        ratingAvg: 4.5,
        ratingCount: 2,
      },
      bookings: [],
      bookingsTotal: 0,
      bookingsThisMonth: 0,
      payment: { url: null, price: 99 },
    })
  })

  it('gives a new PENDING owner what the payment screen needs', async () => {
    const owner = await createUser(app.context.db, { status: 'PENDING', plan: 'PREMIUM' })
    const answer = await get(owner, '/api/dashboard')
    expect(answer.json()).toMatchObject({
      user: { status: 'PENDING', plan: 'PREMIUM' },
      profile: null,
      payment: { url: 'https://pay.example.co.za/premium', price: 299 },
    })
    for (const url of ['/api/dashboard/bookings', '/api/dashboard/analytics'])
      expect((await get(owner, url)).statusCode).toBe(403)
  })

  it('counts the bookings of the month by the calendar in Cape Town', async () => {
    const { id, owner } = await createBusiness(app.context.db)
    await createBookings(app.context.db, id, [
      { createdAt: NOW },
      { createdAt: FIRST_MINUTES_OF_MARCH },
      { createdAt: LAST_MINUTES_OF_FEBRUARY },
    ])
    expect((await get(owner, '/api/dashboard')).json()).toMatchObject({
      bookingsThisMonth: 2,
      bookingsTotal: 3,
    })
  })

  it('pages through bookings, newest first, each once, and never shows those of others', async () => {
    const { id, owner } = await createBusiness(app.context.db)
    const other = await createBusiness(app.context.db)
    await createBookings(app.context.db, other.id, [{ name: 'Not yours' }])
    await createBookings(
      app.context.db,
      id,
      Array.from({ length: 45 }, (_, index) => ({
        name: `Visitor ${index}`,
        createdAt: new Date(NOW.getTime() - index * 60_000),
      })),
    )
    const names: string[] = []
    for (const page of [1, 2, 3]) {
      const answer = (await get(owner, `/api/dashboard/bookings?page=${page}`)).json()
      expect(answer).toMatchObject({ page, total: 45 })
      names.push(...answer.bookings.map((booking: { name: string }) => booking.name))
    }
    expect(names).toEqual(Array.from({ length: 45 }, (_, index) => `Visitor ${index}`))
    const past = (await get(owner, '/api/dashboard/bookings?page=9')).json()
    expect(past.bookings).toEqual([])
    expect((await get(owner, '/api/dashboard/bookings?page=0')).statusCode).toBe(400)
  })

  it('returns every day of the range, by the calendar in Cape Town, with the totals', async () => {
    const { db } = app.context
    const { id, owner } = await createBusiness(db)
    await createCounters(db, id, [
      { day: '2026-03-01', kind: 'view', count: 7 },
      { day: '2026-03-01', kind: 'share', count: 2 },
      { day: '2026-01-31', kind: 'view', count: 4 },
      { day: '2026-01-30', kind: 'view', count: 1000 },
    ])
    await createBookings(db, id, [
      { createdAt: FIRST_MINUTES_OF_MARCH },
      { createdAt: LAST_MINUTES_OF_FEBRUARY },
    ])
    await createReviews(db, id, [{ stars: 3, createdAt: LAST_MINUTES_OF_FEBRUARY }])
    const { days, totals } = (await get(owner, '/api/dashboard/analytics?days=30')).json()
    expect(days).toHaveLength(30)
    expect(days[0]).toEqual({ day: '2026-01-31', views: 4, shares: 0, bookings: 0, reviews: 0 })
    expect(days[28]).toEqual({ day: '2026-02-28', views: 0, shares: 0, bookings: 1, reviews: 1 })
    expect(days[29]).toEqual({ day: '2026-03-01', views: 7, shares: 2, bookings: 1, reviews: 0 })
    expect(totals).toEqual({ views: 11, shares: 2, bookings: 2, reviews: 1 })
    const longer = (await get(owner, '/api/dashboard/analytics?days=90')).json()
    expect(longer.days).toHaveLength(90)
    expect(longer.totals.views).toBe(1011)
    expect((await get(owner, '/api/dashboard/analytics?days=31')).statusCode).toBe(400)
  })

  it('is for owners: 401 signed out, 403 for an admin', async () => {
    const admin = await createUser(app.context.db, { role: 'ADMIN' })
    for (const url of ['/api/dashboard', '/api/dashboard/bookings', '/api/dashboard/analytics']) {
      expect((await app.server.inject(url)).statusCode).toBe(401)
      expect((await get(admin, url)).statusCode).toBe(403)
    }
  })
})
