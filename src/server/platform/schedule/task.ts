import type { Recurrence } from './recurrence.ts'

/** Scheduled work that runs in one process at a time. */
export interface Task {
  name: string
  /** Both are shown to admins. */
  title: string
  description: string
  next: Recurrence
  /** Returns one sentence about the result. May be interrupted at any point and started again. */
  run(): Promise<string>
}
