import type { Context } from '#server/platform/context.ts'
import { dailyAt } from '#server/platform/schedule/recurrence.ts'
import type { Task } from '#server/platform/schedule/task.ts'
import { CLAIM_DAYS } from '#shared/supply/claims.ts'
import { sweepClaims } from './claim.repository.ts'

const DAY_MS = 24 * 3600 * 1000
const KEPT_DAYS = 90

export const createClaimTask = ({ clock, db }: Context): Task => ({
  name: 'claims-cleanup',
  title: 'Old claims',
  description: `Ends claims that nobody went on with for ${CLAIM_DAYS} days, and deletes declined ones after ${KEPT_DAYS}.`,
  next: dailyAt(4),
  run: async () => {
    const now = clock()
    const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
    const { ended, deleted } = await sweepClaims(db, {
      openUntil: ago(CLAIM_DAYS),
      keptUntil: ago(KEPT_DAYS),
      at: now.toISOString(),
    })
    return `Ended: ${ended}. Deleted: ${deleted}.`
  },
})
