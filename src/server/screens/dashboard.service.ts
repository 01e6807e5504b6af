import type { CurrentUser } from '#server/features/accounts/current-user.ts'
import type { OwnBookingService } from '#server/features/bookings/own-booking.service.ts'
import type { ProfileService } from '#server/features/businesses/profile.service.ts'
import type { ClosingService } from '#server/features/closing/closing.service.ts'
import type { PaymentService } from '#server/features/payments/payment.service.ts'
import type { OwnReviewService } from '#server/features/reviews/own-review.service.ts'

interface DashboardParts {
  closings: ClosingService
  profiles: ProfileService
  ownBookings: OwnBookingService
  ownReviews: OwnReviewService
  payments: PaymentService
}

/** The first screen of the dashboard, composed from several features. */
export function createDashboardService({
  closings,
  profiles,
  ownBookings,
  ownReviews,
  payments,
}: DashboardParts) {
  return {
    get: async (user: CurrentUser) => {
      const business = await profiles.get(user.id)
      const { bookings, total } = await ownBookings.find(business?.id, 1)
      return {
        user,
        business,
        bookings,
        bookingsTotal: total,
        bookingsToAnswer: await ownBookings.countToAnswer(business?.id),
        hasBookingsToday: await ownBookings.hasToday(business?.id),
        bookingsThisMonth: await ownBookings.countThisMonth(business?.id),
        reviewsUnanswered: await ownReviews.countUnanswered(business?.id),
        payment: payments.getPayment(user.plan),
        endsOn: await payments.getEnd(user.id),
        closesISO: await closings.getEnd(user.id),
      }
    },
  }
}

export type DashboardService = ReturnType<typeof createDashboardService>
export type Dashboard = Awaited<ReturnType<DashboardService['get']>>
