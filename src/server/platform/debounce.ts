import { setTimeout as pause } from 'node:timers/promises'

/** Waits until nothing has arrived for a moment, but at most `longestMs`. */
export function createDebounce({ quietMs, longestMs }: { quietMs: number; longestMs: number }) {
  let last = Number.NEGATIVE_INFINITY
  return {
    cameIn: () => {
      last = performance.now()
    },
    wait: async (): Promise<void> => {
      const end = performance.now() + longestMs
      for (;;) {
        const now = performance.now()
        const left = Math.min(last + quietMs, end) - now
        if (left <= 0) return
        await pause(left)
      }
    },
  }
}
