import type { Route } from '#server/platform/http/api-route.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import type { ShareService } from './share.service.ts'

export function shareRoutes(
  route: Route,
  { shares, limits }: { shares: ShareService; limits: Limits },
): void {
  route(
    'POST /api/share/track',
    { preHandler: limits.perVisitor('share', { requests: 30, seconds: 600 }) },
    async ({ body }) => shares.track(body.businessId),
  )
}
