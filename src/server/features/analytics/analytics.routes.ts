import type { Route } from '#server/platform/http/api-route.ts'
import type { AnalyticsService } from './analytics.service.ts'

export function analyticsRoutes(
  route: Route,
  { analytics }: { analytics: AnalyticsService },
): void {
  route('GET /api/dashboard/analytics', ({ user, query }) =>
    analytics.get(user.id, Number(query.days)),
  )
}
