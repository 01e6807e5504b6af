import type { Db } from '#server/platform/db/schema.ts'

/** All data of a visitor's booking page. */
export function getVisitorBooking(db: Db, tokenHash: string) {
  return db
    .selectFrom('bookings')
    .innerJoin('businesses', 'businesses.id', 'bookings.businessId')
    .leftJoin('ratings', 'ratings.bookingId', 'bookings.id')
    .select([
      'bookings.id',
      'bookings.businessId',
      'bookings.name',
      'bookings.phone',
      'bookings.dateISO',
      'bookings.notes',
      'bookings.createdAt',
      'bookings.status',
      'bookings.statusAt',
      'bookings.movedBy',
      'bookings.sequence',
      'bookings.startISO',
      'bookings.endISO',
      'bookings.serviceName',
      'bookings.price',
      'bookings.mailsStopped',
      'bookings.groupId',
      'bookings.nextStep',
      'bookings.nextStepAt',
      'businesses.businessName',
      'businesses.industry',
      'businesses.area',
      'businesses.address',
      'businesses.phone as businessPhone',
      'businesses.imageKey',
      'businesses.plan',
      'businesses.status as businessStatus',
      'businesses.answersWithinHours',
      'ratings.id as reviewId',
      'ratings.state as reviewState',
      'ratings.reason as reviewReason',
    ])
    .where('bookings.tokenHash', '=', tokenHash)
    .executeTakeFirst()
}

export async function stopMailsOf(db: Db, tokenHash: string): Promise<boolean> {
  const result = await db
    .updateTable('bookings')
    .set({ mailsStopped: 1 })
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
