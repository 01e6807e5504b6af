import type { Db } from '#server/platform/db/schema.ts'

/** Listed owners whose paid days are over, or who have none. */
export async function findUnpaidOwners(
  db: Db,
  today: string,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('ledgerEntries', 'ledgerEntries.userId', 'users.id')
    .select('users.id')
    .where('users.status', '=', 'ACTIVE')
    .where('users.id', '>', after)
    .groupBy('users.id')
    .having((eb) =>
      eb.or([
        eb(eb.fn.max('ledgerEntries.paidUntil'), '<', today),
        eb(eb.fn.max('ledgerEntries.paidUntil'), 'is', null),
      ]),
    )
    .orderBy('users.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
