import type { Db } from '#server/platform/db/schema.ts'

const COLUMNS = [
  'bookings.id',
  'bookings.businessId',
  'bookings.groupId',
  'bookings.name',
  'bookings.email',
  'bookings.dateISO',
  'bookings.startISO',
  'bookings.notes',
  'bookings.status',
  'bookings.movedBy',
  'bookings.mailsStopped',
  'bookings.emailCorrectedAt',
  'businesses.businessName',
  'businesses.industry',
  'businesses.area',
  'businesses.suburb',
  'businesses.imageKey',
] as const

/** The remaining bookings of a group: a deleted business' bookings are gone. */
export function findGroupBookings(db: Db, groupHash: string) {
  return db
    .selectFrom('bookings')
    .innerJoin('businesses', 'businesses.id', 'bookings.businessId')
    .select(COLUMNS)
    .where('bookings.groupHash', '=', groupHash)
    .orderBy('businesses.businessName')
    .orderBy('bookings.id')
    .execute()
}

export async function stopMailsOfGroup(db: Db, groupHash: string): Promise<boolean> {
  const result = await db
    .updateTable('bookings')
    .set({ mailsStopped: 1 })
    .where('groupHash', '=', groupHash)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
