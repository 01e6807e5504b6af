import type { Db } from '#server/platform/db/schema.ts'

/** Deletes messages whose cause no longer exists. Those being sent, or sent, stay. */
export async function withdrawMessage(db: Db, dedupeKey: string): Promise<void> {
  await db
    .deleteFrom('outboxMessages')
    .where('dedupeKey', '=', dedupeKey)
    .where('state', '=', 'waiting')
    .where('leaseOwner', 'is', null)
    .execute()
}
