import type { Route } from '#server/platform/http/api-route.ts'
import type { AdvancedAnalyticsService } from './advanced-analytics.service.ts'
import type { AnalyticsService } from './analytics.service.ts'

export function analyticsRoutes(
  route: Route,
  {
    advancedAnalytics,
    analytics,
  }: { advancedAnalytics: AdvancedAnalyticsService; analytics: AnalyticsService },
): void {
  route('GET /api/dashboard/analytics', ({ user, query }) =>
    analytics.get(user.id, Number(query.days)),
  )

  route('GET /api/dashboard/analytics/advanced', ({ user, query }) =>
    advancedAnalytics.get(user, query.days),
  )
}
