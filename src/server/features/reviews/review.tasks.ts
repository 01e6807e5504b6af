import type { AdminDigestService } from '#server/features/reviews/admin-notices/admin-digest.service.ts'
import { dailyAt } from '#server/platform/schedule/recurrence.ts'
import type { Task } from '#server/platform/schedule/task.ts'

export const createReviewTasks = (adminDigest: AdminDigestService): Task[] => [
  {
    name: 'admin-digest',
    title: 'Digest for the admin',
    description:
      'Mails the admin once a day while notices, reports, held reviews or messages wait.',
    next: dailyAt(7),
    run: async () => `Waiting: ${await adminDigest.send()}.`,
  },
]
