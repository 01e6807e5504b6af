import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Refusal } from '#server/platform/errors.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { billingApi } from '#shared/billing/billing-paths.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import type { NotificationService } from './notification.service.ts'

const BODY_LIMIT = 16 * 1024
/**
 * For senders that are not the provider: enough to notice a wrong setting, and so little that what is stored
 * for 30 days stays below a gigabyte.
 */
const PER_UNKNOWN_SENDER = { requests: 60, wideRequests: 120, seconds: 3600 }
const ALL_UNKNOWN_SENDERS = { requests: 300, seconds: 3600 }
const UNKNOWN_SENDER_BODY = 4 * 1024

/** The provider's notifications: stored as received, answered at once, checked later. */
export const notificationRoutes: FastifyPluginAsyncZod<{
  notifications: NotificationService
  limits: Limits
}> = async (app, { notifications, limits }) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  app.post(
    billingApi.payfastNotifications,
    {
      bodyLimit: BODY_LIMIT,
      onRequest: async (request) => {
        if (!notifications.isSetUp())
          throw new Refusal('not-found', 'No payment provider is set up here.')
        if (notifications.isFromProvider(request.ip)) return
        await limits.consumeNetwork('payment-stranger', request.ip, PER_UNKNOWN_SENDER)
        await limits.consume('payment-strangers', 'all', ALL_UNKNOWN_SENDERS)
      },
      schema: {
        tags: ['payments'],
        summary: 'A notification of the payment provider',
        description:
          'Form-encoded, as Payfast sends it. Any answer but 200 makes it repeat itself.',
        consumes: ['application/x-www-form-urlencoded'],
        body: z.string().max(BODY_LIMIT),
        response: {
          200: {
            description: 'Stored.',
            content: { 'text/plain': { schema: z.literal('OK') } },
          },
          '4xx': problemSchema,
        },
      },
    },
    async (request, reply) => {
      if (request.body.length > UNKNOWN_SENDER_BODY && !notifications.isFromProvider(request.ip))
        throw new Refusal('too-large', 'No notification is so long.')
      // PostgreSQL stores no NUL, and what comes at the same moment is stored by the same statement.
      if (request.body.includes('\0'))
        throw new Refusal('invalid', 'A notification must not contain a zero byte.')
      await notifications.receive(request.body, request.ip)
      return reply.type('text/plain').send('OK')
    },
  )
}
