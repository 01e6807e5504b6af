import type { Db } from '#server/platform/db/schema.ts'
import { freeTimes } from '#shared/booking/free-times.ts'
import { comingHolidays } from '#shared/hours/public-holidays.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { BOOKED_BY_THE_CLOCK } from './city/booking-times.ts'
import type { DemoBusiness } from './city/city.types.ts'
import { VISITORS } from './city/visitors.ts'
import { createAppointments } from './factories/activity.ts'
import { createBookingTimes } from './factories/booking-times.ts'
import { pick } from './factories/random.ts'

const DAYS = 12
const DAY_MS = 24 * 3600 * 1000

/** Services, closed holidays, and about half of the next days booked. */
export async function seedBookingTimes(
  db: Db,
  businessId: string,
  { key, hours }: DemoBusiness,
  { random, now }: { random: () => number; now: Date },
): Promise<void> {
  const times = BOOKED_BY_THE_CLOCK[key]
  if (!times) return
  const today = capeTownDay(now)
  const specialDays = comingHolidays(today).map(({ day, name }) => ({
    day,
    name,
    kind: 'closed' as const,
    open: '',
    close: '',
  }))
  const serviceIds = await createBookingTimes(db, businessId, { ...times, specialDays })
  const rules = {
    hours,
    breaks: times.breaks ?? {},
    specialDays: new Map(
      specialDays.map(({ day }) => [day, { open: '', close: '', closed: true }]),
    ),
    capacity: 1,
    noticeMinutes: 0,
    horizonDays: DAYS,
  }
  const [service] = times.services
  if (!service) return
  const free = freeTimes(rules, service.minutes, [], { from: today, days: DAYS, now })
  await createAppointments(
    db,
    businessId,
    free
      .filter(() => random() < 0.5)
      .map(({ start, end }) => ({
        ...pick(VISITORS, random),
        start: new Date(start),
        end: new Date(end),
        serviceId: serviceIds[0] ?? '',
        serviceName: service.name,
        price: service.price ?? null,
        createdAt: new Date(now.getTime() - random() * 6 * DAY_MS),
      })),
  )
}
