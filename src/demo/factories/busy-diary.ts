import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { OperatingHours } from '#shared/hours/opening-hours.ts'
import { MAX_PEOPLE } from '#shared/schemas/bookings/person.ts'
import { createAppointments } from './activity.ts'
import { createBookingTimes } from './booking-times.ts'
import { createBusiness } from './businesses.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const SERVICE = { name: 'Stamp', minutes: 5, price: 20 }
const ALL_DAY = { open: '00:00', close: '00:00', closed: false }
const ALWAYS: OperatingHours = {
  monday: ALL_DAY,
  tuesday: ALL_DAY,
  wednesday: ALL_DAY,
  thursday: ALL_DAY,
  friday: ALL_DAY,
  saturday: ALL_DAY,
  sunday: ALL_DAY,
}

export interface Diary {
  blocked: { from: number; hours: number }[]
  bookings: number
  /** How many people give the service, with buffers around it. */
  people?: number
}

const tomorrow = () => Math.ceil(Date.now() / (24 * HOUR_MS)) * 24 * HOUR_MS

/** As many blocked times and bookings as one business can have in two months. */
export const fullDiary = (): Diary => ({
  blocked: Array.from({ length: 200 }, (_, index) => ({
    from: tomorrow() + index * 7 * HOUR_MS,
    hours: 1,
  })),
  bookings: 2000,
})

/** The same with as many people as a business can have. */
export const peopledDiary = (): Diary => ({ ...fullDiary(), people: MAX_PEOPLE })

/** 200 blocked times that all overlap. */
export const overlappingDiary = (): Diary => ({
  blocked: Array.from({ length: 200 }, (_, index) => ({
    from: tomorrow() + index * MINUTE_MS,
    hours: 61 * 24,
  })),
  bookings: 0,
})

/** The business whose free times cost most: open day and night, fifty places, services of five minutes. */
export async function createBusyBusiness(db: Db, { blocked, bookings, people = 0 }: Diary) {
  const { id, owner } = await createBusiness(db, { operatingHours: ALWAYS })
  const names = Array.from({ length: people }, (_, index) => `Person ${index + 1}`)
  const buffers = people > 0 ? { bufferBefore: 5, bufferAfter: 10, people: names } : {}
  const setup = { services: [{ ...SERVICE, ...buffers }], people: names, capacity: 50 }
  const [serviceId = ''] = await createBookingTimes(db, id, { ...setup, horizonDays: 365 })
  const staff = await db
    .selectFrom('bookablePeople')
    .select('id')
    .where('businessId', '=', id)
    .execute()
  if (blocked.length > 0)
    await db
      .insertInto('blockedTimes')
      .values(
        blocked.map(({ from, hours }) => ({
          id: newId(),
          businessId: id,
          startISO: new Date(from).toISOString(),
          endISO: new Date(from + hours * HOUR_MS).toISOString(),
          note: '',
        })),
      )
      .execute()
  const first = tomorrow()
  const appointments = Array.from({ length: bookings }, (_, index) => {
    const start = first + index * 44 * MINUTE_MS
    return {
      name: `Visitor ${index}`,
      phone: '082 000 0100',
      email: `visitor-${index}@example.co.za`,
      start: new Date(start),
      end: new Date(start + (1 + (index % 140)) * 5 * MINUTE_MS),
      serviceId,
      serviceName: SERVICE.name,
      price: SERVICE.price,
      createdAt: new Date(),
      ...(staff.length > 0 && { personId: staff[index % staff.length]?.id ?? '' }),
    }
  })
  await createAppointments(db, id, appointments)
  return { id, owner, serviceId }
}
