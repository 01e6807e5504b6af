import type { CurrentUser } from '#server/features/accounts/account.service.ts'
import { countBookings, findBookings } from '#server/features/bookings/own-booking.repository.ts'
import type { ProfileService } from '#server/features/businesses/profile.service.ts'
import type { PaymentService } from '#server/features/payments/payment.service.ts'
import type { Context } from '#server/platform/context.ts'
import { startOfCapeTownMonth } from '#shared/catalogue/dates.ts'
import { BOOKINGS_A_PAGE } from '#shared/schemas/dashboard.ts'

const FIRST_PAGE = { limit: BOOKINGS_A_PAGE, offset: 0 }

export function createDashboardService(
  { db, clock }: Context,
  profiles: ProfileService,
  payments: PaymentService,
) {
  return {
    get: async (user: CurrentUser) => {
      const business = await profiles.get(user.id)
      const thisMonth = startOfCapeTownMonth(clock()).toISOString()
      return {
        user,
        business,
        bookings: business ? await findBookings(db, business.id, FIRST_PAGE) : [],
        bookingsTotal: business ? await countBookings(db, business.id) : 0,
        bookingsThisMonth: business ? await countBookings(db, business.id, thisMonth) : 0,
        payment: payments.getPayment(user.plan),
      }
    },

    findBookings: async (userId: string, page: number) => {
      const business = await profiles.get(userId)
      if (!business) return { bookings: [], total: 0 }
      const offset = (page - 1) * BOOKINGS_A_PAGE
      return {
        bookings: await findBookings(db, business.id, { limit: BOOKINGS_A_PAGE, offset }),
        total: await countBookings(db, business.id),
      }
    },
  }
}

export type DashboardService = ReturnType<typeof createDashboardService>
export type Dashboard = Awaited<ReturnType<DashboardService['get']>>
