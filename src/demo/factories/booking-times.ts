import { indexServices } from '#server/features/search/service-texts.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { Breaks } from '#shared/booking/times/free-times.ts'
import type { SpecialDay } from '#shared/schemas/bookings/booking-setup.ts'

interface ServiceInput {
  name: string
  minutes: number
  price?: number | null
  online?: boolean
  bufferBefore?: number
  bufferAfter?: number
  places?: number | null
  /** Names of those who give it. */
  people?: string[]
}

export interface BookingTimesInput {
  services: ServiceInput[]
  capacity?: number
  noticeMinutes?: number
  horizonDays?: number
  confirmAtOnce?: boolean
  breaks?: Breaks
  specialDays?: SpecialDay[]
  /** People, rooms or courts, by name. */
  people?: string[]
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
    bufferBefore: service.bufferBefore ?? 0,
    bufferAfter: service.bufferAfter ?? 0,
    places: service.places ?? null,
  }))
  if (services.length > 0) await db.insertInto('bookableServices').values(services).execute()
  await indexServices(db, businessId)
  await createPeople(db, businessId, { ...input, ids: services.map(({ id }) => id) })
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

async function createPeople(
  db: Db,
  businessId: string,
  { people = [], services, ids }: BookingTimesInput & { ids: string[] },
): Promise<void> {
  if (people.length === 0) return
  const rows = people.map((name, position) => ({ id: newId(), businessId, name, position }))
  await db.insertInto('bookablePeople').values(rows).execute()
  const links = services.flatMap((service, index) =>
    rows
      .filter(({ name }) => service.people?.includes(name))
      .map(({ id: personId }) => ({ businessId, serviceId: ids[index] ?? '', personId })),
  )
  if (links.length > 0) await db.insertInto('servicePeople').values(links).execute()
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
