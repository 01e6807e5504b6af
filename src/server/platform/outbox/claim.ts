import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type { Database, OutboxMessageTable } from '#server/platform/db/schema.ts'

export interface Claim {
  owner: string
  now: string
  leaseUntil: string
  limit: number
}

export type ClaimedMessage = Selectable<OutboxMessageTable>

/** Waiting, due, and not leased: an expired lease belongs to a dead process. */
export function isDue(now: string) {
  return (eb: ExpressionBuilder<Database, 'outboxMessages'>) =>
    eb.and([
      eb('state', '=', sql.lit('waiting')),
      eb('nextAttemptAt', '<=', now),
      eb.or([eb('leaseUntil', 'is', null), eb('leaseUntil', '<=', now)]),
    ])
}
