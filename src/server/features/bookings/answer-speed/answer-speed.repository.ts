import type { Db } from '#server/platform/db/schema.ts'

/** Requests since then that were answered, or whose time to be answered is over. */
export function findAnswers(db: Db, businessId: string, since: string) {
  return db
    .selectFrom('bookings')
    .select(['createdAt', 'answeredAt', 'status', 'movedBy'])
    .where('businessId', '=', businessId)
    .where('createdAt', '>=', since)
    .where('status', '<>', 'untracked')
    .execute()
}

export async function getAnswerHours(db: Db, businessId: string): Promise<number | null> {
  const row = await db
    .selectFrom('businesses')
    .select('answersWithinHours')
    .where('id', '=', businessId)
    .executeTakeFirst()
  return row?.answersWithinHours ?? null
}

export async function updateAnswerHours(
  db: Db,
  businessId: string,
  hours: number | null,
): Promise<void> {
  await db
    .updateTable('businesses')
    .set({ answersWithinHours: hours })
    .where('id', '=', businessId)
    .execute()
}

export async function findPromisingBusinesses(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('businesses')
    .select('id')
    .where('answersWithinHours', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}
