import { dailyAt, hourly } from '#server/platform/schedule/moments.ts'
import type { Task } from '#server/platform/schedule/task.ts'
import type { OutboxService } from './outbox.service.ts'
import type { ScheduleService } from './schedule.service.ts'

export const createBackgroundWorkTasks = (
  outbox: OutboxService,
  schedule: ScheduleService,
): Task[] => [
  {
    name: 'outbox-cleanup',
    description: 'Removes messages that were sent a month ago or given up half a year ago.',
    next: dailyAt(3),
    run: async () => `Messages removed: ${await outbox.removeOld()}.`,
  },
  {
    name: 'expiry',
    description: 'Removes sessions, known devices, links and counts of limits that have run out.',
    next: hourly,
    run: async () => {
      const { sessions, devices, links, counts } = await schedule.removeExpired()
      return `Sessions removed: ${sessions}. Devices forgotten: ${devices}. Links removed: ${links}. Counts removed: ${counts}.`
    },
  },
]
