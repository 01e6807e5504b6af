import { refuseField } from '#server/platform/errors.ts'
import { encryptLink } from '#server/platform/mail/encrypted-link.ts'
import { messageOf, type NewMessage } from '#server/platform/outbox/enqueue.ts'
import { FAR_DATE, PAST_DATE } from '#shared/booking/booking-copy.ts'
import { isPastBookingDate, isTooFarBookingDate } from '#shared/booking/booking-date.ts'
import { expiryOfRequest } from '#shared/booking/booking-steps.ts'
import { bookingToken } from './booking-links.ts'
import { bookingRequest } from './mail/booking-request.tsx'

interface Asked {
  id: string
  name: string
  phone: string
  email: string
  dateISO: string | null
  notes: string | null
  createdAt: string
  startISO?: string | null
}

/** Refuses a day or time that is not possible. */
export function refuseInvalidDate(dateISO: string | null, now: Date): void {
  if (dateISO === null) return
  if (isPastBookingDate(dateISO, now)) refuseField('dateISO', PAST_DATE)
  if (isTooFarBookingDate(dateISO, now)) refuseField('dateISO', FAR_DATE)
}

/** The mail that asks the owner to answer. */
export function requestToOwner(
  secret: string,
  business: { businessName: string; ownerEmail: string },
  booking: Asked,
  serviceName: string | null,
): NewMessage {
  return messageOf(bookingRequest, {
    recipient: business.ownerEmail,
    payload: {
      ownerToken: encryptLink(secret, bookingToken(secret, 'owner', booking.id)),
      lapsesISO: expiryOfRequest(booking).toISOString(),
      businessName: business.businessName,
      visitorName: booking.name,
      visitorPhone: booking.phone,
      visitorEmail: booking.email,
      dateISO: booking.dateISO,
      notes: booking.notes,
      serviceName,
    },
  })
}
