import type { Db } from '#server/platform/db/schema.ts'

/** How many of the keys are taken by stored messages. */
export async function countMessagesWith(db: Db, dedupeKeys: string[]): Promise<number> {
  const { count } = await db
    .selectFrom('outboxMessages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('dedupeKey', 'in', dedupeKeys)
    .executeTakeFirstOrThrow()
  return count
}
