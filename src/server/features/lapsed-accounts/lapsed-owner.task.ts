import { dailyAt } from '#server/platform/schedule/recurrence.ts'
import type { Task } from '#server/platform/schedule/task.ts'
import type { LapsedOwnerService } from './lapsed-owner.service.ts'

export const createLapsedOwnerTask = (lapsedOwners: LapsedOwnerService): Task => ({
  name: 'lapsed-owners',
  title: 'Owners who have left',
  description: 'Makes pages unclaimed again whose owners have not paid for a year.',
  next: dailyAt(4),
  run: async () => `Unclaimed again: ${await lapsedOwners.releaseAll()}.`,
})
