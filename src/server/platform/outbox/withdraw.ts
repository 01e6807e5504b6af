import type { Db } from '#server/platform/db/schema.ts'

/** Deletes a message whose cause no longer exists. One that is being sent, or was, stays: then false. */
export async function withdrawMessage(db: Db, dedupeKey: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('outboxMessages')
    .where('dedupeKey', '=', dedupeKey)
    .where('state', '=', 'waiting')
    .where('leaseOwner', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
