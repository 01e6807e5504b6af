import type { Db } from '#server/platform/db/schema.ts'
import { BOOKING_COLUMNS } from './booking.repository.ts'

/** All data of a visitor's booking page, by its link in a mail or on the device. */
export function getVisitorBooking(db: Db, by: { tokenHash: string } | { id: string }) {
  return db
    .selectFrom('bookings')
    .innerJoin('businesses', 'businesses.id', 'bookings.businessId')
    .leftJoin('ratings', 'ratings.bookingId', 'bookings.id')
    .select([
      ...BOOKING_COLUMNS,
      'bookings.deviceHash',
      'bookings.sequence',
      'bookings.mailsStopped',
      'bookings.emailCorrectedAt',
      'bookings.enteredByOwner',
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
      'ratings.withdrawnAt as reviewWithdrawnAt',
    ])
    .where(
      'id' in by ? 'bookings.id' : 'bookings.tokenHash',
      '=',
      'id' in by ? by.id : by.tokenHash,
    )
    .executeTakeFirst()
}

export async function stopMailsOf(db: Db, id: string): Promise<void> {
  await db.updateTable('bookings').set({ mailsStopped: 1 }).where('id', '=', id).execute()
}

interface CorrectedAddress {
  email: string
  emailCorrectedAt: string
  tokenHash: string
}

/**
 * Returns whether it was the first correction. Mails go out again if somebody else had stopped them, and it leaves
 * the group: whoever reads the old mailbox has the group's link.
 */
export async function correctAddress(db: Db, id: string, to: CorrectedAddress): Promise<boolean> {
  const result = await db
    .updateTable('bookings')
    .set({ ...to, mailsStopped: 0, groupId: null, groupHash: null })
    .where('id', '=', id)
    .where('emailCorrectedAt', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
