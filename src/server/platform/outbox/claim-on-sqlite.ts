import { prepareQuery } from '#server/platform/db/prepared-query.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { type Claim, type ClaimedMessage, isDue } from './claim.ts'

/** One statement is one transaction, and SQLite has one writer, so there is no race. */
const claimDue = prepareQuery((db, claim: Claim) =>
  db
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
    .returningAll(),
)

export async function claimOnSqlite(db: Db, claim: Claim): Promise<ClaimedMessage[]> {
  return (await claimDue(db, claim)).rows
}
