const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** A hiccup takes seconds, a restart minutes; after that, once an hour is enough. */
const PAUSES_MS = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR]

/** How long we retry: a booking request that arrives a day late is no use any more. */
export const TIMEOUT_MS = 24 * HOUR

export interface Tried {
  attempts: number
  createdAt: string
  giveUpAt: string | null
}

/** The time of the next attempt, or null when the message is given up. */
export function nextAttempt({ attempts, createdAt, giveUpAt }: Tried, now: Date): Date | null {
  const pause = PAUSES_MS[Math.min(attempts, PAUSES_MS.length) - 1] ?? HOUR
  const next = now.getTime() + pause
  const end = giveUpAt ? Date.parse(giveUpAt) : Date.parse(createdAt) + TIMEOUT_MS
  return next > end ? null : new Date(next)
}
