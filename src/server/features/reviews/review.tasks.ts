import { dailyAt } from '#server/platform/schedule/recurrence.ts'
import type { Task } from '#server/platform/schedule/task.ts'
import type { ReviewWriterService } from './review-writer.service.ts'

export const createReviewTasks = (writers: ReviewWriterService): Task[] => [
  {
    name: 'review-addresses',
    title: 'Unconfirmed addresses',
    description:
      'Forgets e-mail addresses that writers of reviews gave and did not confirm in a week.',
    next: dailyAt(4),
    run: async () => `Addresses forgotten: ${await writers.forgetUnconfirmed()}.`,
  },
]
