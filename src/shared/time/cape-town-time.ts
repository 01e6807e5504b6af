/** South Africa has kept UTC+2 without summer time since 1944, so an offset says it all. */
const OFFSET_MS = 2 * 60 * 60 * 1000

/** A date whose UTC parts read as the clock on a wall in Cape Town. Only for reading its parts. */
export function capeTownClock(moment: Date): Date {
  return new Date(moment.getTime() + OFFSET_MS)
}

/** The moment at which a wall clock in Cape Town shows the UTC parts of the given date. */
export function momentOfClock(clock: Date): Date {
  return new Date(clock.getTime() - OFFSET_MS)
}
