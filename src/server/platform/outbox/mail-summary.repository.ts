import type { Db } from '#server/platform/db/schema.ts'

/** The summary that waits under this key, unless it is being sent. */
export function getWaitingSummary(db: Db, dedupeKey: string) {
  return db
    .selectFrom('outboxMessages')
    .select(['id', 'payload'])
    .where('dedupeKey', '=', dedupeKey)
    .where('state', '=', 'waiting')
    .where('leaseOwner', 'is', null)
    .executeTakeFirst()
}

/** False if a worker has taken it meanwhile. */
export async function updateWaitingSummary(db: Db, id: string, payload: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outboxMessages')
    .set({ payload })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('leaseOwner', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
