import { everyMinutes } from '#server/platform/schedule/recurrence.ts'
import type { Task } from '#server/platform/schedule/task.ts'
import type { ErasureService } from './erasure.service.ts'

export const createErasureTasks = (erasures: ErasureService, hasBackups: boolean): Task[] =>
  hasBackups
    ? [
        {
          name: 'erasure-list',
          title: 'List of erasures',
          description:
            'Stores beside the backups, without personal data, what was erased, so that a restored one is erased again.',
          next: everyMinutes(5),
          run: async () => `Stored: ${await erasures.store()}.`,
        },
      ]
    : []
