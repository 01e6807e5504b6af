import { presentUser } from '#server/features/accounts/account.presenter.ts'
import { presentOwnBooking } from '#server/features/bookings/own-booking.presenter.ts'
import { presentProfile } from '#server/features/businesses/profile.presenter.ts'
import type { DashboardAnswer } from '#shared/schemas/dashboard.ts'
import type { Dashboard } from './dashboard.service.ts'

export function presentDashboard(dashboard: Dashboard): DashboardAnswer {
  return {
    user: presentUser(dashboard.user),
    profile: dashboard.business ? presentProfile(dashboard.business) : null,
    bookings: dashboard.bookings.map(presentOwnBooking),
    bookingsTotal: dashboard.bookingsTotal,
    bookingsToAnswer: dashboard.bookingsToAnswer,
    hasBookingsToday: dashboard.hasBookingsToday,
    bookingsThisMonth: dashboard.bookingsThisMonth,
    reviewsUnanswered: dashboard.reviewsUnanswered,
    payment: { url: dashboard.payment.url, price: dashboard.payment.price },
    endsOn: dashboard.endsOn,
    closesISO: dashboard.closesISO,
  }
}
