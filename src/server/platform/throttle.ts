import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

interface ThrottleOptions {
  /** The share of time that the event loop may be busy while background work runs. */
  share: number
  /** Per item. */
  shortestMs: number
  longestMs: number
}

/**
 * How long to pause after a batch, from how busy the event loop was, with requests or with the batch itself.
 * Waiting for PostgreSQL does not count; SQLite runs on the event loop.
 */
export function pauseAfter(
  items: number,
  { active, idle }: { active: number; idle: number },
  { share, shortestMs, longestMs }: ThrottleOptions,
): number {
  const wanted = active / share - active - idle
  return Math.min(Math.max(wanted, items * shortestMs), items * longestMs)
}

/** Throttles background work with a pause after each batch, so that a long queue leaves the CPU to visitors. */
export function createThrottle(options: ThrottleOptions) {
  let mark = performance.eventLoopUtilization()
  let paused = 0
  return {
    pause: async (items: number): Promise<void> => {
      const { active, idle } = performance.eventLoopUtilization(mark)
      mark = performance.eventLoopUtilization()
      // Idle time from the last pause must not shorten the next one.
      paused = pauseAfter(items, { active, idle: Math.max(idle - paused, 0) }, options)
      await pause(paused)
    },
  }
}
