import type { ProfileService } from '#server/features/businesses/profile.service.ts'
import type { Context } from '#server/platform/context.ts'
import { decryptText, encryptText } from '#server/platform/encrypted-text.ts'
import { AppError, refuseField } from '#server/platform/errors.ts'
import {
  FetchError,
  fetchPublicText,
  PUBLIC_REACH,
  type Reach,
} from '#server/platform/outbound/public-fetch.ts'
import { CALENDAR_FAULTS, type CalendarFault } from '#shared/booking/calendar-faults.ts'
import { capeTownDay, startOfDay } from '#shared/time/dates.ts'
import { CalendarError } from './calendar-error.ts'
import { readCalendarInThread } from './calendar-thread.ts'
import {
  deleteOtherCalendar,
  findDueCalendars,
  getOtherCalendar,
  type OtherCalendar,
  replaceBusyTimes,
  saveOtherCalendar,
  updateOtherCalendar,
} from './other-calendar.repository.ts'

const PURPOSE = 'address of another calendar'
const LIMITS = { bytes: 1024 * 1024, ms: 10_000, redirects: 3 }
const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS
/** The furthest that anybody can book ahead, and the evening after. */
const DAYS_AHEAD = 367
/** The task runs every five minutes: with the third run it is a quarter of an hour. */
const PAUSE_MS = 14 * MINUTE_MS
/** One that fails is asked less and less often, at last every eight hours. */
const MOST_DOUBLINGS = 5
const AT_ONCE = 8
const MOST_IN_A_RUN = 500
const LONGEST_RUN_MS = 60_000

/** The owner's calendar elsewhere: while it says busy, nothing can be booked online. */
export function createOtherCalendarService(
  { clock, config, db, log, publicUrl, secret }: Context,
  profiles: ProfileService,
) {
  const reach = reachOf(config.calendarTestCertificate)

  const businessOf = async (userId: string): Promise<string> => {
    const business = await profiles.get(userId)
    if (!business) throw new AppError('conflict', 'Please save your profile first.')
    return business.id
  }

  const nextRead = (faults: number) =>
    new Date(clock().getTime() + PAUSE_MS * 2 ** Math.min(faults, MOST_DOUBLINGS)).toISOString()

  /** Everything that can go wrong is a `CalendarError`, so that no address reaches the log. */
  const read = async (address: string) => {
    const ownHost = new URL(publicUrl()).hostname
    if (new URL(address).hostname === ownHost) throw new CalendarError('own-calendar')
    const text = await fetchPublicText(address, LIMITS, reach).catch((error: unknown) => {
      throw error instanceof FetchError ? new CalendarError(error.fault) : error
    })
    const from = startOfDay(capeTownDay(clock())).getTime()
    const question = { text, from, to: from + DAYS_AHEAD * DAY_MS, ownHost }
    const { spans, unread } = await readCalendarInThread(question)
    const times = spans.map(([start, end]) => ({
      startISO: new Date(start).toISOString(),
      endISO: new Date(end).toISOString(),
    }))
    return { times, unread }
  }

  /** What was read stays if the next time fails. */
  const refresh = async (calendar: OtherCalendar): Promise<CalendarFault | null> => {
    const address = decryptText(secret, PURPOSE, calendar.sealedAddress)
    // Before it is read: a file that should end the process is not the first of the next one.
    await updateOtherCalendar(db, calendar, { nextReadAt: nextRead(calendar.faults + 1) })
    try {
      if (address === null) throw new CalendarError('address-lost')
      const { times, unread } = await read(address)
      const good = {
        readAt: clock().toISOString(),
        fault: null,
        faults: 0,
        unread,
        nextReadAt: nextRead(0),
      }
      await db.transaction().execute(async (trx) => {
        if (await updateOtherCalendar(trx, calendar, good))
          await replaceBusyTimes(trx, calendar.businessId, times)
      })
      return null
    } catch (error) {
      if (!(error instanceof CalendarError)) throw error
      const { fault } = error
      const faults = calendar.faults + 1
      await updateOtherCalendar(db, calendar, { fault, faults, nextReadAt: nextRead(faults) })
      log.info({ businessId: calendar.businessId, fault, faults }, 'a calendar was not read')
      return fault
    }
  }

  return {
    async get(userId: string) {
      const business = await profiles.get(userId)
      const calendar = business && (await getOtherCalendar(db, business.id))
      if (!calendar) return null
      return { ...calendar, address: decryptText(secret, PURPOSE, calendar.sealedAddress) }
    },

    /** Read before it is stored: what cannot be read is refused, and the calendar before it stays. */
    async save(userId: string, address: string): Promise<void> {
      const businessId = await businessOf(userId)
      const { times, unread } = await read(address).catch((error: unknown) => {
        if (error instanceof CalendarError) refuseField('address', CALENDAR_FAULTS[error.fault])
        throw error
      })
      const now = clock().toISOString()
      await db.transaction().execute(async (trx) => {
        await saveOtherCalendar(trx, {
          businessId,
          sealedAddress: encryptText(secret, PURPOSE, address),
          createdAt: now,
          readAt: now,
          fault: null,
          faults: 0,
          unread,
          nextReadAt: nextRead(0),
        })
        await replaceBusyTimes(trx, businessId, times)
      })
    },

    async readNow(userId: string): Promise<void> {
      const calendar = await getOtherCalendar(db, await businessOf(userId))
      if (!calendar) throw new AppError('not-found', 'There is no other calendar.')
      await refresh(calendar)
    },

    remove: async (userId: string): Promise<void> =>
      deleteOtherCalendar(db, await businessOf(userId)),

    /** Those that are due, several at once; what is left after a minute waits for the next run. */
    async readDue(): Promise<{ read: number; failed: number }> {
      const began = performance.now()
      const due = await findDueCalendars(db, clock().toISOString(), MOST_IN_A_RUN)
      const done = { read: 0, failed: 0 }
      const work = async () => {
        while (performance.now() - began < LONGEST_RUN_MS) {
          const calendar = due.shift()
          if (!calendar) return
          const fault = await refresh(calendar)
          done[fault === null ? 'read' : 'failed'] += 1
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      return done
    },
  }
}

export type OtherCalendarService = ReturnType<typeof createOtherCalendarService>
export type OwnOtherCalendar = NonNullable<Awaited<ReturnType<OtherCalendarService['get']>>>

/** In tests every name is this machine, and nothing else can be reached. */
function reachOf(testCertificate: string | undefined): Reach {
  if (testCertificate === undefined) return PUBLIC_REACH
  return {
    resolve: async () => ['127.0.0.1'],
    isAllowed: (address) => address === '127.0.0.1',
    anyPort: true,
    ca: testCertificate,
  }
}
