import type { Services } from '#server/services.ts'
import { dailyAt, hourly, type Moments, monthlyAt } from './moments.ts'

export interface Task {
  name: string
  /** For admins. */
  description: string
  next: Moments
  /** Returns one sentence on what it did. May be cut short at any point and started again. */
  run(services: Services): Promise<string>
}

/**
 * Everything that runs by the clock, each task in one process at a time. What every process does
 * for itself is not here: the outbox worker, and the views that are stored once a second.
 */
export const TASKS: readonly Task[] = [
  {
    name: 'monthly-digest',
    description: 'Sends owners the figures of the month before.',
    next: monthlyAt(7),
    run: async ({ digest }) => `Owners written to: ${await digest.enqueueMonth()}.`,
  },
  {
    name: 'outbox-cleanup',
    description: 'Removes messages that were sent a month ago or given up half a year ago.',
    next: dailyAt(3),
    run: async ({ outbox }) => `Messages removed: ${await outbox.removeOld()}.`,
  },
  {
    name: 'expiry',
    description: 'Removes sessions, links and counts of limits that have run out.',
    next: hourly,
    run: async ({ schedule }) => {
      const { sessions, links, counts } = await schedule.removeExpired()
      return `Sessions removed: ${sessions}. Links removed: ${links}. Counts removed: ${counts}.`
    },
  },
  {
    name: 'pictures-cleanup',
    description: 'Removes pictures that were sent and never used.',
    next: dailyAt(4),
    run: async ({ uploads }) => `Pictures removed: ${await uploads.sweep()}.`,
  },
]
