import type { Context } from '#server/platform/context.ts'
import { isId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { Refusal, refuseField } from '#server/platform/errors.ts'
import {
  freeTimes,
  outsideBookingWindow,
  type TimeState,
  timeState,
} from '#shared/booking/free-times.ts'
import { timeSentence } from '#shared/booking/time-copy.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { capeTownDay, startOfDay } from '#shared/time/dates.ts'
import { bookingRulesOf, confirmsAtOnce } from './booking-rules.ts'
import { DEFAULT_SETTINGS } from './booking-setup.service.ts'
import { busyTimes } from './busy-times.ts'
import { presentFreeTimes } from './free-time.presenter.ts'
import {
  type BookedServiceRow,
  findChangedDays,
  getBookedService,
  getBusySpans,
} from './free-time.repository.ts'
import { TimeTaken } from './time-taken.ts'

const NO_SERVICE = 'This cannot be booked online any more. Please load the page again.'
const MINUTE_MS = 60 * 1000
/** A booking is at most twelve hours long. */
const LONGEST_MS = 12 * 60 * MINUTE_MS
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
}

/** Which times of a business are free, and whether a chosen one still is. */
export function createFreeTimeService({ db, clock }: Context) {
  const getService = async (trx: Db, businessId: string, serviceId: string) => {
    const service =
      isId(businessId) && isId(serviceId)
        ? await getBookedService(trx, businessId, serviceId)
        : undefined
    if (!service) throw new Refusal('not-found', NO_SERVICE)
    return service
  }

  /** The rules, and what is already booked on these days. */
  const readDays = async (
    trx: Db,
    businessId: string,
    service: BookedServiceRow,
    { from, days }: Days,
  ) => {
    const last = addDays(from, days)
    const changed = await findChangedDays(trx, businessId, { from: addDays(from, -1), to: last })
    const rules = bookingRulesOf(service, changed)
    const start = startOfDay(from)
    const stretch = {
      longest: new Date(start.getTime() - LONGEST_MS).toISOString(),
      from: start.toISOString(),
      // A service that starts on the last evening may end on the next day.
      to: new Date(startOfDay(last).getTime() + LONGEST_MS).toISOString(),
    }
    const { booked, blocked } = await getBusySpans(trx, businessId, stretch)
    return { rules, busy: [...busyTimes(booked, 1), ...busyTimes(blocked, rules.capacity)] }
  }

  const findIn = async (trx: Db, businessId: string, service: BookedServiceRow, days: Days) => {
    const { rules, busy } = await readDays(trx, businessId, service, days)
    return freeTimes(rules, service.minutes, busy, { ...days, now: clock() })
  }

  const findNext = async (trx: Db, businessId: string, service: BookedServiceRow, start: Date) => {
    const days = { from: capeTownDay(start), days: OFFER_DAYS }
    const times = await findIn(trx, businessId, service, days)
    const later = times.filter((time) => time.start > start.getTime())
    return [...later, ...times.filter((time) => time.start < start.getTime())].slice(0, OFFERED)
  }

  /** The service and its end, if the time is free. */
  const check = async (trx: Db, { businessId, serviceId, startISO }: WantedTime) => {
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
    const day = { from: capeTownDay(start), days: 1 }
    const { rules, busy } = await readDays(trx, businessId, service, day)
    const state = timeState(rules, service.minutes, busy, { start, now })
    if (state === 'taken') throw new TimeTaken(startISO)
    if (state !== 'free') refuse(state)
    return {
      serviceId: service.id,
      serviceName: service.name,
      price: service.price,
      startISO: start.toISOString(),
      endISO: new Date(start.getTime() + service.minutes * MINUTE_MS).toISOString(),
      confirmsAtOnce: confirmsAtOnce(service),
    }
  }

  return {
    find: async (businessId: string, serviceId: string, { from, days }: Partial<Days>) => {
      const service = await getService(db, businessId, serviceId)
      return findIn(db, businessId, service, {
        from: from ?? capeTownDay(clock()),
        days: days ?? 1,
      })
    },

    /** Before any lock: of many requests for the same time, most are refused here. */
    look: (wanted: WantedTime) => check(db, wanted),

    /** The caller has locked the business: of two concurrent requests, the second sees the first one's booking. */
    take: check,

    /** The refusal for a time that was just taken, with alternatives. */
    describeTaken: async ({ businessId, serviceId, startISO }: WantedTime) => {
      const service = await getService(db, businessId, serviceId)
      const next = await findNext(db, businessId, service, new Date(startISO))
      return new TimeTaken(startISO, presentFreeTimes(next))
    },
  }
}

export type FreeTimeService = ReturnType<typeof createFreeTimeService>
