import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { signedInUser } from '#server/features/accounts/guards.ts'
import { api } from '#shared/paths.ts'
import { idSchema } from '#shared/schemas/id.ts'
import { outboxAnswerSchema, retryAnswerSchema } from '#shared/schemas/operations.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { presentFailedMessage } from './outbox.presenter.ts'
import type { OutboxService } from './outbox.service.ts'

export const outboxRoutes: FastifyPluginAsyncZod<{
  outbox: OutboxService
}> = async (app, { outbox }) => {
  app.get(
    api.adminOutbox,
    {
      schema: {
        tags: ['admin'],
        summary: 'Messages that could not be sent within a day',
        response: { 200: outboxAnswerSchema, '4xx': problemSchema },
      },
    },
    async () => {
      const { messages, ...counts } = await outbox.findFailed()
      return { ...counts, messages: messages.map(presentFailedMessage) }
    },
  )

  app.post(
    '/api/admin/outbox/:id/retry',
    {
      schema: {
        tags: ['admin'],
        summary: 'Send a failed message again, for another day',
        params: z.object({ id: idSchema }),
        response: { 200: retryAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request) => {
      await outbox.retry(signedInUser(request), request.params.id)
      return { message: 'The message is on its way again.' }
    },
  )
}
