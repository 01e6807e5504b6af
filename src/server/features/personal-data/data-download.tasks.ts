import { everyMinutes } from '#server/platform/schedule/recurrence.ts'
import type { Task } from '#server/platform/schedule/task.ts'
import type { DataDownloadService } from './data-download.service.ts'

export const createDataDownloadTasks = (downloads: DataDownloadService): Task[] => [
  {
    name: 'data-downloads',
    title: 'Downloads of owners',
    description:
      'Makes the files with everything that owners ask for, and deletes them after 3 days.',
    next: everyMinutes(1),
    run: async () => `Files made: ${await downloads.runDue()}.`,
  },
]
