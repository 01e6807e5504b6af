import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

interface Pace {
  /** So much of the time the event loop may be busy while background work goes on. */
  share: number
  /** For each piece of work. */
  shortestMs: number
  longestMs: number
}

/**
 * How long to pause after so many pieces, by how busy the event loop was meanwhile, with visitors or with
 * that work. Waiting for PostgreSQL keeps nobody else waiting; SQLite answers on the event loop.
 */
export function pauseAfter(
  pieces: number,
  { active, idle }: { active: number; idle: number },
  { share, shortestMs, longestMs }: Pace,
): number {
  const wanted = active / share - active - idle
  return Math.min(Math.max(wanted, pieces * shortestMs), pieces * longestMs)
}

/** Lets background work pause after each lot of it, so that a queue that has grown leaves the processor to visitors. */
export function createPace(pace: Pace) {
  let mark = performance.eventLoopUtilization()
  let paused = 0
  return {
    pause: async (pieces: number): Promise<void> => {
      const { active, idle } = performance.eventLoopUtilization(mark)
      mark = performance.eventLoopUtilization()
      // What the last pause has left idle is no reason for a shorter one now.
      paused = pauseAfter(pieces, { active, idle: Math.max(idle - paused, 0) }, pace)
      await pause(paused)
    },
  }
}
