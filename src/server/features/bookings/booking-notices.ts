import type { Alternative } from '#server/features/businesses/nearby-business.service.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { encryptLink } from '#server/platform/mail/encrypted-link.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { bookingToken } from './booking-links.ts'
import type { MovableBooking } from './booking-move.repository.ts'
import type { MoveContext, MovedBooking } from './booking-move.ts'
import { bookingOwnerUpdate } from './mail/booking-owner-update.tsx'
import { bookingUpdate } from './mail/booking-update.tsx'

/** The common part of all messages to the visitor. */
export function visitorMailOf(booking: MovableBooking, secret: string) {
  return {
    token: encryptLink(secret, bookingToken(secret, 'visitor', booking.id)),
    bookingId: booking.id,
    sequence: booking.sequence,
    businessName: booking.businessName,
    businessId: booking.businessId,
    businessPhone: booking.businessPhone,
    address: booking.address,
    visitorName: booking.name,
    dateISO: booking.dateISO,
    startISO: booking.startISO,
    endISO: booking.endISO,
    serviceName: booking.serviceName,
  }
}

interface Said {
  message: string | null
  alternatives: readonly Alternative[]
  /** False if the visitor has just done it to several bookings at once. */
  tellsVisitor?: boolean
}

/** The visitor is told of every change; the owner of changes made by others. */
export async function notifyOfMove(
  trx: Db,
  { now, secret }: MoveContext,
  booking: MovedBooking,
  { message, alternatives, tellsVisitor = true }: Said,
): Promise<void> {
  const { status: state, movedBy: by } = booking
  if (by === null) return
  const isNews =
    state === 'accepted' || state === 'declined' || state === 'cancelled' || state === 'expired'
  if (tellsVisitor && !booking.mailsStopped && (isNews || state === 'suggested'))
    await enqueueMessage(trx, now, bookingUpdate, {
      recipient: booking.email,
      payload: {
        ...visitorMailOf(booking, secret),
        state,
        by,
        message,
        wasAccepted: booking.previous === 'accepted',
        alternatives: alternatives.map(({ id, name, line }) => ({ id, name, line })),
      },
    })
  if (by !== 'owner' && isNews)
    await enqueueMessage(trx, now, bookingOwnerUpdate, {
      recipient: booking.ownerEmail,
      payload: {
        state,
        ...(by === 'system' && state === 'accepted' && { isNew: true }),
        businessName: booking.businessName,
        visitorName: booking.name,
        visitorPhone: booking.phone,
        visitorEmail: booking.email,
        dateISO: booking.dateISO,
        startISO: booking.startISO,
        endISO: booking.endISO,
        serviceName: booking.serviceName,
        message,
      },
    })
}
