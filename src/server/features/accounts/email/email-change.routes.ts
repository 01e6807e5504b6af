import { signedInUser } from '#server/features/accounts/guards.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { perRecipient } from '#server/platform/http/limits/mail-limits.ts'
import type { EmailChangeService } from './email-change.service.ts'

/** Guesses at the password, and mails to addresses that may be somebody else's. */
const TRIES = { requests: 10, seconds: 3600 }

export function emailChangeRoutes(
  route: Route,
  { emailChanges, limits }: { emailChanges: EmailChangeService; limits: Limits },
): void {
  route(
    'POST /api/change-email',
    {
      preHandler: [
        (request) => limits.consume('change-email', signedInUser(request).id, TRIES),
        perRecipient(limits, 'change-email', { anHour: 3, aDay: 6 }),
      ],
    },
    async ({ user, body }) => {
      await emailChanges.ask(user, body)
      return {
        message: `A link is on its way to ${body.email}. Until then nothing changes.`,
      }
    },
  )

  route(
    'POST /api/change-email/confirm',
    { preHandler: limits.perVisitor('confirm-email-change', { requests: 20, seconds: 600 }) },
    async ({ body }) => {
      const email = await emailChanges.confirm(body.token)
      return { message: `From now on you sign in as ${email}.` }
    },
  )
}
