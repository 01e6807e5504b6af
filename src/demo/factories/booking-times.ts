import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { Breaks } from '#shared/booking/free-times.ts'
import type { SpecialDay } from '#shared/schemas/bookings/booking-setup.ts'

interface ServiceInput {
  name: string
  minutes: number
  price?: number | null
  online?: boolean
}

export interface BookingTimesInput {
  services: ServiceInput[]
  capacity?: number
  noticeMinutes?: number
  horizonDays?: number
  confirmAtOnce?: boolean
  breaks?: Breaks
  specialDays?: SpecialDay[]
}

/** Adds bookable services to a business. Returns their ids, in order. */
export async function createBookingTimes(
  db: Db,
  businessId: string,
  input: BookingTimesInput,
): Promise<string[]> {
  const services = input.services.map((service, position) => ({
    id: newId(),
    businessId,
    name: service.name,
    minutes: service.minutes,
    price: service.price ?? null,
    online: service.online === false ? (0 as const) : (1 as const),
    position,
  }))
  if (services.length > 0) await db.insertInto('bookableServices').values(services).execute()
  await db
    .insertInto('bookingSettings')
    .values({
      businessId,
      capacity: input.capacity ?? 1,
      noticeMinutes: input.noticeMinutes ?? 0,
      horizonDays: input.horizonDays ?? 60,
      confirmAtOnce: input.confirmAtOnce ? 1 : 0,
      breaks: JSON.stringify(input.breaks ?? {}),
    })
    .execute()
  const days = input.specialDays ?? []
  if (days.length > 0)
    await db
      .insertInto('specialDays')
      .values(days.map((day) => ({ ...day, businessId })))
      .execute()
  return services.map(({ id }) => id)
}

/** A blocked time, far in the future by default. Returns its id. */
export async function createBlockedTime(
  db: Db,
  businessId: string,
  time = { startISO: '2999-01-01T08:00:00.000Z', endISO: '2999-01-01T09:00:00.000Z' },
): Promise<string> {
  const id = newId()
  await db
    .insertInto('blockedTimes')
    .values({ id, businessId, note: 'Dentist', ...time })
    .execute()
  return id
}
