import { isDatabaseUnavailable } from '#server/platform/db/is-database-unavailable.ts'
import { isDiskFull } from '#server/platform/db/is-disk-full.ts'

/** A temporary failure of something we depend on: neither the visitor's fault nor a bug. */
export interface Outage {
  status: 503 | 507
  /** The sentence for visitors. */
  detail: string
  retryAfterSeconds: number
}

const DATABASE_GONE: Outage = {
  status: 503,
  detail: 'We cannot reach our data right now. Please try again in a moment.',
  retryAfterSeconds: 5,
}

const DISK_FULL: Outage = {
  status: 507,
  detail: 'We have run out of room and could not save this. Please try again later.',
  retryAfterSeconds: 60,
}

export function outageOf(error: unknown): Outage | undefined {
  if (isDatabaseUnavailable(error)) return DATABASE_GONE
  if (isDiskFull(error)) return DISK_FULL
  return undefined
}
