import type { Db } from '#server/platform/db/schema.ts'

/** Requests since then whose time to be answered is over, or that were answered. */
export function findAnswers(db: Db, businessId: string, since: string) {
  return db
    .selectFrom('bookings')
    .select(['createdAt', 'answeredAt', 'status', 'movedBy'])
    .where('businessId', '=', businessId)
    .where('createdAt', '>=', since)
    .where('status', '<>', 'untracked')
    .execute()
}

/** Says whether it was another figure before. */
export async function updateAnswerHours(
  db: Db,
  businessId: string,
  hours: number | null,
): Promise<boolean> {
  const result = await db
    .updateTable('businesses')
    .set({ answersWithinHours: hours })
    .where('id', '=', businessId)
    .where((eb) =>
      hours === null
        ? eb('answersWithinHours', 'is not', null)
        : eb.or([eb('answersWithinHours', 'is', null), eb('answersWithinHours', '<>', hours)]),
    )
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function findPromisingBusinesses(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('businesses')
    .select('id')
    .where('answersWithinHours', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}
