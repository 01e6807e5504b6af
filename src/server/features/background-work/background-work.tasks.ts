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
    description:
      'Removes mail that was sent or given up long ago: KEEP_MAIL_DAYS and KEEP_FAILED_MAIL_DAYS.',
    next: dailyAt(3),
    run: async () => `Messages removed: ${await outbox.removeOld()}.`,
  },
  {
    name: 'expiry',
    title: 'Expired sign-ins',
    description:
      'Ends sign-ins and links from mails that are too old, and forgets old devices, failed sign-ins, request counts, mailboxes and what could be undone.',
    next: hourly,
    run: async () => {
      const { sessions, devices, links, failures, counts, mailboxes, undos } =
        await schedule.removeExpired()
      return `Sign-ins ended: ${sessions}. Devices forgotten: ${devices}. Links removed: ${links}. Failed sign-ins forgotten: ${failures}. Request counts forgotten: ${counts}. Mailboxes forgotten: ${mailboxes}. Undo forgotten: ${undos}.`
    },
  },
]
