const FAILURES_IN_A_ROW = 3
const FIRST_MS = 1000
const LONGEST_MS = 10_000

export interface CircuitBreaker {
  /** The mail server took a message, or answered clearly about one. */
  succeed(): void
  /** A message could not be handed over, for a reason that may pass. */
  fail(): void
  /** How many sends may be under way now: as many as ever, one to see how the server is, or none. */
  limit(usual: number): number
}

/**
 * When a mail server turns away one message after the other, offering it the whole queue helps nobody
 * and takes the processor from visitors. So after a few failures in a row nothing is sent for a while,
 * then one message goes ahead; each that fails doubles the pause, the first that gets through ends it.
 * Messages that were not offered keep all their attempts.
 */
export function createCircuitBreaker(now: () => number = Date.now): CircuitBreaker {
  let failures = 0
  let pauseMs = 0
  let until = 0
  return {
    succeed: () => {
      failures = 0
      pauseMs = 0
    },
    fail: () => {
      failures += 1
      // Others that were under way with the one that began a pause say nothing new.
      if (failures < FAILURES_IN_A_ROW || (pauseMs > 0 && now() < until)) return
      pauseMs = pauseMs === 0 ? FIRST_MS : Math.min(pauseMs * 2, LONGEST_MS)
      until = now() + pauseMs
    },
    limit: (usual) => {
      if (pauseMs === 0) return usual
      return now() < until ? 0 : 1
    },
  }
}
