import type { Role } from '#server/platform/db/schema.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * Owners look in once a week, from their own phone. An admin reads everybody's data: a browser that
 * was left open is signed out the same morning, and none stays signed in overnight.
 */
const LIFETIMES: Record<Role, { withoutUse: number; inAll: number }> = {
  BUSINESS: { withoutUse: 30 * DAY_MS, inAll: 90 * DAY_MS },
  ADMIN: { withoutUse: 2 * HOUR_MS, inAll: 12 * HOUR_MS },
}

/** One write now and then, not one with each request. */
const NOTED_EVERY_MS = 5 * MINUTE_MS

interface SessionTimes {
  createdAt: Date
  /** When its use was last noted. */
  updatedAt: Date
}

/** Use lengthens a session, but not for ever: a stolen one would never end. */
export function endOfSession({ createdAt, updatedAt }: SessionTimes, role: Role): Date {
  const { withoutUse, inAll } = LIFETIMES[role]
  return new Date(Math.min(updatedAt.getTime() + withoutUse, createdAt.getTime() + inAll))
}

export function mustRecordUse({ updatedAt }: SessionTimes, now: Date): boolean {
  return now.getTime() - updatedAt.getTime() >= NOTED_EVERY_MS
}
