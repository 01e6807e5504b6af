import type { HoldReason } from '#shared/catalogue/review-states.ts'

const HOUR_MS = 3600 * 1000
export const DAY_MS = 24 * HOUR_MS
export const BURST_MS = HOUR_MS
/** The usual rate of a business is computed from this many days. */
export const BASELINE_DAYS = 30

/** See docs/decisions/0026-review-bursts.md for these numbers. */
const MAX_PER_HOUR = 5
const MAX_PER_DAY = 12
const MAX_PER_NETWORK = 3
const MAX_PER_WIDE_NETWORK = 12

/** Recent reviews of one business that no admin has approved. */
export interface Arrivals {
  lastHour: number
  lastDay: number
  lastDayFromNetwork: number
  lastDayFromWideNetwork: number
  /** The number of reviews on an average recent day. */
  usualDay: number
}

/** Why another review has to be held, or null if it may be published at once. */
export function findHoldReason(arrivals: Arrivals): HoldReason | null {
  const { lastHour, lastDay, usualDay } = arrivals
  if (lastHour >= Math.max(MAX_PER_HOUR, usualDay)) return 'burst'
  if (lastDay >= Math.max(MAX_PER_DAY, 3 * usualDay)) return 'burst'
  if (arrivals.lastDayFromNetwork >= MAX_PER_NETWORK) return 'network'
  if (arrivals.lastDayFromWideNetwork >= MAX_PER_WIDE_NETWORK) return 'network'
  return null
}
