import { expiryOf } from '#shared/booking/booking-steps.ts'
import type { BookingEvent, OwnBooking } from '#shared/schemas/dashboard.ts'
import type { OwnBookingWithEvents } from './own-booking.service.ts'

export function presentOwnBooking(row: OwnBookingWithEvents): OwnBooking {
  const { id, businessId, name, phone, email, dateISO, notes, createdAt } = row
  const { status, movedBy, startISO, endISO, serviceName } = row
  return {
    id,
    businessId,
    name,
    phone,
    email,
    dateISO,
    notes,
    createdAt,
    status,
    movedBy,
    startISO,
    endISO,
    serviceName,
    lapsesISO: expiryOf(row)?.toISOString() ?? null,
    events: row.events.map(presentBookingEvent),
  }
}

export function presentBookingEvent(event: BookingEvent): BookingEvent {
  const { at, side, status, message, startISO } = event
  return { at, side, status, message, startISO }
}
