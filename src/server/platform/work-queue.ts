import { Refusal } from './errors.ts'

export interface WorkLimits {
  running: number
  waiting: number
  /** What the one too many is told. */
  busy: string
}

/**
 * Runs so many jobs at once and lets so many wait; more are turned away at once. Keeps memory and the
 * thread pool bounded however many people press the button together.
 */
export function createWorkQueue(limits: WorkLimits) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (running >= limits.running) {
      if (waiting.length >= limits.waiting)
        throw new Refusal('unavailable', limits.busy, { retryAfterSeconds: 5 })
      // The place is handed over by the job that ends, so that nobody can slip in between.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
