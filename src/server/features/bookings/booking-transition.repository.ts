import type { Updateable } from 'kysely'
import type { Database, Db } from '#server/platform/db/schema.ts'
import { BOOKING_COLUMNS } from './booking.repository.ts'

export function getCurrentBooking(db: Db, bookingId: string) {
  return db
    .selectFrom('bookings')
    .innerJoin('businesses', 'businesses.id', 'bookings.businessId')
    .innerJoin('users', 'users.id', 'businesses.userId')
    .select([
      ...BOOKING_COLUMNS,
      'bookings.sequence',
      'bookings.mailsStopped',
      'bookings.emailCorrectedAt',
      'bookings.enteredByOwner',
      'bookings.groupId',
      'bookings.answeredAt',
      'bookings.nextStepAt',
      'businesses.businessName',
      'businesses.phone as businessPhone',
      'businesses.address',
      'businesses.operatingHours',
      'users.plan',
      'businesses.status as businessStatus',
      'users.id as ownerId',
      'users.email as ownerEmail',
    ])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirst()
}

export type CurrentBooking = NonNullable<Awaited<ReturnType<typeof getCurrentBooking>>>

type Seen = Partial<Pick<CurrentBooking, 'status' | 'sequence' | 'nextStepAt' | 'emailCorrectedAt'>>

/** Writes only if the booking is unchanged since it was read. Returns whether it was. */
export async function updateUnchangedBooking(
  db: Db,
  id: string,
  seen: Seen,
  change: Updateable<Database['bookings']>,
): Promise<boolean> {
  const result = await db
    .updateTable('bookings')
    .set(change)
    .where('id', '=', id)
    .where((eb) => eb.and(seen))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/**
 * The bookings of a group share one address, which is rewritten only if the signing secret has changed.
 * Otherwise no row is touched: two owners who answer concurrently would block each other.
 */
export async function updateGroupHash(db: Db, groupId: string, groupHash: string): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ groupHash })
    .where('groupId', '=', groupId)
    .where('groupHash', '!=', groupHash)
    .execute()
}
