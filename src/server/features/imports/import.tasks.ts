import { everyMinutes } from '#server/platform/schedule/recurrence.ts'
import type { Task } from '#server/platform/schedule/task.ts'
import type { ImportService } from './import.service.ts'

export const createImportTasks = (imports: ImportService): Task[] => [
  {
    name: 'imports',
    title: 'Imports',
    description:
      'Goes on with an import that was interrupted, and deletes the rows of imports that cannot be undone any more.',
    next: everyMinutes(1),
    isLong: true,
    run: imports.work,
  },
]
