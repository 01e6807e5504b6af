import type { BlockedTimeService } from '#server/features/booking-times/blocked-time.service.ts'
import type { BookingSetupService } from '#server/features/booking-times/booking-setup.service.ts'
import { leastBooked } from '#server/features/booking-times/least-booked.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import {
  type DiaryEntry,
  momentsOf,
  overlapOf,
  type Period,
  takenBy,
} from '#shared/booking/diary.ts'
import { clashSentence, ROOM_FOR_MORE } from '#shared/booking/time-copy.ts'
import { BUFFERS_REACH_MS, candidatesOf, findFreePeople } from '#shared/booking/times/room.ts'
import { capeTownDay, startOfDay } from '#shared/time/dates.ts'
import { findHeldBetween } from './own-booking.repository.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface WantedPeriod {
  /** The booking that wants it, which does not count itself. */
  id: string
  time: Period
  serviceId: string | null
  personId: string | null
}

/** What an owner has agreed to, offered or blocked. */
export function createDiaryService(
  blockedTimes: BlockedTimeService,
  bookingSetup: BookingSetupService,
) {
  /** What may be in the way between two moments, and the rules that decide. */
  const read = async (db: Db, businessId: string, { from, to }: { from: Date; to: Date }) => {
    const held = await findHeldBetween(db, businessId, from.toISOString(), to.toISOString())
    const blocked = await blockedTimes.findBetween(businessId, from, to, db)
    const entries: DiaryEntry[] = [
      ...held.flatMap(({ startISO, endISO, ...booking }) =>
        startISO && endISO ? [{ ...booking, startISO, endISO, blocked: false }] : [],
      ),
      ...blocked.map(({ note, personName, ...time }) => ({
        ...time,
        name: [note || 'Blocked', personName].filter(Boolean).join(', '),
        serviceId: null,
        blocked: true,
      })),
    ]
    return { entries, room: await bookingSetup.getRoom(db, businessId) }
  }

  /** What each of them overlaps, by its id: null if there is room for it. */
  const findOverlaps = async (
    db: Db,
    businessId: string,
    wanted: readonly WantedPeriod[],
  ): Promise<Record<string, DiaryEntry | null>> => {
    if (wanted.length === 0) return {}
    const times = wanted.map(({ time }) => momentsOf(time))
    const { entries, room } = await read(db, businessId, {
      from: new Date(Math.min(...times.map(({ from }) => from)) - BUFFERS_REACH_MS),
      to: new Date(Math.max(...times.map(({ to }) => to)) + BUFFERS_REACH_MS),
    })
    return Object.fromEntries(
      wanted.map((one) => {
        const others = entries.filter((entry) => entry.id !== one.id)
        return [one.id, overlapOf(one, others, room)]
      }),
    )
  }

  const getOverlap = async (db: Db, businessId: string, wanted: WantedPeriod) =>
    (await findOverlaps(db, businessId, [wanted]))[wanted.id] ?? null

  return {
    findOverlaps,

    getOverlap,

    /** Whoever gives the service and has least to do that day, of those who are free if anybody is. */
    assign: async (db: Db, businessId: string, wanted: WantedPeriod) => {
      const { from, to } = momentsOf(wanted.time)
      const day = startOfDay(capeTownDay(new Date(from)))
      const { entries, room } = await read(db, businessId, {
        from: new Date(day.getTime() - BUFFERS_REACH_MS),
        to: new Date(to + DAY_MS),
      })
      const taken = entries.map(takenBy)
      const free = findFreePeople(room, wanted, taken, { from, to })
      const people = free.length > 0 ? free : candidatesOf(room, wanted)
      const id = leastBooked(people, taken, new Date(from))
      return id === null ? null : { id, name: room.names.get(id) ?? '' }
    },

    /** An owner may agree to two at once, but knows it. */
    refuseOverlap: async (
      db: Db,
      businessId: string,
      wanted: WantedPeriod,
      field: 'startISO' | 'anyway',
    ): Promise<void> => {
      const overlap = await getOverlap(db, businessId, wanted)
      if (!overlap) return
      const { capacity, personIds } = await bookingSetup.getRoom(db, businessId)
      // Nobody may have asked yet how many can come at once, and a suggestion has no 'anyway'.
      const isOneAtATime = field === 'startISO' && capacity === 1 && personIds.length === 0
      const hint = isOneAtATime && !overlap.blocked ? ` ${ROOM_FOR_MORE}` : ''
      const sentence = clashSentence(overlap) + hint
      throw new AppError('conflict', sentence, { errors: { [field]: sentence } })
    },
  }
}

export type DiaryService = ReturnType<typeof createDiaryService>
