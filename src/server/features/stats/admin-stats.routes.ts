import type { Route } from '#server/platform/http/api-route.ts'
import type { AdminStatsService } from './admin-stats.service.ts'

export function adminStatsRoutes(route: Route, { stats }: { stats: AdminStatsService }): void {
  route('GET /api/admin/stats', () => stats.get())
}
