import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { isRobot } from '#server/platform/http/limits/honeypot.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { perRecipient } from '#server/platform/http/limits/mail-limits.ts'
import { api } from '#shared/paths.ts'
import { subscribeAnswerSchema, subscribeSchema } from '#shared/schemas/newsletter.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import type { NewsletterService } from './newsletter.service.ts'

const THANKS = { message: 'Thank you for subscribing to our newsletter!' }

export const newsletterRoutes: FastifyPluginAsyncZod<{
  newsletter: NewsletterService
  limits: Limits
}> = async (app, { newsletter, limits }) => {
  app.post(
    api.newsletter,
    {
      preHandler: [
        limits.perVisitor('newsletter', { requests: 10, seconds: 600 }),
        perRecipient(limits, 'newsletter', { anHour: 5, aDay: 10 }),
      ],
      schema: {
        tags: ['newsletter'],
        summary: 'Subscribe to the newsletter',
        body: subscribeSchema,
        response: { 200: subscribeAnswerSchema, '4xx': problemSchema },
      },
    },
    async ({ body }) => {
      if (!isRobot(body)) await newsletter.subscribe(body)
      return THANKS
    },
  )
}
