import type { Moments } from './moments.ts'

/** Work that runs by the clock, in one process at a time. */
export interface Task {
  name: string
  /** For admins, both. */
  title: string
  description: string
  next: Moments
  /** Returns one sentence on what it did. May be cut short at any point and started again. */
  run(): Promise<string>
}
