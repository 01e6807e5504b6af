import { ownedBy, ownedByNobody } from '#server/permissions/owned-by.ts'
import type { Db } from '#server/platform/db/schema.ts'

/**
 * Gives the business that an account has claimed to it, once it is active; in the transaction that made it so. Reviews
 * and the history stay. Nothing for all other accounts.
 */
export async function handOver(
  db: Db,
  userId: string,
): Promise<{ businessName: string } | undefined> {
  const claimed = await db
    .selectFrom('claims')
    .innerJoin('users', 'users.id', 'claims.userId')
    .select(['claims.businessId', 'users.plan', 'users.status'])
    .where(ownedBy(userId, 'claims.userId'))
    .where('claims.state', '=', 'granted')
    .executeTakeFirst()
  if (claimed?.status !== 'ACTIVE') return undefined
  const { businessId, plan, status } = claimed
  return db
    .updateTable('businesses')
    .set({ userId, plan, status, claimedAt: null })
    .where('id', '=', businessId)
    .where(ownedByNobody())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('businesses as own').select('own.id').where(ownedBy(userId, 'own.userId')),
        ),
      ),
    )
    .returning('businessName')
    .executeTakeFirst()
}
