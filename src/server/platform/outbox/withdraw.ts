import type { Db } from '#server/platform/db/schema.ts'

/** Takes back a message whose cause is gone. One that is being sent, or was, stays. */
export async function withdrawMessage(db: Db, dedupeKey: string): Promise<void> {
  await db
    .deleteFrom('outboxMessages')
    .where('dedupeKey', '=', dedupeKey)
    .where('state', '=', 'waiting')
    .where('leaseOwner', 'is', null)
    .execute()
}
