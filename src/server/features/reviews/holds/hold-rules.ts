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

/** Recent reviews of one business that no admin has decided about: those unverified, or those confirmed. */
export interface Arrivals {
  lastHour: number
  lastDay: number
  lastDayFromNetwork: number
  lastDayFromWideNetwork: number
  /** The number of reviews on an average recent day. */
  usualDay: number
}

/** Why a review is held, and which unverified ones before it are held with it. */
export interface Hold {
  reason: Extract<HoldReason, 'burst' | 'network'>
  earlier: 'hour' | 'day' | 'network' | 'wide-network' | 'none'
}

/** Null if another review may be published at once. */
export function findHold(arrivals: Arrivals): Hold | null {
  const { lastDayFromNetwork: near, lastDayFromWideNetwork: wide } = arrivals
  const burst = findBurst(arrivals)
  if (burst !== null) return { reason: 'burst', earlier: burst }
  // A family writes a few, and those stay; twice as many are no family.
  if (near >= MAX_PER_NETWORK)
    return { reason: 'network', earlier: near >= 2 * MAX_PER_NETWORK ? 'network' : 'none' }
  if (wide >= MAX_PER_WIDE_NETWORK)
    return {
      reason: 'network',
      earlier: wide >= 2 * MAX_PER_WIDE_NETWORK ? 'wide-network' : 'none',
    }
  return null
}

/** The period in which more arrived than usual. */
function findBurst({
  lastHour,
  lastDay,
  usualDay,
}: Pick<Arrivals, 'lastHour' | 'lastDay' | 'usualDay'>): 'hour' | 'day' | null {
  if (lastDay >= Math.max(MAX_PER_DAY, 3 * usualDay)) return 'day'
  return lastHour >= Math.max(MAX_PER_HOUR, usualDay) ? 'hour' : null
}
