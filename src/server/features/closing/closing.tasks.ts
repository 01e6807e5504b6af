import { hourly } from '#server/platform/schedule/recurrence.ts'
import type { Task } from '#server/platform/schedule/task.ts'
import type { ClosingService } from './closing.service.ts'

export const createClosingTasks = (closings: ClosingService): Task[] => [
  {
    name: 'account-closings',
    title: 'Accounts that are closing',
    description:
      'Reminds owners who are closing their account, and erases it when the 14 days are over.',
    next: hourly,
    run: async () => {
      const { closed, reminded } = await closings.runDue()
      return `Accounts erased: ${closed}. Reminders: ${reminded}.`
    },
  },
]
