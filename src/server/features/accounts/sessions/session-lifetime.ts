import type { Role } from '#shared/accounts/user-role.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * Owners visit once a week, from their own phone. An admin can read everybody's data: an idle browser is
 * signed out the same morning, and none stays signed in overnight.
 */
const LIFETIMES: Record<Role, { withoutUse: number; inAll: number }> = {
  BUSINESS: { withoutUse: 30 * DAY_MS, inAll: 90 * DAY_MS },
  ADMIN: { withoutUse: 2 * HOUR_MS, inAll: 12 * HOUR_MS },
}

/** The last use is written now and then, not with each request. */
const RECORD_EVERY_MS = 5 * MINUTE_MS

interface SessionTimes {
  createdAt: Date
  /** When its use was last noted. */
  updatedAt: Date
}

/** Use extends a session, but not for ever: a stolen one would never end. */
export function endOfSession({ createdAt, updatedAt }: SessionTimes, role: Role): Date {
  const { withoutUse, inAll } = LIFETIMES[role]
  return new Date(Math.min(updatedAt.getTime() + withoutUse, createdAt.getTime() + inAll))
}

export function mustRecordUse({ updatedAt }: SessionTimes, now: Date): boolean {
  return now.getTime() - updatedAt.getTime() >= RECORD_EVERY_MS
}
