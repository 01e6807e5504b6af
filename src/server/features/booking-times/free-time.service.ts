import type { Context } from '#server/platform/context.ts'
import { isId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError, refuseField } from '#server/platform/errors.ts'
import { LONGEST_BOOKING_MS } from '#shared/booking/booking-date.ts'
import { timeSentence } from '#shared/booking/time-copy.ts'
import {
  freeTimes,
  outsideBookingWindow,
  type TimeState,
  timeState,
} from '#shared/booking/times/free-times.ts'
import {
  BUFFERS_REACH_MS,
  findFreePeople,
  roomCounter,
  type TakenTimes,
  type Wanted,
} from '#shared/booking/times/room.ts'
import { addDays, daysBetween } from '#shared/time/calendar-days.ts'
import { capeTownDay, startOfDay } from '#shared/time/dates.ts'
import { bookingRulesOf, confirmsAtOnce } from './booking-rules.ts'
import { DEFAULT_SETTINGS } from './booking-setup.service.ts'
import { busyTimes } from './busy-times.ts'
import { presentFreeTimes } from './free-time.presenter.ts'
import {
  type BookedServiceRow,
  findBusySpans,
  findChangedDays,
  getBookedService,
} from './free-time.repository.ts'
import { leastBooked } from './least-booked.ts'
import { type PeopledRoom, plainRoom, readRoom } from './room-rules.ts'
import { TimeTaken } from './time-taken.ts'

const NO_SERVICE = 'This cannot be booked online any more. Please load the page again.'
const NO_PERSON = 'They no longer offer this service. Please choose somebody else.'
const MINUTE_MS = 60 * 1000
/** How many alternatives are offered for a time that was just taken, and how far ahead. */
const OFFERED = 3
const OFFER_DAYS = 21

interface Days {
  from: string
  days: number
}

export interface WantedTime {
  businessId: string
  serviceId: string
  startISO: string
  /** Null for anyone who gives the service. */
  personId: string | null
  /** A booking that is to be moved: it does not stand in its own way. */
  exceptId?: string
}

type Stretch = Days & { exceptId?: string | undefined }

