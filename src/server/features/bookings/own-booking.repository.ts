import type { Db } from '#server/platform/db/schema.ts'

export function findBookings(db: Db, businessId: string, page: { limit: number; offset: number }) {
  return db
    .selectFrom('bookings')
    .select(['id', 'businessId', 'name', 'phone', 'email', 'dateISO', 'notes', 'createdAt'])
    .where('businessId', '=', businessId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export type OwnBookingRow = Awaited<ReturnType<typeof findBookings>>[number]

export async function countBookings(db: Db, businessId: string, since = ''): Promise<number> {
  const { count } = await db
    .selectFrom('bookings')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('businessId', '=', businessId)
    .where('createdAt', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}
