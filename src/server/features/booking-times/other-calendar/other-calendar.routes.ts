import { signedInUser } from '#server/features/accounts/guards.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { presentOtherCalendar } from './other-calendar.presenter.ts'
import type { OtherCalendarService } from './other-calendar.service.ts'

/** Each reads somebody's server. */
const READS = {
  requests: 10,
  seconds: 600,
  sentence: 'That was a lot of calendar checks at once. Please wait a few minutes.',
}

export function otherCalendarRoutes(
  route: Route,
  { otherCalendars, limits }: { otherCalendars: OtherCalendarService; limits: Limits },
): void {
  const limited = {
    preHandler: (request: Parameters<typeof signedInUser>[0]) =>
      limits.consume('other-calendar', signedInUser(request).id, READS),
  }
  const answer = async (userId: string) => presentOtherCalendar(await otherCalendars.get(userId))

  route('GET /api/dashboard/other-calendar', ({ user }) => answer(user.id))

  route('PUT /api/dashboard/other-calendar', limited, async ({ user, body }) => {
    await otherCalendars.save(user.id, body.address)
    return answer(user.id)
  })

  route('POST /api/dashboard/other-calendar/read', limited, async ({ user }) => {
    await otherCalendars.readNow(user.id)
    return answer(user.id)
  })

  route('DELETE /api/dashboard/other-calendar', ({ user }) => otherCalendars.remove(user.id))
}
