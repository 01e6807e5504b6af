import { defaultEnd } from './booking-steps.ts'
import {
  candidatesOf,
  type RoomRules,
  roomCounter,
  sharesPlaces,
  type TakenTimes,
  type Wanted,
  withBuffers,
} from './times/room.ts'

interface Asked {
  startISO: string | null
  endISO: string | null
  /** A day, a time, or nothing. */
  dateISO: string | null
}

export interface Period {
  startISO: string
  endISO: string
}

/** A time and with whom it is; null for nobody in particular. */
export interface AssignedTime extends Period {
  personId: string | null
  personName: string | null
}

export interface DiaryEntry extends Period {
  id: string
  name: string
  /** A blocked time: no visitor can come then. */
  blocked: boolean
  serviceId: string | null
  /** With whom; of a blocked time whose it is, null for everybody's. */
  personId: string | null
}

/** The time that a request would take; null if it has none. */
export function timeAsked({ startISO, endISO, dateISO }: Asked): Period | null {
  const start = startISO ?? (dateISO && dateISO.length > 10 ? dateISO : null)
  return start === null ? null : { startISO: start, endISO: endISO ?? defaultEnd(start) }
}

/** What stands in the way of a time, or null if there is room for it. */
export function overlapOf(
  wanted: Wanted & { time: Period },
  entries: readonly DiaryEntry[],
  rules: RoomRules,
): DiaryEntry | null {
  const { from, to } = momentsOf(wanted.time)
  const room = roomCounter(rules, wanted, entries.map(takenBy))
  if (room(from, to) > 0) return null
  const asked = withBuffers(rules, wanted.serviceId, { from, to })
  const meets = entries.filter((entry) => {
    const taken = withBuffers(rules, entry.serviceId, momentsOf(entry))
    return taken.from < asked.to && taken.to > asked.from && isInTheWay(rules, wanted, entry)
  })
  const people = candidatesOf(rules, wanted)
  return (
    meets.find(({ blocked }) => blocked) ??
    meets.find(({ personId }) => personId !== null && people.includes(personId)) ??
    meets[0] ??
    null
  )
}

export const takenBy = (entry: DiaryEntry): TakenTimes => ({
  serviceId: entry.serviceId,
  personId: entry.personId,
  isBlocked: entry.blocked,
  times: [momentsOf(entry)],
})

export const momentsOf = ({ startISO, endISO }: Period) => ({
  from: Date.parse(startISO),
  to: Date.parse(endISO),
})

function isInTheWay(rules: RoomRules, wanted: Wanted, entry: DiaryEntry): boolean {
  const { personId, blocked, serviceId } = entry
  if (personId === null && blocked) return true
  if (personId !== null && candidatesOf(rules, wanted).includes(personId)) return true
  return sharesPlaces(rules, serviceId, wanted.serviceId)
}
