import { ownedBy } from '#server/permissions/owned-by.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { describeBooking, whenOf } from '#shared/booking/booking-words.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { businessClosed } from './mail/business-closed.tsx'

type Whose = { userId: string } | { businessId: string }

/** Bookings of a business that are open or agreed, and whose time has not passed. */
export async function findComingBookings(db: Db, whose: Whose, now: Date) {
  const open = await db
    .selectFrom('bookings')
    .innerJoin('businesses', 'businesses.id', 'bookings.businessId')
    .select(['bookings.email', 'bookings.startISO', 'bookings.dateISO', 'bookings.serviceName'])
    .select(['bookings.mailsStopped', 'businesses.businessName'])
    .where(
      'userId' in whose
        ? ownedBy(whose.userId, 'businesses.userId')
        : (eb) => eb('businesses.id', '=', whose.businessId),
    )
    .where('bookings.status', 'in', ['requested', 'suggested', 'accepted'])
    .orderBy('bookings.sortISO')
    .execute()
  return open.filter((booking) => {
    const when = whenOf(booking)
    return when === null || when >= (when.length === 10 ? capeTownDay(now) : now.toISOString())
  })
}

/** One mail for each visitor, in the transaction in which the bookings go for good. */
export async function tellVisitors(
  trx: Db,
  context: Context,
  whose: Whose,
  why: { farewell: string } | { businessId: string },
): Promise<void> {
  const coming = await findComingBookings(trx, whose, context.clock())
  const reachable = coming.filter(({ email, mailsStopped }) => email !== '' && mailsStopped === 0)
  const visitors = Map.groupBy(reachable, ({ email }) => email.toLowerCase())
  for (const [recipient, bookings] of visitors)
    await enqueueMessage(trx, context, businessClosed, {
      recipient,
      payload: {
        ...why,
        businessName: bookings[0]?.businessName ?? '',
        bookings: bookings.map((booking) => describeBooking(booking) || 'Your request'),
      },
      by: 'system',
    })
}
