import { dailyAt } from '#server/platform/schedule/recurrence.ts'
import type { Task } from '#server/platform/schedule/task.ts'
import type { AttentionService } from './attention.service.ts'

export const createMoneyTasks = (attention: AttentionService): Task[] => [
  {
    name: 'money-attention',
    title: 'Payments that need attention',
    description: 'Tells the admin about payments that could not be matched, refunded or confirmed.',
    next: dailyAt(8),
    run: async () => `Things to look at: ${await attention.tellAdmin()}.`,
  },
]
