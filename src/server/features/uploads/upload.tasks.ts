import { dailyAt } from '#server/platform/schedule/recurrence.ts'
import type { Task } from '#server/platform/schedule/task.ts'
import type { UploadService } from './upload.service.ts'

export const createUploadTasks = (uploads: UploadService): Task[] => [
  {
    name: 'images-cleanup',
    title: 'Unused pictures',
    description: 'Removes pictures that were sent and never used.',
    next: dailyAt(4),
    run: async () => `Pictures removed: ${await uploads.sweep()}.`,
  },
]
