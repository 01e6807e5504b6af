import type { Recurrence } from './recurrence.ts'

/** Scheduled work that runs in one process at a time. */
export interface Task {
  name: string
  /** Both are shown to admins. */
  title: string
  description: string
  next: Recurrence
  /** Takes minutes: other tasks run meanwhile. */
  isLong?: boolean
  /** How long after a failure it is tried again, if that is before the regular time. */
  retryMs?: number
  /**
   * Returns one sentence about the result. May be interrupted at any point and started again; `signal` tells a long
   * task that the process stops.
   */
  run(signal: AbortSignal): Promise<string>
}
