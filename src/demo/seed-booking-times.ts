import {
  type TransitionContext,
  transitionBooking,
} from '#server/features/bookings/booking-transition.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { type FreeTime, freeTimes } from '#shared/booking/times/free-times.ts'
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

/** Services, people, closed holidays, about half of the next days booked, and one booking that was moved. */
export async function seedBookingTimes(
  db: Db,
  businessId: string,
  { key, hours }: DemoBusiness,
  { random, now, secret }: { random: () => number; now: Date; secret: string },
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
    noticeMinutes: 0,
    horizonDays: DAYS,
  }
  const [service] = times.services
  if (!service) return
  const free = freeTimes(rules, service.minutes, () => 1, { from: today, days: DAYS, now })
  const people = await db
    .selectFrom('bookablePeople')
    .select(['id', 'name'])
    .where('businessId', '=', businessId)
    .orderBy('position')
    .execute()
  const booked = free.filter(() => random() < 0.5)
  const ids = await createAppointments(
    db,
    businessId,
    booked.map(({ start, end }, index) => {
      const person = people[index % people.length]
      return {
        ...pick(VISITORS, random),
        start: new Date(start),
        end: new Date(end),
        serviceId: serviceIds[0] ?? '',
        serviceName: service.name,
        price: service.price ?? null,
        createdAt: new Date(now.getTime() - random() * 6 * DAY_MS),
        ...(person && { personId: person.id, personName: person.name }),
      }
    }),
  )
  const later = free.find((time) => !booked.includes(time))
  if (people.length > 0 && ids[0] && later) await moveBooking(db, { now, secret }, ids[0], later)
}

/** The visitor has asked for another time, and the owner has agreed. */
async function moveBooking(
  db: Db,
  context: TransitionContext,
  id: string,
  { start, end }: FreeTime,
): Promise<void> {
  const time = { startISO: new Date(start).toISOString(), endISO: new Date(end).toISOString() }
  const message = 'My train is late that day. Would this be possible?'
  await transitionBooking(db, context, id, { side: 'visitor', action: 'move', time, message })
  await transitionBooking(db, context, id, { side: 'owner', action: 'agree' })
}