/** Which times of a business are free, and whether a chosen one still is. */
export function createFreeTimeService({ db, clock }: Context) {
  const getService = async (trx: Db, businessId: string, serviceId: string) => {
    const service =
      isId(businessId) && isId(serviceId)
        ? await getBookedService(trx, businessId, serviceId)
        : undefined
    if (!service) throw new AppError('not-found', NO_SERVICE)
    return service
  }

  /** The rules, and what is already booked on these days. */
  const readDays = async (
    trx: Db,
    businessId: string,
    service: BookedServiceRow,
    { from, days, exceptId }: Stretch,
  ) => {
    const last = addDays(from, days)
    const changed = await findChangedDays(trx, businessId, { from: addDays(from, -1), to: last })
    const rules = bookingRulesOf(service, changed)
    const start = startOfDay(from)
    const capacity = service.capacity ?? DEFAULT_SETTINGS.capacity
    const isGrouped = service.hasRoomRules === 1
    const room = isGrouped ? await readRoom(trx, businessId, capacity) : plainRoom(capacity)
    const reach = isGrouped ? BUFFERS_REACH_MS : 0
    const spans = await findBusySpans(trx, businessId, {
      longest: new Date(start.getTime() - LONGEST_BOOKING_MS - reach).toISOString(),
      from: new Date(start.getTime() - reach).toISOString(),
      // A service that starts on the last evening may end on the next day.
      to: new Date(startOfDay(last).getTime() + LONGEST_BOOKING_MS + reach).toISOString(),
      exceptId: exceptId ?? null,
      isGrouped,
    })
    const taken: TakenTimes[] = spans.map(({ serviceId, personId, ...span }) => ({
      serviceId,
      personId,
      isBlocked: span.blocked === 1,
      times: busyTimes(span.spans ?? ''),
    }))
    return { rules, room, taken }
  }

  const findIn = async (
    trx: Db,
    businessId: string,
    service: BookedServiceRow,
    { personId, ...days }: Stretch & { personId: string | null },
  ) => {
    const { rules, room, taken } = await readDays(trx, businessId, service, days)
    const wanted = { serviceId: service.id, personId }
    if (!gives(room, wanted)) return []
    const left = roomCounter(room, wanted, taken)
    return freeTimes(rules, service.minutes, left, { ...days, now: clock() })
  }

  /** The next free times after one that is gone. */
  const findNext = async (trx: Db, wanted: WantedTime) => {
    const { businessId, serviceId, startISO, personId, exceptId } = wanted
    const service = await getBookedService(trx, businessId, serviceId)
    if (!service) return []
    const start = new Date(startISO)
    const days = { from: capeTownDay(start), days: OFFER_DAYS, exceptId, personId }
    const times = await findIn(trx, businessId, service, days)
    const later = times.filter((time) => time.start > start.getTime())
    const earlier = times.filter((time) => time.start < start.getTime())
    return presentFreeTimes([...later, ...earlier].slice(0, OFFERED))
  }

  /** The service, its end and with whom it is, if the time is free. */
  const check = async (trx: Db, { businessId, serviceId, startISO, ...asked }: WantedTime) => {
    const service = await getService(trx, businessId, serviceId)
    const start = new Date(startISO)
    const now = clock()
    const horizonDays = service.horizonDays ?? DEFAULT_SETTINGS.horizonDays
    const noticeMinutes = service.noticeMinutes ?? DEFAULT_SETTINGS.noticeMinutes
    const refuse = (state: Exclude<TimeState, 'free' | 'taken'>) =>
      refuseField('dateISO', timeSentence(state, { noticeMinutes, horizonDays }))
    // Checked first, so that nobody can request the days of the year 9999.
    const outside = outsideBookingWindow({ horizonDays }, { start, now })
    if (outside) refuse(outside)
    const day = { from: capeTownDay(start), days: 1, exceptId: asked.exceptId }
    const { rules, room, taken } = await readDays(trx, businessId, service, day)
    const wanted = { serviceId, personId: asked.personId }
    if (!gives(room, wanted)) refuseField('personId', NO_PERSON)
    const left = roomCounter(room, wanted, taken)
    const state = timeState(rules, service.minutes, left, { start, now })
    if (state === 'taken') throw new TimeTaken(startISO)
    if (state !== 'free') refuse(state)
    const end = start.getTime() + service.minutes * MINUTE_MS
    const free = findFreePeople(room, wanted, taken, { from: start.getTime(), to: end })
    const personId = leastBooked(free, taken, start)
    return {
      personId,
      personName: personId === null ? null : (room.names.get(personId) ?? null),
      serviceId: service.id,
      serviceName: service.name,
      price: service.price,
      startISO: start.toISOString(),
      endISO: new Date(end).toISOString(),
      confirmsAtOnce: confirmsAtOnce(service),
    }
  }

  return {
    find: async (
      businessId: string,
      serviceId: string,
      { from, days, personId = null, exceptId }: Partial<Stretch> & { personId?: string | null },
    ) => {
      const service = await getService(db, businessId, serviceId)
      // No past time is free, so what was booked then is not read.
      const today = capeTownDay(clock())
      const passed = Math.max(0, daysBetween(from ?? today, today))
      const left = (days ?? 1) - passed
      if (left <= 0) return []
      const first = addDays(from ?? today, passed)
      return findIn(db, businessId, service, { from: first, days: left, personId, exceptId })
    },

    /** Before any lock: of many requests for the same time, most are refused here. */
    assertFree: (wanted: WantedTime) => check(db, wanted),

    /** The caller has locked the business: of two concurrent requests, the second sees the first one's booking. */
    assertFreeIn: check,

    /** The refusal for a time that was just taken, with alternatives. */
    describeTaken: async (wanted: WantedTime) =>
      new TimeTaken(wanted.startISO, await findNext(db, wanted)),

    findNext,

    /** Who gives a service, in order. */
    findGivers: async (trx: Db, businessId: string, serviceId: string | null) => {
      const { services, names } = await readRoom(trx, businessId, DEFAULT_SETTINGS.capacity)
      const personIds = (serviceId !== null && services[serviceId]?.personIds) || []
      return personIds.map((id) => ({ id, name: names.get(id) ?? '' }))
    },
  }
}

/** Whether the person gives the service; anyone does. */
const gives = ({ services }: PeopledRoom, { serviceId, personId }: Wanted): boolean =>
  personId === null ||
  (serviceId !== null && (services[serviceId]?.personIds ?? []).includes(personId))

export type FreeTimeService = ReturnType<typeof createFreeTimeService>
