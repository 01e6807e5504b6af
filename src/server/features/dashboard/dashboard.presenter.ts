import { presentUser } from '#server/features/accounts/account.presenter.ts'
import type { OwnBookingRow } from '#server/features/bookings/own-booking.repository.ts'
import { presentProfile } from '#server/features/businesses/profile.presenter.ts'
import type { DashboardAnswer, OwnBooking } from '#shared/schemas/dashboard.ts'
import type { Dashboard } from './dashboard.service.ts'

export function presentBooking(row: OwnBookingRow): OwnBooking {
  const { id, businessId, name, phone, email, dateISO, notes, createdAt } = row
  return { id, businessId, name, phone, email, dateISO, notes, createdAt }
}

export function presentDashboard(dashboard: Dashboard): DashboardAnswer {
  return {
    user: presentUser(dashboard.user),
    profile: dashboard.business ? presentProfile(dashboard.business) : null,
    bookings: dashboard.bookings.map(presentBooking),
    bookingsTotal: dashboard.bookingsTotal,
    bookingsThisMonth: dashboard.bookingsThisMonth,
    payment: { url: dashboard.payment.url, price: dashboard.payment.price },
  }
}
