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

export async function isReviewed(db: Db, bookingId: string): Promise<boolean> {
  const found = await db
    .selectFrom('ratings')
    .select('id')
    .where('bookingId', '=', bookingId)
    .executeTakeFirst()
  return found !== undefined
}
