import type { Route } from '#server/platform/http/api-route.ts'
import type { ReadinessService } from './readiness.service.ts'

export function readinessRoutes(
  route: Route,
  { readiness }: { readiness: ReadinessService },
): void {
  route('GET /api/admin/readiness', () => readiness.getRecent())
}
