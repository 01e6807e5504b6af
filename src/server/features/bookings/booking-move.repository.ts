import type { Updateable } from 'kysely'
import type { Database, Db } from '#server/platform/db/schema.ts'

export function getMovableBooking(db: Db, bookingId: string) {
  return db
    .selectFrom('bookings')
    .innerJoin('businesses', 'businesses.id', 'bookings.businessId')
    .innerJoin('users', 'users.id', 'businesses.userId')
    .select([
      'bookings.id',
      'bookings.businessId',
      'bookings.name',
      'bookings.phone',
      'bookings.email',
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
      'bookings.mailsStopped',
      'bookings.answeredAt',
      'bookings.nextStepAt',
      'businesses.businessName',
      'businesses.phone as businessPhone',
      'businesses.address',
      'businesses.operatingHours',
      'businesses.plan',
      'businesses.status as businessStatus',
      'users.email as ownerEmail',
    ])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirst()
}

export type MovableBooking = NonNullable<Awaited<ReturnType<typeof getMovableBooking>>>

/** Writes only if nobody has moved it since it was read. Says whether it did. */
export async function updateUnmovedBooking(
  db: Db,
  seen: Pick<MovableBooking, 'id' | 'status' | 'sequence'>,
  change: Updateable<Database['bookings']>,
): Promise<boolean> {
  const result = await db
    .updateTable('bookings')
    .set(change)
    .where('id', '=', seen.id)
    .where('status', '=', seen.status)
    .where('sequence', '=', seen.sequence)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Notes the next step of the clock, only if nobody has done the present one. Says whether it did. */
export async function updateUndoneStep(
  db: Db,
  seen: Pick<MovableBooking, 'id' | 'sequence' | 'nextStepAt'>,
  change: Updateable<Database['bookings']>,
): Promise<boolean> {
  const result = await db
    .updateTable('bookings')
    .set(change)
    .where('id', '=', seen.id)
    .where('sequence', '=', seen.sequence)
    .where('nextStepAt', '=', seen.nextStepAt)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
