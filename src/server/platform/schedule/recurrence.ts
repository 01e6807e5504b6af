import { capeTownClock, momentOfClock } from '#shared/time/cape-town-time.ts'

/** The next time that a task is due, after the given moment. */
export type Recurrence = (after: Date) => Date

export const everyMinutes =
  (minutes: number): Recurrence =>
  (after) =>
    new Date(after.getTime() + minutes * 60 * 1000)

export const hourly: Recurrence = everyMinutes(60)

/** At this hour in Cape Town. */
export function dailyAt(hour: number): Recurrence {
  return (after) => {
    const clock = capeTownClock(after)
    const next = new Date(clock)
    next.setUTCHours(hour, 0, 0, 0)
    if (next <= clock) next.setUTCDate(next.getUTCDate() + 1)
    return momentOfClock(next)
  }
}

/** On Mondays, as they begin in Cape Town. */
export const everyMonday: Recurrence = (after) => {
  const next = capeTownClock(after)
  next.setUTCHours(0, 0, 0, 0)
  next.setUTCDate(next.getUTCDate() + 7 - ((next.getUTCDay() + 6) % 7))
  return momentOfClock(next)
}

/** On the first of the month, at this hour in Cape Town. */
export function monthlyAt(hour: number): Recurrence {
  return (after) => {
    const clock = capeTownClock(after)
    const next = new Date(clock)
    next.setUTCDate(1)
    next.setUTCHours(hour, 0, 0, 0)
    if (next <= clock) next.setUTCMonth(next.getUTCMonth() + 1)
    return momentOfClock(next)
  }
}
