import { everyMonday } from '#server/platform/schedule/recurrence.ts'
import type { Task } from '#server/platform/schedule/task.ts'
import type { GemService } from './gem.service.ts'

export const createGemTasks = (gems: GemService): Task[] => [
  {
    name: 'gem-turns',
    title: 'Turns of the featured gems',
    description:
      'Notes on Mondays which businesses take their turn on the home page, so that others are next.',
    next: everyMonday,
    run: async () => `Turns that began: ${await gems.beginWeek()}.`,
  },
]
