import { monthlyAt } from '#server/platform/schedule/recurrence.ts'
import type { Task } from '#server/platform/schedule/task.ts'
import type { DigestService } from './digest.service.ts'

export const createDigestTasks = (digest: DigestService): Task[] => [
  {
    name: 'monthly-digest',
    title: 'Monthly figures',
    description: 'Sends owners their views, bookings and reviews of the month before.',
    next: monthlyAt(7),
    run: async () => `Owners written to: ${await digest.enqueueMonth()}.`,
  },
]
