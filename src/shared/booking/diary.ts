import { defaultEnd } from './booking-steps.ts'
import { seatsLeft } from './free-times.ts'

interface Asked {
  startISO: string | null
  endISO: string | null
  /** A day, a time, or nothing. */
  dateISO: string | null
}

export interface DiaryEntry {
  id: string
  name: string
  startISO: string
  endISO: string
  /** A blocked time: no visitor can come then. */
  blocked: boolean
}

/** The time that a request would take; null if it has none. */
export function timeAsked({ startISO, endISO, dateISO }: Asked) {
  const start = startISO ?? (dateISO && dateISO.length > 10 ? dateISO : null)
  return start && { startISO: start, endISO: endISO ?? defaultEnd(start) }
}

/** The first conflict with a time, or null if there is none. */
export function overlapOf(
  time: { startISO: string; endISO: string },
  entries: readonly DiaryEntry[],
  capacity: number,
): DiaryEntry | null {
  const meets = entries.filter(
    ({ startISO, endISO }) => startISO < time.endISO && endISO > time.startISO,
  )
  const busy = meets.map(({ startISO, endISO, blocked }) => ({
    from: Date.parse(startISO),
    to: Date.parse(endISO),
    seats: blocked ? capacity : 1,
  }))
  const left = seatsLeft(capacity, busy, Date.parse(time.startISO), Date.parse(time.endISO))
  return left > 0 ? null : (meets.find(({ blocked }) => blocked) ?? meets[0] ?? null)
}
