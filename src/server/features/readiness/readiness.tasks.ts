import { hourly } from '#server/platform/schedule/recurrence.ts'
import type { Task } from '#server/platform/schedule/task.ts'
import type { DailyLookService } from './daily-look.service.ts'

export const createReadinessTasks = (dailyLook: DailyLookService): Task[] => [
  {
    name: 'site-look',
    title: 'Whether all is well',
    description:
      'Looks at what “Ready to open?” shows once the site is open, and writes to the admins if something has changed.',
    next: hourly,
    // It may wait for a second look.
    isLong: true,
    run: dailyLook.look,
  },
]
