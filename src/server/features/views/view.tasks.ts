import { dailyAt } from '#server/platform/schedule/recurrence.ts'
import type { Task } from '#server/platform/schedule/task.ts'
import type { ViewService } from './view.service.ts'

export const createViewTasks = (views: ViewService): Task[] => [
  {
    name: 'visit-counters',
    title: 'Old figures of visits',
    description: 'Deletes what led visitors to a business, and what they did next, after 13 weeks.',
    next: dailyAt(4),
    run: async () => `Figures deleted: ${await views.forgetOld()}.`,
  },
]
