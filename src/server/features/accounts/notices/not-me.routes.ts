import type { SessionCookies } from '#server/features/accounts/sessions/session-cookies.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import type { NotMeService } from './not-me.service.ts'

export function notMeRoutes(
  route: Route,
  { notMe, cookies, limits }: { notMe: NotMeService; cookies: SessionCookies; limits: Limits },
): void {
  route(
    'POST /api/not-me',
    { preHandler: limits.perVisitor('not-me', { requests: 20, seconds: 900 }) },
    async ({ body }, reply) => {
      const email = await notMe.deny(body.token)
      cookies.clear(reply)
      return {
        message: `Everybody is signed out and the password no longer works. A link to choose a new one is on its way to ${email}.`,
      }
    },
  )
}
