import { everyMinutes } from '#server/platform/schedule/recurrence.ts'
import type { Task } from '#server/platform/schedule/task.ts'
import { countOf } from '#shared/text/numbers.ts'
import type { BreachNoticeService } from './breach-notice.service.ts'

export const createBreachNoticeTasks = (notices: BreachNoticeService): Task[] => [
  {
    name: 'breach-notices',
    title: 'Notices about leaked data',
    description: 'Writes to the next people of a notice that an admin has confirmed.',
    next: everyMinutes(1),
    run: async () => `${countOf(await notices.sendDue(), 'person', 'people')} written to.`,
  },
]
