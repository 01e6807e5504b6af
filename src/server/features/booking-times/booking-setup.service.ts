import type { ProfileService } from '#server/features/businesses/profile.service.ts'
import { indexServices } from '#server/features/search/service-texts.ts'
import { denialReason } from '#server/permissions/denial-reason.ts'
import type { Context } from '#server/platform/context.ts'
import { toJson } from '#server/platform/db/json-text.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Breaks } from '#shared/booking/times/free-times.ts'
import type { BookingSetupChange } from '#shared/schemas/bookings/booking-setup.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import {
  findServices,
  findSpecialDays,
  getOwnBusinessForSetup,
  getSettings,
  replaceServices,
  replaceSpecialDays,
  saveSettings,
} from './booking-setup.repository.ts'
import { findPeople, findServicePeople, replaceServicePeople } from './person.repository.ts'
import { readRoom } from './room-rules.ts'

/** The defaults until an owner changes them. */
export const DEFAULT_SETTINGS = {
  capacity: 1,
  noticeMinutes: 120,
  horizonDays: 60,
  confirmAtOnce: 0,
  breaks: toJson<Breaks>({}),
} as const

/** For a business with neither bookable services nor special days. */
export const NO_SETUP: PublicSetupRows = {
  services: [],
  people: [],
  online: [],
  settings: DEFAULT_SETTINGS,
  specialDays: [],
}

/** An owner's services and rules for online booking. */
export function createBookingSetupService(context: Context, profiles: ProfileService) {
  const { db, engine, clock } = context

  /** Services with their people, and everybody. */
  const readServices = async (trx: Db, businessId: string) => {
    const people = await findPeople(trx, businessId)
    const links = people.length > 0 ? await findServicePeople(trx, businessId) : []
    const services = (await findServices(trx, businessId)).map((service) => ({
      ...service,
      personIds: links.flatMap(({ serviceId, personId }) =>
        serviceId === service.id ? [personId] : [],
      ),
    }))
    return { services, people }
  }

  const read = async (trx: Db, businessId: string) => ({
    ...(await readServices(trx, businessId)),
    settings: (await getSettings(trx, businessId)) ?? { businessId, ...DEFAULT_SETTINGS },
    specialDays: await findSpecialDays(trx, businessId, capeTownDay(clock())),
  })

  const saveServices = async (
    trx: Db,
    businessId: string,
    services: NonNullable<BookingSetupChange['services']>,
  ) => {
    const { services: stored, people } = await readServices(trx, businessId)
    const known = new Map(stored.map((service) => [service.id, service]))
    if (services.some(({ id }) => id !== undefined && !known.has(id)))
      throw new AppError(
        'conflict',
        'One of these services has been removed meanwhile. Please load the page again.',
      )
    const saved = services.map((service) => {
      const before = service.id === undefined ? undefined : known.get(service.id)
      return {
        ...service,
        id: service.id ?? newId(),
        bufferBefore: service.bufferBefore ?? before?.bufferBefore ?? 0,
        bufferAfter: service.bufferAfter ?? before?.bufferAfter ?? 0,
        places: service.places === undefined ? (before?.places ?? null) : service.places,
        personIds: service.personIds ?? before?.personIds ?? [],
      }
    })
    const links = saved.flatMap(({ id: serviceId, personIds }) =>
      personIds.map((personId) => ({ businessId, serviceId, personId })),
    )
    if (links.some(({ personId }) => people.every(({ id }) => id !== personId)))
      throw new AppError(
        'conflict',
        'One of these people has been removed meanwhile. Please load the page again.',
      )
    const rows = saved.map(({ personIds: _links, online, ...service }, position) => ({
      ...service,
      businessId,
      online: online ? (1 as const) : (0 as const),
      position,
    }))
    await replaceServices(trx, businessId, rows)
    await replaceServicePeople(trx, businessId, links)
    await indexServices(trx, businessId)
  }

  return {
    /** For the public page: today's services, and the special days. */
    getPublic: async (businessId: string) => {
      const { services, people } = await readServices(db, businessId)
      const online = services.flatMap(({ minutes, ...service }) =>
        service.online === 1 && minutes !== null ? [{ ...service, minutes }] : [],
      )
      const settings = online.length > 0 ? await getSettings(db, businessId) : undefined
      // Yesterday's hours may run past midnight.
      const yesterday = addDays(capeTownDay(clock()), -1)
      return {
        services,
        people,
        online,
        settings: settings ?? DEFAULT_SETTINGS,
        specialDays: await findSpecialDays(db, businessId, yesterday),
      }
    },

    /** Special days in this period. */
    getDays: async (businessId: string, from: string, to: string) => ({
      breaks: ((await getSettings(db, businessId)) ?? DEFAULT_SETTINGS).breaks,
      specialDays: await findSpecialDays(db, businessId, from, to),
    }),

    /** Bookable online or not. */
    getService: async (trx: Db, businessId: string, serviceId: string) =>
      (await findServices(trx, businessId)).find(({ id }) => id === serviceId),

    /** What decides whether there is room for a booking. */
    getRoom: async (trx: Db, businessId: string) => {
      const settings = (await getSettings(trx, businessId)) ?? DEFAULT_SETTINGS
      return readRoom(trx, businessId, settings.capacity)
    },

    get: async (userId: string) => read(db, (await profiles.get(userId))?.id ?? ''),

    save: (userId: string, change: BookingSetupChange) =>
      db.transaction().execute(async (trx) => {
        const business = await getOwnBusinessForSetup(trx, engine, userId)
        if (!business)
          throw new AppError('conflict', 'Please save your profile first, then how you are booked.')
        const { services, specialDays, breaks, confirmAtOnce, ...plain } = change
        const reason = confirmAtOnce ? denialReason.confirmAtOnce(business) : null
        if (reason !== null) throw new AppError('forbidden', reason)
        const { id: businessId } = business
        if (services) await saveServices(trx, businessId, services)
        if (specialDays)
          await replaceSpecialDays(
            trx,
            businessId,
            specialDays.map((day) => ({ ...day, businessId })),
          )
        const current = (await getSettings(trx, businessId)) ?? DEFAULT_SETTINGS
        await saveSettings(trx, {
          ...current,
          ...plain,
          businessId,
          ...(breaks && { breaks: JSON.stringify(breaks) }),
          ...(confirmAtOnce !== undefined && { confirmAtOnce: confirmAtOnce ? 1 : 0 }),
        })
        return read(trx, businessId)
      }),
  }
}

export type BookingSetupService = ReturnType<typeof createBookingSetupService>
export type BookingSetupRows = Awaited<ReturnType<BookingSetupService['get']>>
export type DaysRows = Awaited<ReturnType<BookingSetupService['getDays']>>
export type PublicSetupRows = Awaited<ReturnType<BookingSetupService['getPublic']>>
