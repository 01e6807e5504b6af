import { bookingSentence, confirmedSentence } from '#shared/booking/booking-copy.ts'
import type { BookingAnswer } from '#shared/schemas/bookings/booking.ts'
import type { RequestedBooking } from './booking.service.ts'

export function presentBookingAnswer({ business, booking }: RequestedBooking): BookingAnswer {
  return {
    message:
      booking.status === 'accepted'
        ? confirmedSentence(business.businessName, booking.dateISO)
        : bookingSentence(business.businessName),
    booking: {
      id: booking.id,
      businessId: booking.businessId,
      dateISO: booking.dateISO,
      createdAt: booking.createdAt,
      status: booking.status,
    },
  }
}
