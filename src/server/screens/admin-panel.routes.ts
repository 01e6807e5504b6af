import { adminUserRoutes } from '#server/features/accounts/admin/admin-user.routes.ts'
import { failedSignInRoutes } from '#server/features/accounts/failed-sign-ins/failed-sign-in.routes.ts'
import { adminActionRoutes } from '#server/features/admin-actions/admin-action.routes.ts'
import { outboxRoutes } from '#server/features/background-work/outbox.routes.ts'
import { scheduleRoutes } from '#server/features/background-work/schedule.routes.ts'
import { adminBusinessRoutes } from '#server/features/businesses/admin-business.routes.ts'
import { adminGemRoutes } from '#server/features/gems/admin-gem.routes.ts'
import { adminGemRequestRoutes } from '#server/features/gems/requests/gem-request.routes.ts'
import { adminMoneyRoutes } from '#server/features/money/admin-money.routes.ts'
import { adminNewsletterRoutes } from '#server/features/newsletter/admin-newsletter.routes.ts'
import { readinessRoutes } from '#server/features/readiness/readiness.routes.ts'
import { adminReviewRoutes } from '#server/features/reviews/admin-review.routes.ts'
import { adminStatsRoutes } from '#server/features/stats/admin-stats.routes.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Services } from '#server/services.ts'

/** The calls of the admin's panel. */
export function adminPanelRoutes(route: Route, services: Services): void {
  adminStatsRoutes(route, { stats: services.adminStats })
  readinessRoutes(route, { readiness: services.readiness })
  adminBusinessRoutes(route, { businesses: services.adminBusinesses })
  adminNewsletterRoutes(route, { newsletter: services.adminNewsletter })
  adminActionRoutes(route, { actions: services.adminActions, undos: services.adminUndos })
  adminUserRoutes(route, { users: services.adminUsers })
  failedSignInRoutes(route, { failedSignIns: services.failedSignIns })
  adminGemRoutes(route, { gems: services.adminGems })
  adminGemRequestRoutes(route, { requests: services.gemRequests })
  adminReviewRoutes(route, { reviews: services.adminReviews })
  adminMoneyRoutes(route, {
    money: services.adminMoney,
    payments: services.adminPayments,
    attention: services.moneyAttention,
  })
  outboxRoutes(route, { outbox: services.outbox })
  scheduleRoutes(route, { schedule: services.schedule, tasks: services.tasks })
}
