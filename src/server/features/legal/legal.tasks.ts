import { hourly } from '#server/platform/schedule/recurrence.ts'
import type { Task } from '#server/platform/schedule/task.ts'
import type { LegalService } from './legal.service.ts'

export const createLegalTasks = (legal: LegalService): Task[] => [
  {
    name: 'legal-versions',
    title: 'Versions of the legal pages',
    description:
      'Tells owners of a new version by mail, 30 days before it counts, and lets it begin on its day.',
    next: hourly,
    run: async () => {
      const { told, begun } = await legal.run()
      return `Owners told: ${told}. Versions that count from today: ${begun}.`
    },
  },
]
