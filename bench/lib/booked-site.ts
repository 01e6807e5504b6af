import { createAppointments } from '#demo/factories/activity.ts'
import { createBookingTimes } from '#demo/factories/booking-times.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { type OperatingHours, WEEKDAYS } from '#shared/hours/opening-hours.ts'
import { BENCH_PASSWORD } from './catalogue-site.ts'
import { startPreparedSite } from './prepared-site.ts'

const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS
const SERVICE = { name: 'Wash and blow-dry', minutes: 30, price: 280 }
const OPEN = Object.fromEntries(
  WEEKDAYS.map((weekday) => [weekday, { open: '08:00', close: '18:00', closed: false }]),
) as OperatingHours

const STARTS_A_DAY = (10 * 60) / SERVICE.minutes
const OPENS_MS = 6 * 60 * MINUTE_MS

/** A start time of the service, this many days after tomorrow; slots are reused. */
export function startOf(day: number, slot: number): number {
  const midnight = (Math.ceil(Date.now() / DAY_MS) + day) * DAY_MS
  return midnight + OPENS_MS + (slot % STARTS_A_DAY) * SERVICE.minutes * MINUTE_MS
}

export interface BookedBusiness {
  id: string
  serviceId: string
  owner: { email: string; password: string }
}

/** A business with bookable services and this many appointments in the next sixty days. */
async function createBooked(db: Db, count: number): Promise<BookedBusiness> {
  const owner = { email: `owner-${count}@bench.example`, password: BENCH_PASSWORD }
  const { id } = await createBusiness(db, { operatingHours: OPEN, ownerInput: owner })
  const setup = { services: [SERVICE], capacity: 50, horizonDays: 365 }
  const [serviceId = ''] = await createBookingTimes(db, id, setup)
  const appointments = Array.from({ length: count }, (_, index) => {
    const start = startOf(index % 60, Math.floor(index / 60))
    return {
      name: `Visitor ${index}`,
      phone: '082 000 0100',
      email: `visitor-${index}@bench.example`,
      start: new Date(start),
      end: new Date(start + SERVICE.minutes * MINUTE_MS),
      serviceId,
      serviceName: SERVICE.name,
      price: SERVICE.price,
      createdAt: new Date(Date.now() - index * MINUTE_MS),
    }
  })
  await createAppointments(db, id, appointments)
  return { id, serviceId, owner }
}

/** The built site with one business for each count of bookings. */
export async function startBookedSite(engine: string, counts: readonly number[]) {
  const { made: businesses, ...started } = await startPreparedSite(engine, (db) =>
    db.transaction().execute(async (trx) => {
      const booked: BookedBusiness[] = []
      for (const count of counts) booked.push(await createBooked(trx, count))
      return booked
    }),
  )
  return { ...started, businesses }
}
