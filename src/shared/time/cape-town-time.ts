/** South Africa has used UTC+2 without daylight saving since 1944, so a fixed offset is enough. */
const OFFSET_MS = 2 * 60 * 60 * 1000

/** A date whose UTC parts are the local time in Cape Town. Only for reading its parts. */
export function capeTownClock(moment: Date): Date {
  return new Date(moment.getTime() + OFFSET_MS)
}

/** The moment of a day ('YYYY-MM-DD') and time ('14:30') in Cape Town, as ISO text. */
export const isoOfClock = (day: string, time: string) => `${day}T${time}:00+02:00`

/** The moment at which the local time in Cape Town equals the UTC parts of the given date. */
export function momentOfClock(clock: Date): Date {
  return new Date(clock.getTime() - OFFSET_MS)
}
