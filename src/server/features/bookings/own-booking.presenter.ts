import { expiryOf } from '#shared/booking/booking-steps.ts'
import { otherTimeOf } from '#shared/booking/other-time.ts'
import type { BookingEvent, OwnBooking } from '#shared/schemas/dashboard.ts'
import type { OwnBookingWithEvents } from './own-booking.service.ts'

export function presentOwnBooking(row: OwnBookingWithEvents): OwnBooking {
  const { id, businessId, name, phone, email, dateISO, notes, createdAt } = row
  const { status, movedBy, startISO, endISO, serviceName, price, personId, personName } = row
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
    price,
    personId,
    personName,
    expiresISO: expiryOf(row)?.toISOString() ?? null,
    otherTime: otherTimeOf(status, row.events),
    events: row.events.map(presentBookingEvent),
  }
}

export function presentBookingEvent(event: BookingEvent): BookingEvent {
  const { at, side, status, message, startISO, personName } = event
  return { at, side, status, message, startISO, personName }
}
