import type { Insertable } from 'kysely'
import { ownedBy } from '#server/permissions/owned-by.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'

/** Stores one, and deletes those of the account that are older than the newest few. */
export async function saveFailedSignIn(
  db: Db,
  failure: Insertable<Database['failedSignIns']>,
  most: number,
): Promise<void> {
  await db.insertInto('failedSignIns').values(failure).execute()
  await db
    .deleteFrom('failedSignIns')
    .where(ownedBy(failure.userId))
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('failedSignIns as newest')
        .select('newest.id')
        .where(ownedBy(failure.userId, 'newest.userId'))
        .orderBy('newest.createdAt', 'desc')
        .orderBy('newest.id')
        .limit(most),
    )
    .execute()
}

/** Newest first. */
export function findFailedSignIns(db: Db, userId: string, now: string) {
  return db
    .selectFrom('failedSignIns')
    .select(['createdAt', 'reason', 'device', 'network'])
    .where(ownedBy(userId))
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
}

export type FailedSignInRow = Awaited<ReturnType<typeof findFailedSignIns>>[number]
