/** A period that takes a seat, in milliseconds. */
export interface Busy {
  from: number
  to: number
  /** A blocked time takes all seats. */
  seats: number
}

/** Between two changes, the same number of seats is taken. */
interface Level {
  from: number
  until: number
  taken: number
}

/**
 * Counts the seats that are left at the busiest moment of a period. Called in order of start and end, so that
 * one sweep serves all periods, however many busy ones overlap.
 */
export function seatCounter(capacity: number, busy: readonly Busy[]) {
  const levels = levelsOf(busy)
  /** Those that may be the highest of this period or of a later one, from the highest down. */
  const peaks: Level[] = []
  let first = 0
  let next = 0
  return (start: number, end: number): number => {
    for (let level = levels[next]; level && level.from < end; level = levels[next]) {
      while (peaks.length > first && (peaks.at(-1)?.taken ?? 0) <= level.taken) peaks.pop()
      peaks.push(level)
      next += 1
    }
    while ((peaks[first]?.until ?? Number.POSITIVE_INFINITY) <= start) first += 1
    return Math.max(0, capacity - (peaks[first]?.taken ?? 0))
  }
}

function levelsOf(busy: readonly Busy[]): Level[] {
  // Two sorted lists, which nearly are when they come from an index: a map of all moments took three times as long.
  const starts = busy
    .filter(({ from, to }) => from < to)
    .sort((one, other) => one.from - other.from)
  const ends = starts.toSorted((one, other) => one.to - other.to)
  const levels: Level[] = []
  let taken = 0
  let started = 0
  let ended = 0
  for (let last = ends[ended]; last; last = ends[ended]) {
    const from = Math.min(starts[started]?.from ?? last.to, last.to)
    for (let one = starts[started]; one?.from === from; one = starts[++started]) taken += one.seats
    for (let one = ends[ended]; one?.to === from; one = ends[++ended]) taken -= one.seats
    const previous = levels.at(-1)
    if (previous) previous.until = from
    levels.push({ from, until: Number.POSITIVE_INFINITY, taken })
  }
  return levels
}
