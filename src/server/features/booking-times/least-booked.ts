import type { TakenTimes } from '#shared/booking/times/room.ts'
import { capeTownDay } from '#shared/time/dates.ts'

/** Of those who are free, the one with the fewest bookings that day, then the first in the owner's order. */
export function leastBooked(
  free: readonly string[],
  taken: readonly TakenTimes[],
  start: Date,
): string | null {
  const day = capeTownDay(start)
  const countOf = (id: string) =>
    taken
      .filter(({ personId, isBlocked }) => personId === id && !isBlocked)
      .flatMap(({ times }) => times)
      .filter(({ from }) => capeTownDay(new Date(from)) === day).length
  const counts = free.map((id) => ({ id, count: countOf(id) }))
  const fewest = Math.min(...counts.map(({ count }) => count))
  return counts.find(({ count }) => count === fewest)?.id ?? null
}
