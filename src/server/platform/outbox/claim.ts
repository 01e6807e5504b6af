import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type { Database, OutboxMessageTable } from '#server/platform/db/schema.ts'

export interface Claim {
  owner: string
  now: string
  leaseUntil: string
  limit: number
}

export type ClaimedMessage = Selectable<OutboxMessageTable>

/** Waiting, its pause over, and in nobody's hands: a lease that ran out belongs to a dead process. */
export function isDue(now: string) {
  return (eb: ExpressionBuilder<Database, 'outboxMessages'>) =>
    eb.and([
      eb('state', '=', sql.lit('waiting')),
      eb('nextAttemptAt', '<=', now),
      eb.or([eb('leaseUntil', 'is', null), eb('leaseUntil', '<=', now)]),
    ])
}
