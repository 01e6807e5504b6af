import { type Busy, seatCounter } from './seats-left.ts'

const MINUTE = 60_000

/** The longest buffer on one side of a service, in minutes. */
export const MAX_BUFFER = 240

/** How far from a period something can lie and still be in its way: the buffers of both. */
export const BUFFERS_REACH_MS = 2 * MAX_BUFFER * MINUTE

/** More than any business has: a blocked time takes all places. */
const ALL_PLACES = 1000

/** What a service takes from the diary. */
export interface ServiceRoom {
  bufferBefore: number
  bufferAfter: number
  /** How many visitors at once; null if the number of the business holds. */
  places: number | null
  /** Who gives it; nobody in particular if it is empty. */
  personIds: readonly string[]
}

export interface RoomRules {
  /** How many visitors at once. */
  capacity: number
  /** Everybody who can be booked, in the owner's order. */
  personIds: readonly string[]
  services: Readonly<Record<string, ServiceRoom>>
}

/** Bookings of one service with one person, or blocked times, without their buffers. */
export interface TakenTimes {
  serviceId: string | null
  /** Of a blocked time: whose it is, null for everybody's. */
  personId: string | null
  isBlocked: boolean
  times: readonly { from: number; to: number }[]
}

export interface Wanted {
  serviceId: string | null
  /** Null for anyone who gives the service. */
  personId: string | null
}

const PLAIN: ServiceRoom = { bufferBefore: 0, bufferAfter: 0, places: null, personIds: [] }

const roomOf = ({ services }: RoomRules, serviceId: string | null): ServiceRoom =>
  (serviceId !== null && services[serviceId]) || PLAIN

/** The people of whom one has to be free; empty if nobody in particular has to be. */
export function candidatesOf(rules: RoomRules, { serviceId, personId }: Wanted): readonly string[] {
  return personId === null ? roomOf(rules, serviceId).personIds : [personId]
}

/**
 * A service with its own number of places shares them with nobody; all others share the number of the business,
 * which is at least the number of its people.
 */
export function sharesPlaces(rules: RoomRules, one: string | null, other: string | null): boolean {
  if (one === other) return true
  return roomOf(rules, one).places === null && roomOf(rules, other).places === null
}

function placesOf(rules: RoomRules, wanted: Wanted): number {
  const { places } = roomOf(rules, wanted.serviceId)
  return places ?? Math.max(rules.capacity, rules.personIds.length)
}

/** With the buffers of its service: those of two bookings add up. */
export function withBuffers(
  rules: RoomRules,
  serviceId: string | null,
  { from, to }: { from: number; to: number },
) {
  const { bufferBefore, bufferAfter } = roomOf(rules, serviceId)
  return { from: from - bufferBefore * MINUTE, to: to + bufferAfter * MINUTE }
}

/** How many more can be booked in a period; asked in order of time, as `seatCounter` is. */
export function roomCounter(rules: RoomRules, wanted: Wanted, taken: readonly TakenTimes[]) {
  const takes = taken.map((group) => ({ ...group, busy: busyOf(rules, group) }))
  const places = seatCounter(placesOf(rules, wanted), takenPlaces(rules, wanted, takes))
  const freePeople = peopleCounter(candidatesOf(rules, wanted), takes)
  return (start: number, end: number): number => {
    const { from, to } = withBuffers(rules, wanted.serviceId, { from: start, to: end })
    const seats = places(from, to)
    return seats === 0 ? 0 : Math.min(seats, freePeople(from, to))
  }
}

/** Who of those that the service needs is free in a period, in the owner's order. */
export function findFreePeople(
  rules: RoomRules,
  wanted: Wanted,
  taken: readonly TakenTimes[],
  period: { from: number; to: number },
): string[] {
  const { from, to } = withBuffers(rules, wanted.serviceId, period)
  const busy = taken.flatMap((group) =>
    busyOf(rules, group).some((time) => time.from < to && time.to > from) ? [group] : [],
  )
  if (busy.some(({ personId, isBlocked }) => isBlocked && personId === null)) return []
  return candidatesOf(rules, wanted).filter((id) => busy.every(({ personId }) => personId !== id))
}

/**
 * How many of these people are free. A busy time is in the way of every period that starts between its own start, less
 * the length of the period, and its end: so one sweep counts all people, however many there are.
 */
function peopleCounter(ids: readonly string[], takes: readonly Takes[]) {
  const busyById = ids.map((id) =>
    takes.filter(({ personId }) => personId === id).flatMap(({ busy }) => busy),
  )
  const countFor = (length: number) =>
    seatCounter(
      ids.length,
      busyById.flatMap((busy) =>
        mergeBusy(busy.map(({ from, to, seats }) => ({ from: from - length + 1, to, seats }))),
      ),
    )
  let count: ReturnType<typeof seatCounter> | undefined
  return (from: number, to: number): number => {
    if (ids.length === 0) return ALL_PLACES
    // All periods that are asked for have the same length: that of the service.
    count ??= countFor(to - from)
    return count(from, from + 1)
  }
}

type Takes = TakenTimes & { busy: Busy[] }

/** What counts towards the places of the wanted service. */
function takenPlaces(rules: RoomRules, wanted: Wanted, takes: readonly Takes[]): Busy[] {
  const counted = takes.filter(
    ({ serviceId, personId, isBlocked }) =>
      (isBlocked && personId === null) || sharesPlaces(rules, serviceId, wanted.serviceId),
  )
  const away = new Set(
    counted.flatMap(({ personId, isBlocked }) => (isBlocked && personId ? [personId] : [])),
  )
  const others = counted.filter(({ personId }) => personId === null || !away.has(personId))
  return [
    ...others.flatMap(({ busy }) => busy),
    // Whoever is away during an own booking takes one place, not two.
    ...[...away].flatMap((id) =>
      mergeBusy(counted.filter(({ personId }) => personId === id).flatMap(({ busy }) => busy)),
    ),
  ]
}

function mergeBusy(busy: readonly Busy[]): Busy[] {
  const merged: Busy[] = []
  for (const { from, to } of busy.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else merged.push({ from, to, seats: 1 })
  }
  return merged
}

function busyOf(rules: RoomRules, { serviceId, personId, isBlocked, times }: TakenTimes): Busy[] {
  const seats = isBlocked && personId === null ? ALL_PLACES : 1
  const { bufferBefore, bufferAfter } = roomOf(rules, serviceId)
  const before = bufferBefore * MINUTE
  const after = bufferAfter * MINUTE
  return times.map(({ from, to }) => ({ from: from - before, to: to + after, seats }))
}
