import { dailyAt, hourly } from '#server/platform/schedule/recurrence.ts'
import type { Task } from '#server/platform/schedule/task.ts'
import type { OutboxService } from './outbox.service.ts'
import type { ScheduleService } from './schedule.service.ts'

export const createBackgroundWorkTasks = (
  outbox: OutboxService,
  schedule: ScheduleService,
): Task[] => [
  {
    name: 'outbox-cleanup',
    title: 'Old mail',
    description: 'Removes mail that was sent a month ago, or given up half a year ago.',
    next: dailyAt(3),
    run: async () => `Messages removed: ${await outbox.removeOld()}.`,
  },
  {
    name: 'expiry',
    title: 'Expired sign-ins',
    description:
      'Ends sign-ins and links from mails that are too old, and forgets old devices and request counts.',
    next: hourly,
    run: async () => {
      const { sessions, devices, links, counts } = await schedule.removeExpired()
      return `Sign-ins ended: ${sessions}. Devices forgotten: ${devices}. Links removed: ${links}. Request counts forgotten: ${counts}.`
    },
  },
]
