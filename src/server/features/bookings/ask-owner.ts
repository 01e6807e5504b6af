import { refuseField } from '#server/platform/errors.ts'
import type { Fields } from '#server/platform/http/forms/form-fields.ts'
import type { Visitor } from '#server/platform/mail/cause.ts'
import { encryptLink } from '#server/platform/mail/encrypted-link.ts'
import { messageOf, type NewMessage } from '#server/platform/outbox/enqueue.ts'
import { dateFault, phoneQuestion } from '#shared/booking/booking-copy.ts'
import { expiryOfRequest } from '#shared/booking/booking-steps.ts'
import { mayBePhone } from '#shared/contact/phone.ts'
import type { BookingInput } from '#shared/schemas/bookings/booking.ts'
import { bookingToken } from './booking-links.ts'
import { bookingRequest } from './mail/booking-request.tsx'

interface RequestMailInput
  extends Pick<BookingInput, 'name' | 'phone' | 'email' | 'dateISO' | 'notes'> {
  id: string
  createdAt: string
  startISO?: string | null
}

/** Refuses a day or time that is not possible. */
export function refuseInvalidDate(dateISO: string | null, now: Date): void {
  const fault = dateISO === null ? null : dateFault(dateISO, now)
  if (fault !== null) refuseField('dateISO', fault)
}

/** As the dialog does: a number that can hardly be called is asked about once, and taken if it is sent again. */
export function askAboutPhone({ phone = '', askedPhone }: Fields): void {
  if (phone.trim() === '' || phone === askedPhone || mayBePhone(phone)) return
  refuseField('phone', phoneQuestion(false))
}

/** The mail that asks the owner to answer. */
export function requestToOwner(
  secret: string,
  business: { id: string; businessName: string; ownerEmail: string },
  booking: RequestMailInput,
  about: {
    serviceName: string | null
    personName: string | null
    /** Length and price. */
    terms?: string
    visitor: Visitor
  },
): NewMessage {
  return messageOf(bookingRequest, {
    recipient: business.ownerEmail,
    by: { visitor: about.visitor },
    businessId: business.id,
    payload: {
      ownerToken: encryptLink(secret, bookingToken(secret, 'owner', booking.id)),
      expiresISO: expiryOfRequest(booking).toISOString(),
      businessName: business.businessName,
      visitorName: booking.name,
      visitorPhone: booking.phone,
      visitorEmail: booking.email,
      dateISO: booking.dateISO,
      notes: booking.notes,
      serviceName: about.serviceName,
      personName: about.personName,
      ...(about.terms && { terms: about.terms }),
    },
  })
}
