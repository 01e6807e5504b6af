import type { Context } from '#server/platform/context.ts'
import { PLAN_PRICE_RAND } from '#shared/money/plans.ts'
import type { AdminStats } from '#shared/schemas/admin.ts'
import { countActiveOwnersByPlan, countRows } from './admin-stats.repository.ts'

export function createAdminStatsService({ db }: Context) {
  return {
    async get(): Promise<AdminStats> {
      const [rows, owners] = await Promise.all([countRows(db), countActiveOwnersByPlan(db)])
      return {
        totalBusinesses: rows.businesses,
        activeSubscriptions: owners.BASIC + owners.PREMIUM,
        premiumUsers: owners.PREMIUM,
        monthlyRevenue:
          owners.BASIC * PLAN_PRICE_RAND.BASIC + owners.PREMIUM * PLAN_PRICE_RAND.PREMIUM,
        totalBookings: rows.bookings,
        totalRatings: rows.ratings,
        totalNewsletter: rows.newsletterSignups,
      }
    },
  }
}

export type AdminStatsService = ReturnType<typeof createAdminStatsService>
