import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createUser } from '#demo/factories/users.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { OperatingHours } from '#shared/hours/opening-hours.ts'
import { WEEKDAYS } from '#shared/hours/opening-hours.ts'
import type { BookingSetupAnswer } from '#shared/schemas/bookings/booking-setup.ts'
import type { BlockedTimeAnswer, FreeTimesAnswer } from '#shared/schemas/bookings/free-times.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const NINE_TO_TWELVE = Object.fromEntries(
  WEEKDAYS.map((weekday) => [weekday, { open: '09:00', close: '12:00', closed: false }]),
) as OperatingHours
const HOUR_MS = 60 * 60 * 1000
const WASH = { name: 'Wash', minutes: 60, price: 280, online: true }

describe.each(USUAL_ENGINES)('booking settings of an owner, on %s', (engine) => {
  let app: TestApp
  const now = new Date('2026-12-01T06:00:00.000Z')
  beforeAll(async () => {
    app = await createTestApp(engine, {}, { clock: () => now })
  })
  afterAll(() => app.close())

  const createOwner = async (plan: 'BASIC' | 'PREMIUM' = 'PREMIUM') => {
    const { id, owner } = await createBusiness(app.context.db, {
      ownerInput: { plan },
      operatingHours: NINE_TO_TWELVE,
    })
    const cookie = await signIn(app, owner)
    const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
      app.server.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })
    const save = async (setup: object) => {
      const answer = await call('PUT', '/api/dashboard/booking-setup', setup)
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json<BookingSetupAnswer>().setup
    }
    const timesOn = async (serviceId: string, day: string) => {
      const url = `/api/business/${id}/times?service=${serviceId}&from=${day}&days=1`
      return (await app.server.inject(url))
        .json<FreeTimesAnswer>()
        .times.map((time) => time.startISO.slice(11, 16))
    }
    return { id, call, save, timesOn }
  }

  it('starts with the usual rules and no services', async () => {
    const { call } = await createOwner()
    expect((await call('GET', '/api/dashboard/booking-setup')).json()).toEqual({
      setup: {
        services: [],
        people: [],
        breaks: {},
        specialDays: [],
        capacity: 1,
        noticeMinutes: 120,
        horizonDays: 60,
        confirmAtOnce: false,
      },
    })
  })

  it('stores what is saved; omitted fields stay, and a service keeps its id', async () => {
    const { call, save } = await createOwner()
    const first = await save({
      services: [WASH, { ...WASH, name: 'Braids', minutes: 240, price: null, online: false }],
      breaks: { monday: [{ from: '10:00', to: '10:30' }] },
      specialDays: [
        { day: '2026-12-25', name: 'Christmas Day', kind: 'closed', open: '', close: '' },
      ],
      capacity: 2,
      confirmAtOnce: true,
    })
    expect(first).toMatchObject({
      services: [WASH, { name: 'Braids', price: null, online: false }],
      breaks: { monday: [{ from: '10:00', to: '10:30' }] },
      capacity: 2,
      noticeMinutes: 120,
      confirmAtOnce: true,
    })
    const [wash, braids] = first.services
    const second = await save({
      services: [{ ...braids, minutes: 180 }, wash],
      noticeMinutes: 0,
    })
    expect(second).toMatchObject({ capacity: 2, noticeMinutes: 0, specialDays: first.specialDays })
    expect(second.services).toEqual([{ ...braids, minutes: 180 }, wash])
    const third = await save({ services: [wash], specialDays: [] })
    expect(third).toMatchObject({ services: [wash], specialDays: [] })
    expect((await call('GET', '/api/dashboard/booking-setup')).json()).toEqual({ setup: third })
  })

  it('keeps the service name of a booking when the service is removed', async () => {
    const { id, save } = await createOwner()
    const [service] = (await save({ services: [WASH] })).services
    const payload = {
      businessId: id,
      serviceId: service?.id,
      name: 'Thandi',
      phone: '082 000 0100',
      email: 'thandi@example.co.za',
      dateISO: '2026-12-02T07:00:00.000Z',
    }
    const booked = await app.server.inject({ method: 'POST', url: '/api/booking', payload })
    expect(booked.statusCode).toBe(201)
    await save({ services: [] })
    const row = await app.context.db
      .selectFrom('bookings')
      .select(['serviceId', 'serviceName', 'price', 'endISO'])
      .where('businessId', '=', id)
      .executeTakeFirst()
    expect(row).toEqual({
      serviceId: null,
      serviceName: 'Wash',
      price: 280,
      endISO: '2026-12-02T08:00:00.000Z',
    })
  })

  it('allows automatic confirmation on PREMIUM only', async () => {
    const { call } = await createOwner('BASIC')
    const answer = await call('PUT', '/api/dashboard/booking-setup', {
      capacity: 3,
      confirmAtOnce: true,
    })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ detail: expect.stringMatching(/belongs to PREMIUM/) })
    expect((await call('GET', '/api/dashboard/booking-setup')).json()).toMatchObject({
      setup: { capacity: 1 },
    })
  })

  it.each([
    [{ services: [{ ...WASH, name: ' ' }] }, 'Please name the service.'],
    [{ services: [{ ...WASH, minutes: 47 }] }, /steps of 5 minutes/],
    [{ services: [{ ...WASH, price: 1.5 }] }, /whole rand/],
    [{ services: Array.from({ length: 31 }, () => WASH) }, /30 services/],
    [{ breaks: { monday: [{ from: '10:00', to: '10:00' }] } }, /break begins/],
    [{ breaks: { someday: [] } }, /check/],
    [{ capacity: 0 }, /check/],
    [
      { specialDays: [{ day: '2027-02-30', name: 'x', kind: 'closed', open: '', close: '' }] },
      'Please choose a day.',
    ],
    [
      { specialDays: [{ day: '2027-02-03', name: 'x', kind: 'other', open: '', close: '' }] },
      /opening and a closing time/,
    ],
    [
      {
        specialDays: [1, 2].map(() => ({
          day: '2027-02-03',
          name: 'x',
          kind: 'closed',
          open: '',
          close: '',
        })),
      },
      /each special day once/,
    ],
  ])('refuses %j', async (payload, sentence) => {
    const { call } = await createOwner()
    const answer = await call('PUT', '/api/dashboard/booking-setup', payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ detail: string }>().detail).toMatch(sentence)
  })

  it('requires the profile first', async () => {
    const cookie = await signIn(app, await createUser(app.context.db))
    const request = { url: '/api/dashboard/booking-setup', headers: { cookie } }
    expect((await app.server.inject(request)).json()).toMatchObject({ setup: { services: [] } })
    const saved = await app.server.inject({ ...request, method: 'PUT', payload: { capacity: 2 } })
    expect(saved.statusCode).toBe(409)
  })

  it('removes blocked times from the free ones, and restores them', async () => {
    const { call, save, timesOn } = await createOwner()
    const [service] = (await save({ services: [WASH], capacity: 3 })).services
    const id = service?.id ?? ''
    const made = await call('POST', '/api/dashboard/blocked-times', {
      startISO: '2026-12-02T09:30:00+02:00',
      endISO: '2026-12-02T10:30:00+02:00',
      note: 'Dentist',
    })
    expect(made.statusCode).toBe(201)
    const { blockedTime } = made.json<BlockedTimeAnswer>()
    expect(await timesOn(id, '2026-12-02')).toEqual(['09:00'])
    expect((await call('GET', '/api/dashboard/blocked-times')).json()).toEqual({
      blockedTimes: [
        {
          id: blockedTime.id,
          startISO: '2026-12-02T07:30:00.000Z',
          endISO: '2026-12-02T08:30:00.000Z',
          note: 'Dentist',
          personId: null,
          personName: null,
        },
      ],
    })
    expect(
      (await call('DELETE', `/api/dashboard/blocked-times/${blockedTime.id}`)).statusCode,
    ).toBe(204)
    expect(
      (await call('DELETE', `/api/dashboard/blocked-times/${blockedTime.id}`)).statusCode,
    ).toBe(404)
    expect(await timesOn(id, '2026-12-02')).toHaveLength(3)
  })

  const blockHours = (businessId: string, first: string, count: number) =>
    app.context.db
      .insertInto('blockedTimes')
      .values(
        Array.from({ length: count }, (_, index) => ({
          id: newId(),
          businessId,
          startISO: new Date(Date.parse(first) + index * HOUR_MS).toISOString(),
          endISO: new Date(Date.parse(first) + (index + 1) * HOUR_MS).toISOString(),
          note: '',
        })),
      )
      .execute()
  const countBlocked = async (businessId: string) =>
    (
      await app.context.db
        .selectFrom('blockedTimes')
        .select('id')
        .where('businessId', '=', businessId)
        .execute()
    ).length

  it('allows 200 blocked times to come, also in concurrent requests', async () => {
    const { id, call } = await createOwner()
    await blockHours(id, '2026-12-02T06:00:00.000Z', 198)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        call('POST', '/api/dashboard/blocked-times', {
          startISO: '2026-12-20T09:30:00+02:00',
          endISO: '2026-12-20T10:30:00+02:00',
        }),
      ),
    )
    const refused = answers.filter(({ statusCode }) => statusCode === 409)
    expect(refused).toHaveLength(4)
    expect(refused[0]?.json()).toMatchObject({ detail: 'Please keep it to 200 blocked times.' })
    expect(await countBlocked(id)).toBe(200)
  })

  it('stores the newest thousand of the past', async () => {
    const { id, call } = await createOwner()
    await blockHours(id, '2026-08-01T06:00:00.000Z', 1010)
    const made = await call('POST', '/api/dashboard/blocked-times', {
      startISO: '2026-12-20T09:30:00+02:00',
      endISO: '2026-12-20T10:30:00+02:00',
    })
    expect(made.statusCode).toBe(201)
    expect(await countBlocked(id)).toBe(1001)
  })

  it('has no free times in the past, and those of today from now on', async () => {
    const { id, save } = await createOwner()
    const [service] = (await save({ services: [WASH], noticeMinutes: 0 })).services
    const times = async (from: string, days: number) => {
      const url = `/api/business/${id}/times?service=${service?.id}&from=${from}&days=${days}`
      return (await app.server.inject(url)).json<FreeTimesAnswer>().times.length
    }
    expect(await times('2026-11-20', 11)).toBe(0)
    expect(await times('2026-11-20', 12)).toBe(3)
    expect(await times('2026-11-20', 13)).toBe(6)
    expect(await times('2026-12-01', 1)).toBe(3)
  })

  it('rejects blocking a past time', async () => {
    const { call } = await createOwner()
    const answer = await call('POST', '/api/dashboard/blocked-times', {
      startISO: '2026-11-02T09:30:00Z',
      endISO: '2026-11-02T10:30:00Z',
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ errors: { endISO: 'That time has already passed.' } })
  })
})
