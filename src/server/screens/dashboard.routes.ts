import type { Route } from '#server/platform/http/api-route.ts'
import { presentDashboard } from './dashboard.presenter.ts'
import type { DashboardService } from './dashboard.service.ts'

export function dashboardRoutes(
  route: Route,
  { dashboard }: { dashboard: DashboardService },
): void {
  route('GET /api/dashboard', async ({ user }) => presentDashboard(await dashboard.get(user)))
}
