import type { Route } from '#server/platform/http/api-route.ts'
import { presentBlockedTime } from './blocked-time.presenter.ts'
import type { BlockedTimeService } from './blocked-time.service.ts'

export function blockedTimeRoutes(
  route: Route,
  { blockedTimes }: { blockedTimes: BlockedTimeService },
): void {
  route('GET /api/dashboard/blocked-times', async ({ user }) => ({
    blockedTimes: (await blockedTimes.find(user.id)).map(presentBlockedTime),
  }))

  route('POST /api/dashboard/blocked-times', async ({ user, body }) => {
    const made = await blockedTimes.create(user.id, body)
    return { blockedTime: presentBlockedTime(made) }
  })

  route('DELETE /api/dashboard/blocked-times/:id', ({ user, params }) =>
    blockedTimes.remove(user.id, params.id),
  )
}
