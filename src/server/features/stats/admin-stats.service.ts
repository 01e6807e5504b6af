import type { AdminReviewService } from '#server/features/reviews/admin-review.service.ts'
import type { Context } from '#server/platform/context.ts'
import { PLAN_PRICE_RAND } from '#shared/money/plans.ts'
import type { AdminStats } from '#shared/schemas/admin.ts'
import { countActiveOwnersByPlan, countRows } from './admin-stats.repository.ts'

export function createAdminStatsService({ db }: Context, reviews: AdminReviewService) {
  return {
    async get(): Promise<AdminStats> {
      const [rows, owners, waiting] = await Promise.all([
        countRows(db),
        countActiveOwnersByPlan(db),
        reviews.countWaiting(),
      ])
      return {
        totalBusinesses: rows.businesses,
        activeSubscriptions: owners.BASIC + owners.PREMIUM,
        premiumUsers: owners.PREMIUM,
        monthlyRevenue:
          owners.BASIC * PLAN_PRICE_RAND.BASIC + owners.PREMIUM * PLAN_PRICE_RAND.PREMIUM,
        totalBookings: rows.bookings,
        totalRatings: rows.ratings,
        totalNewsletter: rows.newsletterSignups,
        reviewsWaiting: waiting.held + waiting.reported,
      }
    },
  }
}

export type AdminStatsService = ReturnType<typeof createAdminStatsService>
