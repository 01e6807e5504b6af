import type { OwnBooking } from '#shared/schemas/dashboard.ts'
import type { OwnBookingRow } from './own-booking.repository.ts'

export function presentOwnBooking(row: OwnBookingRow): OwnBooking {
  const { id, businessId, name, phone, email, dateISO, notes, createdAt } = row
  return { id, businessId, name, phone, email, dateISO, notes, createdAt }
}
