import { type BookingTimesInput, createBookingTimes } from '#demo/factories/booking-times.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { bookingToken } from '#server/features/bookings/booking-links.ts'
import { type OperatingHours, WEEKDAYS } from '#shared/hours/opening-hours.ts'
import type { FreeTimesAnswer } from '#shared/schemas/bookings/free-times.ts'
import { signIn } from './sign-in.ts'
import type { TestApp } from './test-app.ts'

/** The day before everything is booked. */
export const NOW = new Date('2026-12-31T08:00:00.000Z')
const DAY = { open: '09:00', close: '12:00', closed: false }
const HOURS = Object.fromEntries(WEEKDAYS.map((day) => [day, DAY])) as OperatingHours

export const at = (clock: string) => `2027-01-01T${clock}:00+02:00`
export const utc = (clock: string) => new Date(at(clock)).toISOString()
export const BOTH = ['Thandi', 'Sam']
export const CUT = { name: 'Cut', minutes: 60, people: BOTH }

let visitors = 0

/** A business that takes bookings from nine to twelve, with its owner and its visitors. */
export async function createSalon(app: TestApp, times: BookingTimesInput) {
  const { db, secret } = app.context
  const made = await createBusiness(db, {
    operatingHours: HOURS,
    ownerInput: { plan: 'PREMIUM' },
  })
  const services = await createBookingTimes(db, made.id, { confirmAtOnce: true, ...times })
  const cookie = await signIn(app, made.owner)
  const people = await db
    .selectFrom('bookablePeople')
    .select(['id', 'name'])
    .where('businessId', '=', made.id)
    .execute()
  const personId = (name: string) => people.find((person) => person.name === name)?.id ?? ''
  const book = (
    clock: string,
    { service = 0, ...more }: { service?: number; personId?: string; email?: string } = {},
  ) => {
    visitors += 1
    return app.server.inject({
      method: 'POST',
      url: '/api/booking',
      payload: {
        ...{ name: 'Visitor', phone: '082 000 0100', dateISO: at(clock) },
        email: `visitor-${visitors}@example.co.za`,
        businessId: made.id,
        serviceId: services[service],
        ...more,
      },
    })
  }
  const clocks = async (service = 0, more = '') => {
    const url = `/api/business/${made.id}/times?service=${services[service]}&from=2027-01-01&days=1${more}`
    const { times } = (await app.server.inject(url)).json<FreeTimesAnswer>()
    return times.map(({ startISO, left }) => `${startISO.slice(11, 16)} ${left}`)
  }
  const rows = () =>
    db
      .selectFrom('bookings')
      .selectAll()
      .where('businessId', '=', made.id)
      .orderBy('createdAt')
      .execute()
  const owner = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    app.server.inject({
      method,
      url: `/api/dashboard/${path}`,
      headers: { cookie },
      ...(payload && { payload }),
    })
  const tokenOf = (id: string) => encodeURIComponent(bookingToken(secret, 'visitor', id))
  return { business: made, services, personId, book, clocks, rows, owner, tokenOf }
}
