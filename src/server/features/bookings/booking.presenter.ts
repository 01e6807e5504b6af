import { bookingSentence, confirmedSentence } from '#shared/booking/booking-copy.ts'
import { bookingPages, pages } from '#shared/paths.ts'
import type { BookingResponse } from '#shared/schemas/bookings/booking.ts'
import type { RequestedBooking } from './booking.service.ts'

export function presentBookingResponse({
  business,
  booking,
  token,
}: RequestedBooking): BookingResponse {
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
      page: token === null ? pages.business(booking.businessId) : bookingPages.visitor(token),
    },
  }
}
