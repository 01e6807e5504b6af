import { prepareQuery } from '#server/platform/db/prepared-query.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { type Claim, type ClaimedMessage, isDue } from './claim.ts'

/**
 * Rows that another process is claiming are skipped, not waited for. The CTE is materialized, since a planner
 * that runs it again inside the update would take more rows than the limit.
 */
const claimDue = prepareQuery((db, claim: Claim) =>
  db
    .with(
      (cte) => cte('due').materialized(),
      (qb) =>
        qb
          .selectFrom('outboxMessages')
          .select('id')
          .where(isDue(claim.now))
          .orderBy('nextAttemptAt')
          .limit(claim.limit)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('outboxMessages')
    .from('due')
    .set((eb) => ({
      leaseOwner: claim.owner,
      leaseUntil: claim.leaseUntil,
      attempts: eb('outboxMessages.attempts', '+', 1),
    }))
    .whereRef('outboxMessages.id', '=', 'due.id')
    .returningAll('outboxMessages'),
)

export async function claimOnPostgres(db: Db, claim: Claim): Promise<ClaimedMessage[]> {
  return (await claimDue(db, claim)).rows
}
