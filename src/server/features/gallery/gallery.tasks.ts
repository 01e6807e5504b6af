import { dailyAt } from '#server/platform/schedule/recurrence.ts'
import type { Task } from '#server/platform/schedule/task.ts'
import type { GalleryService } from './gallery.service.ts'

export const createGalleryTasks = (galleries: GalleryService): Task[] => [
  {
    name: 'hidden-photos',
    title: 'Photos that a plan hides',
    description: 'Notes since when a photo is hidden, and removes it after 12 months.',
    next: dailyAt(4),
    run: async () => `Photos removed: ${await galleries.clearHidden()}.`,
  },
]
