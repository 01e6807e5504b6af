import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Devices } from '#server/platform/http/limits/device.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { perRecipient } from '#server/platform/http/limits/mail-limits.ts'
import { reviewApi } from '#shared/review-paths.ts'
import { idSchema } from '#shared/schemas/id.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { confirmRequestSchema } from '#shared/schemas/reviews/review-writer.ts'
import { linkTokenSchema } from '#shared/schemas/text.ts'
import type { ReviewWriterService } from './review-writer.service.ts'

const messageSchema = z.object({ message: z.string() })

export const reviewWriterRoutes: FastifyPluginAsyncZod<{
  writers: ReviewWriterService
  limits: Limits
  devices: Devices
}> = async (app, { writers, limits, devices }) => {
  app.post(
    '/api/reviews/:id/confirmation',
    {
      preHandler: [
        limits.perVisitor('review-confirmation', { requests: 10, seconds: 600 }),
        perRecipient(limits, 'review-confirmation', { anHour: 5, aDay: 10 }),
      ],
      schema: {
        tags: ['visitors'],
        summary: 'Have a link sent that confirms the own review',
        params: z.object({ id: idSchema }),
        body: confirmRequestSchema,
        response: { 202: messageSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const device = devices.hash(devices.ensure(request, reply), 'review')
      await writers.ask(request.params.id, request.body.email, device)
      return reply.code(202).send({ message: 'The link is on its way.' })
    },
  )

  app.post(
    reviewApi.confirm,
    {
      preHandler: limits.perVisitor('review-confirm', { requests: 60, seconds: 600 }),
      schema: {
        tags: ['mail'],
        summary: 'Confirm a review by the token in the message',
        querystring: z.object({ token: linkTokenSchema }),
        response: { 200: messageSchema, '4xx': problemSchema },
      },
    },
    async ({ query }) => {
      await writers.confirm(query.token)
      return { message: 'Your review is confirmed now.' }
    },
  )
}
