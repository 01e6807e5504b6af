const FAILURES_IN_A_ROW = 3
const FIRST_MS = 1000
const LONGEST_MS = 10_000

export interface CircuitBreaker {
  /** The mail server accepted a message, or gave a definite answer about one. */
  succeed(): void
  /** A send failed for a reason that may be temporary. */
  fail(): void
  /** How many sends may be in flight now: all, one as a probe, or none. */
  limit(usual: number): number
}

/**
 * A circuit breaker: when a mail server refuses one message after the other, sending it the whole queue helps
 * nobody and takes CPU from visitors. After a few failures in a row nothing is sent for a while, then one
 * message as a probe; each failed probe doubles the pause, the first success ends it. Messages that were not
 * tried keep all their attempts.
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
      // Failures of sends that were in flight when the pause began say nothing new.
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
