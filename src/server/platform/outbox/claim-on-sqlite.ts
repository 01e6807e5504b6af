import type { Db } from '#server/platform/db/schema.ts'
import { type Claim, type ClaimedMessage, isDue } from './claim.ts'

/** One statement is one transaction, and there is one writer: nobody can come between. */
export function claimOnSqlite(db: Db, claim: Claim): Promise<ClaimedMessage[]> {
  return db
    .updateTable('outboxMessages')
    .set((eb) => ({
      leaseOwner: claim.owner,
      leaseUntil: claim.leaseUntil,
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outboxMessages')
        .select('id')
        .where(isDue(claim.now))
        .orderBy('nextAttemptAt')
        .limit(claim.limit),
    )
    .returningAll()
    .execute()
}
