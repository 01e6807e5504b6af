import type { Span } from '#shared/hours/opening-hours.ts'
import type { OwnBooking } from '#shared/schemas/dashboard.ts'
import { addDays, weekdayIndex } from '#shared/time/calendar-days.ts'
import { capeTownDay, startOfDay } from '#shared/time/dates.ts'

const HOUR_MS = 60 * 60 * 1000

/** The whole hours that the week shows. */
export interface ShownHours {
  from: number
  to: number
}

export const hoursOf = ({ from, to }: ShownHours): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index)

/** The Monday of the day's week; of the current week without a day. */
export function mondayOf(day: string | undefined, now: Date): string {
  const within = day ?? capeTownDay(now)
  return addDays(within, -weekdayIndex(within))
}

export function daysOfWeek(monday: string, shift = 0): string[] {
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index + shift))
}

const hourIn = (iso: string, day: string) => (Date.parse(iso) - startOfDay(day).getTime()) / HOUR_MS

type Timed = Pick<OwnBooking, 'startISO' | 'endISO'>

/** As much as the opening hours and the bookings need, but at least a morning and an afternoon. */
export function hoursShown(bookings: readonly Timed[], open: Span | null): ShownHours {
  let from = Math.min(9, Math.floor((open?.from ?? Infinity) / 60))
  let to = Math.max(17, Math.min(24, Math.ceil((open?.to ?? 0) / 60)))
  for (const { startISO, endISO } of bookings) {
    if (startISO === null) continue
    const day = capeTownDay(new Date(startISO))
    from = Math.min(from, Math.floor(hourIn(startISO, day)))
    to = Math.max(to, Math.min(24, Math.ceil(hourIn(endISO ?? startISO, day))))
  }
  return { from, to }
}

interface Stretch {
  startISO: string
  endISO: string
}

/** The part of each that is on this day; a booking may span several days. */
export function partsOnDay<Item extends Stretch>(items: readonly Item[], day: string): Item[] {
  const begins = startOfDay(day).toISOString()
  const ends = startOfDay(addDays(day, 1)).toISOString()
  return items
    .filter(({ startISO, endISO }) => startISO < ends && endISO > begins)
    .map((item) => ({
      ...item,
      startISO: item.startISO > begins ? item.startISO : begins,
      endISO: item.endISO < ends ? item.endISO : ends,
    }))
}

/** The same in hours from the top; what is outside the shown hours is left out. */
export function placeParts<Item extends Stretch>(
  items: readonly Item[],
  day: string,
  shown: ShownHours,
): { item: Item; top: number; length: number }[] {
  return partsOnDay(items, day)
    .map((item) => {
      const top = Math.max(hourIn(item.startISO, day), shown.from) - shown.from
      const end = Math.min(hourIn(item.endISO, day), shown.to) - shown.from
      return { item, top, length: end - top }
    })
    .filter(({ length }) => length > 0)
}

/** Hours from the top; null if now is outside the shown hours. */
export function placeNow(now: Date, shown: ShownHours): number | null {
  const top = hourIn(now.toISOString(), capeTownDay(now)) - shown.from
  return top >= 0 && top <= shown.to - shown.from ? top : null
}

const SHORTEST_HOURS = 0.7

export interface PlacedEntry<Booking> {
  booking: Booking
  /** Start and length in hours from the top. */
  top: number
  length: number
  /** Overlapping entries share the width. */
  lane: number
  lanes: number
}

export function placeEntries<Booking extends Timed>(
  bookings: readonly Booking[],
  day: string,
  shown: ShownHours,
): PlacedEntry<Booking>[] {
  const placed: PlacedEntry<Booking>[] = []
  let group: PlacedEntry<Booking>[] = []
  let groupEnds = 0
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane)) + 1
    for (const entry of group) entry.lanes = lanes
    group = []
  }
  for (const booking of bookings) {
    const { startISO, endISO } = booking
    if (startISO === null || capeTownDay(new Date(startISO)) !== day) continue
    const top = hourIn(startISO, day) - shown.from
    const end = Math.min(hourIn(endISO ?? startISO, day) - shown.from, shown.to - shown.from)
    const length = Math.max(end - top, SHORTEST_HOURS)
    if (top >= groupEnds) close()
    const busy = new Set(
      group.filter((other) => other.top + other.length > top).map(({ lane }) => lane),
    )
    let lane = 0
    while (busy.has(lane)) lane += 1
    const entry = { booking, top, length, lane, lanes: 1 }
    group.push(entry)
    placed.push(entry)
    groupEnds = Math.max(groupEnds, top + length)
  }
  close()
  return placed
}

/** 'Stock delivery', or 'Dentist (Thandi)' if only one of the people is away. */
export function blockWords({ note, personName }: { note: string; personName: string | null }) {
  return [note || 'Blocked', personName && `(${personName})`].filter(Boolean).join(' ')
}
