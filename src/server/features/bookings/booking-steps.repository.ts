import type { Db } from '#server/platform/db/schema.ts'

export async function findDueBookings(db: Db, now: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('nextStepAt', '<=', now)
    .orderBy('nextStepAt')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
