import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { api } from '#shared/paths.ts'
import { confirmEmailSchema, doneAnswerSchema } from '#shared/schemas/account.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import type { EmailConfirmationService } from './email-confirmation.service.ts'
import { type Guards, signedInUser } from './guards.ts'

/** Somebody may have registered with a stranger's address. */
const MAILS_PER_HOUR = { requests: 3, seconds: 3600 }
const MAILS_PER_DAY = { requests: 6, seconds: 24 * 3600 }

export const emailConfirmationRoutes: FastifyPluginAsyncZod<{
  confirmations: EmailConfirmationService
  guards: Guards
  limits: Limits
}> = async (app, { confirmations, guards, limits }) => {
  app.post(
    api.confirmEmail,
    {
      preHandler: limits.perVisitor('confirm-email', { requests: 20, seconds: 600 }),
      schema: {
        tags: ['accounts'],
        summary: 'Confirm the e-mail address with the token of a mail',
        body: confirmEmailSchema,
        response: { 200: doneAnswerSchema, '4xx': problemSchema },
      },
    },
    async ({ body }) => {
      await confirmations.confirm(body.token)
      return { message: 'Thank you. Your e-mail address is confirmed.' }
    },
  )

  app.post(
    api.resendConfirmation,
    {
      onRequest: guards.requireSession,
      preHandler: async (request) => {
        const { id } = signedInUser(request)
        await limits.consume('resend-confirmation', id, MAILS_PER_HOUR)
        await limits.consume('resend-confirmation-day', id, MAILS_PER_DAY)
      },
      schema: {
        tags: ['accounts'],
        summary: 'Send the mail with the confirmation link again; earlier links end',
        response: { 200: doneAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      const user = signedInUser(request)
      await confirmations.askAgain(user)
      return { message: `A new link is on its way to ${user.email}.` }
    },
  )
}
