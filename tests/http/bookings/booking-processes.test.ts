import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBookingTimes } from '#demo/factories/booking-times.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { type App, buildApp } from '#server/app.ts'
import { bookingToken } from '#server/features/bookings/booking-links.ts'
import { readConfig } from '#server/read-config.ts'
import { type OperatingHours, WEEKDAYS } from '#shared/hours/opening-hours.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, LONG_TIMEOUTS, type TestApp } from '#tests/helpers/test-app.ts'

const NOW = new Date('2026-06-10T08:00:00.000Z')
const clock = () => NOW

let app: TestApp
let other: App
beforeAll(async () => {
  app = await createTestApp('postgres', { RATE_LIMIT: 'off' }, { clock })
  other = await buildApp(readConfig(app.environment), { ...LONG_TIMEOUTS, clock })
})
afterAll(async () => {
  await other.close()
  await app.close()
})

it('of 64 who want anyone at one time, half of them in another process, each person gets one', async () => {
  const open = { open: '09:00', close: '17:00', closed: false }
  const operatingHours = Object.fromEntries(WEEKDAYS.map((day) => [day, open])) as OperatingHours
  const { id: businessId } = await createBusiness(app.context.db, { operatingHours })
  const people = ['Thandi', 'Sam']
  const services = [{ name: 'Cut', minutes: 60, people }]
  const [serviceId] = await createBookingTimes(app.context.db, businessId, { people, services })
  const statuses = await Promise.all(
    Array.from({ length: 64 }, async (_, number) => {
      const contact = { name: 'Visitor', phone: '082 000 0100', email: `p${number}@example.co.za` }
      const request = { businessId, serviceId, ...contact, dateISO: '2026-06-20T10:00' }
      const { server } = number % 2 === 0 ? app : other
      return (await server.inject({ method: 'POST', url: '/api/booking', payload: request }))
        .statusCode
    }),
  )
  expect(statuses.filter((status) => status === 201)).toHaveLength(2)
  const booked = await app.context.db
    .selectFrom('bookings')
    .select('personName')
    .where('businessId', '=', businessId)
    .execute()
  expect(booked.map(({ personName }) => personName).toSorted()).toEqual(['Sam', 'Thandi'])
})

it('of two bookings that are moved to one time, each in a process of its own, one gets it', async () => {
  const post = ({ server }: App, url: string, payload: object, cookie = '') =>
    server.inject({ method: 'POST', url, payload, headers: { cookie } })
  for (let round = 0; round < 8; round += 1) {
    const business = await createBusiness(app.context.db)
    const cookie = await signIn(app, business.owner)
    const askToMove = async (dateISO: string) => {
      const contact = { name: 'Thandi', phone: '082 000 0100', email: `v${round}@example.co.za` }
      const request = { businessId: business.id, ...contact, dateISO }
      const { id } = (await post(app, '/api/booking', request)).json().booking
      await post(app, `/api/dashboard/bookings/${id}/accept`, {}, cookie)
      const token = encodeURIComponent(bookingToken(app.context.secret, 'visitor', id))
      const moved = await post(app, `/api/bookings/${token}/move`, { startISO: '2026-06-20T15:00' })
      expect(moved.statusCode, moved.body).toBe(200)
      return id as string
    }
    const [one, two] = [
      await askToMove('2026-06-20T07:00:00.000Z'),
      await askToMove('2026-06-20T10:00:00.000Z'),
    ]
    const agree = (site: App, id: string) =>
      post(site, `/api/dashboard/bookings/${id}/agree`, {}, cookie)
    const answers = await Promise.all([agree(app, one), agree(other, two)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  }
})
