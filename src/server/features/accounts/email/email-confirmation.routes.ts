import { signedInUser } from '#server/features/accounts/guards.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { visitorOf } from '#server/platform/http/limits/visitor.ts'
import type { EmailConfirmationService } from './email-confirmation.service.ts'

/** Somebody may have registered with a stranger's address. */
const MAILS_PER_HOUR = { requests: 3, seconds: 3600 }
const MAILS_PER_DAY = { requests: 6, seconds: 24 * 3600 }

export function emailConfirmationRoutes(
  route: Route,
  { confirmations, limits }: { confirmations: EmailConfirmationService; limits: Limits },
): void {
  route(
    'POST /api/confirm-email',
    { preHandler: limits.perVisitor('confirm-email', { requests: 20, seconds: 600 }) },
    async ({ body }) => {
      await confirmations.confirm(body.token)
      return { message: 'Thank you. Your e-mail address is confirmed.' }
    },
  )

  route(
    'POST /api/confirm-email/resend',
    {
      preHandler: async (request) => {
        const { id } = signedInUser(request)
        await limits.consume('resend-confirmation', id, MAILS_PER_HOUR)
        await limits.consume('resend-confirmation-day', id, MAILS_PER_DAY)
      },
    },
    async (request) => {
      const user = request.user
      await confirmations.askAgain(user, visitorOf(request))
      return { message: `A new link is on its way to ${user.email}.` }
    },
  )
}
