import { AppError } from './errors.ts'

export interface WorkLimits {
  running: number
  waiting: number
  /** The message when the queue is full. */
  busy: string
}

/**
 * Limits how many jobs run at once and how many wait; more are refused at once. Bounds memory and the thread
 * pool however many requests arrive together.
 */
export function createWorkQueue(limits: WorkLimits) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (running >= limits.running) {
      if (waiting.length >= limits.waiting)
        throw new AppError('unavailable', limits.busy, { retryAfterSeconds: 5 })
      // A finished job hands its place to the next one directly, so that no newcomer can take it.
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
